import Foundation

/// A section of the oracle.
struct PlainSection {
  var items: [PlainItem]
  /// What the header answered when it was asked, by the width of the content.
  var header: [CGFloat: CGFloat] = [:]
  /// What the footer answered when it was asked, by the width of the content.
  var footer: [CGFloat: CGFloat] = [:]
}
