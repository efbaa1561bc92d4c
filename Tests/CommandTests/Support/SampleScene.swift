/// A scene that is tall, plain and at rest.
enum SampleScene {
  static let text = """
    title: Sample
    data: 200
    cell: { size: [320, 60] }
    layout: { kind: list, estimatedHeight: 60 }

    """

  /// What is drawn on the first item, and on one that only scrolling brings in.
  static let first = "[0,0]"
  static let last = "[0,199]"
}
