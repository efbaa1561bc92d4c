import Foundation

extension CGRect {
  /// Origin and size as UIKit writes them: `(0 0; 320 44)`.
  var brief: String { "(\(minX.brief) \(minY.brief); \(width.brief) \(height.brief))" }
}

extension UICollectionViewLayoutAttributes {
  /// Class, index path, frame and what is not as it is by default, as UIKit writes them, but without addresses.
  var summary: String {
    let path = indexPath.map(String.init).joined(separator: " - ")
    var text = "<\(type(of: self)) index path: (\(path))"
    if let kind = representedElementKind { text += "; element kind: (\(kind))" }
    text += "; frame = \(frame.brief)"
    if !transform.isIdentity { text += "; transform = \(transform)" }
    if alpha != 1 { text += "; alpha = \(alpha.brief)" }
    if isHidden { text += "; hidden = YES" }
    if zIndex != 0 { text += "; zIndex = \(zIndex)" }
    return text + ";>"
  }
}
