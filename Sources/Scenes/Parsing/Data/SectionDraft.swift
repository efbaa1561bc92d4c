/// A section as the scene writes it, before it is repeated and its items have identities.
struct SectionDraft: Sendable {
  enum Items: Sendable {
    case numbered(Int)
    case listed([ItemDraft])

    var count: Int {
      switch self {
      case .numbered(let count): count
      case .listed(let items): items.count
      }
    }
  }

  var header: String?
  var footer: String?
  var items: Items
  var times = 1

  init(items: Items) {
    self.items = items
  }

  /// Reads `{ items, header, footer }`, and whatever else the caller knows.
  ///
  /// - Parameters:
  ///   - map: The section.
  ///   - limit: The most items a number may say.
  /// - Throws: `SceneError` where a value is none of those.
  init(from map: MapReader, atMost limit: Int) throws {
    items = .numbered(0)
    header = try map["header"]?.text()
    footer = try map["footer"]?.text()
    guard let value = map["items"] else { return }
    if case .text = value.content {
      items = .numbered(try value.wholeNumber(0...limit))
    } else {
      items = .listed(try value.list(of: "items").map(ItemDraft.init(from:)))
    }
  }
}
