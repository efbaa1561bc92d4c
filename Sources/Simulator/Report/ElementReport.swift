import Foundation

/// One element in a report.
public struct ElementReport: Sendable, Equatable, Encodable {
  public var category: String
  @Nullable public var kind: String?
  public var indexPath: [Int]
  /// x, y, width, height in content points.
  public var frame: [Double]
  public var zIndex: Int
  public var alpha: Double
  public var measured: Bool
  public var text: String

  init(_ element: ElementFrame) {
    category = element.category.rawValue
    kind = element.kind
    indexPath = element.indexPath
    let rect = element.frame
    frame = [rect.minX, rect.minY, rect.width, rect.height]
    zIndex = element.zIndex
    alpha = element.alpha
    measured = element.sizeState == .measured
    text = element.text
  }
}
