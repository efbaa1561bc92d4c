import Foundation

/// Where an element should be.
struct PlainElement {
  enum Kind: String {
    case cell
    case header
    case footer
  }

  var kind: Kind
  var path: IndexPath
  /// Content points, origins on the pixel grid.
  var frame: CGRect
  /// The item; nil for a header or footer.
  var id: Int?
  var isKnown: Bool
  /// How high its cell will be once it has been asked again.
  var trueHeight: CGFloat = 0
  /// The column of a waterfall, or 0.
  var lane = 0
}
