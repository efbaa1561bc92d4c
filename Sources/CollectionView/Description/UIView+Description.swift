import Foundation

/// A view with a text that its description contains; labels of the module `UIKit` conform.
@preconcurrency @MainActor
package protocol TextShowing: AnyObject {
  var shownText: String? { get }
}

extension UIView {
  /// The parts of the description, in UIKit's order; those at their defaults are left out, as in UIKit.
  ///
  /// Gesture recognizers, animations and the background colour, which UIKit also names, are left out.
  final func viewParts() -> [String] {
    var first = "\(ObjectText.name(of: type(of: self))): \(ObjectText.address(of: self))"
    if let base = baseClassName { first += "; baseClass = \(base)" }
    var parts = [first, "frame = \(ObjectText.text(of: frame))"]
    if let text = (self as? any TextShowing)?.shownText {
      parts.append("text = '\(text.count > 25 ? text.prefix(25) + "..." : text[...])'")
    }
    if !transform.isIdentity { parts.append("transform = \(ObjectText.text(of: transform))") }
    if clipsToBounds { parts.append("clipsToBounds = YES") }
    if alpha != 1 { parts.append("alpha = \(ObjectText.short(alpha))") }
    if isHidden { parts.append("hidden = YES") }
    if !isOpaque { parts.append("opaque = NO") }
    if !autoresizingMask.isEmpty { parts.append("autoresize = \(autoresizingMask.letters)") }
    if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if tag != 0 { parts.append("tag = \(tag)") }
    if let layer = madeLayer { parts.append("layer = \(ObjectText.identity(of: layer))") }
    return parts
  }

  /// The class of UIKit that a class of its user inherits from; nil for UIKit's own classes, and for `UIView`.
  private var baseClassName: String? {
    var mirror: Mirror? = Mirror(reflecting: self)
    guard let first = mirror, !ObjectText.isOwn(first.subjectType) else { return nil }
    while let current = mirror {
      if ObjectText.isOwn(current.subjectType) {
        return current.subjectType == UIView.self ? nil : ObjectText.name(of: current.subjectType)
      }
      mirror = current.superclassMirror
    }
    return nil
  }
}

extension UIView.AutoresizingMask {
  /// The flexible margins and lengths as UIKit abbreviates them: `W+H`.
  fileprivate var letters: String {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}
