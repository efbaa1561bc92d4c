import Foundation

extension ObjectText {
  /// Class, address, index path and properties that differ from their defaults.
  ///
  /// Everything but the order of transform, opacity and visibility is from public logs, the separator at the end included.
  static func text(of attributes: UICollectionViewLayoutAttributes) -> String {
    var text = "\(identity(of: attributes)) index path: (\(self.text(of: attributes.indexPath))); "
    if let kind = attributes.representedElementKind { text += "element kind: (\(kind)); " }
    text += "frame = \(self.text(of: attributes.frame)); "
    if !attributes.transform.isIdentity {
      text += "transform = \(self.text(of: attributes.transform)); "
    }
    if attributes.alpha != 1 { text += "alpha = \(short(attributes.alpha)); " }
    if attributes.isHidden { text += "hidden = YES; " }
    if attributes.zIndex != 0 { text += "zIndex = \(attributes.zIndex); " }
    return text
  }
}

extension UICollectionViewLayoutAttributes {
  /// The description without addresses, for diagnostics, which are the same in every run.
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
