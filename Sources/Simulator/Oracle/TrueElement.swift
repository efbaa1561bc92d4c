import Foundation

/// One element where it belongs when every true size is known.
struct TrueElement: Sendable, Equatable {
  /// What the element is.
  enum Kind: Sendable, Hashable {
    case item
    case header
    case footer
  }

  /// Which element it is.
  struct Identity: Sendable, Hashable {
    var kind: Kind
    var section: Int
    /// The index in the section; 0 for headers and footers.
    var item: Int
  }

  var identity: Identity
  /// Content points.
  var frame: CGRect
}
