import Foundation

extension ObjectText {
  /// Class, address, index path and properties that differ from their defaults.
  ///
  /// Everything but the order of transform, opacity and visibility is from public logs, the separator at the end included.
  static func text(of attributes: UICollectionViewLayoutAttributes) -> String {
    let parts = Self.parts(
      of: attributes, path: text(of: attributes.indexPath), frame: text(of: attributes.frame))
    return "\(identity(of: attributes)) \(parts.joined(separator: "; ")); "
  }

  fileprivate static func parts(
    of attributes: UICollectionViewLayoutAttributes, path: String, frame: String
  ) -> [String] {
    var parts = ["index path: (\(path))"]
    if let kind = attributes.representedElementKind { parts.append("element kind: (\(kind))") }
    parts.append("frame = \(frame)")
    if !attributes.transform.isIdentity {
      parts.append("transform = \(text(of: attributes.transform))")
    }
    if attributes.alpha != 1 { parts.append("alpha = \(short(attributes.alpha))") }
    if attributes.isHidden { parts.append("hidden = YES") }
    if attributes.zIndex != 0 { parts.append("zIndex = \(attributes.zIndex)") }
    return parts
  }
}

extension UICollectionViewLayoutAttributes {
  /// The description without addresses and with all digits of the frame, for diagnostics, which are the same in every run.
  var summary: String {
    let parts = ObjectText.parts(
      of: self, path: ObjectText.steps(of: indexPath), frame: frame.brief)
    return "<\(type(of: self)) \(parts.joined(separator: "; "));>"
  }
}
