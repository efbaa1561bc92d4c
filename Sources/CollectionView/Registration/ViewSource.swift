import Foundation

/// The maker of a queue's views: a class, or a nib.
@MainActor
struct ViewSource {
  let viewClass: UICollectionReusableView.Type
  /// Nil for a registered class.
  let nib: UINib?

  init(_ viewClass: UICollectionReusableView.Type, nib: UINib? = nil) {
    self.viewClass = viewClass
    self.nib = nib
  }

  /// A new view with an identifier; one from a nib gets its frame from the collection view.
  func makeView(frame: CGRect, identifier: String?) -> UICollectionReusableView {
    if let nib { return nib.makeView(viewClass, identifier: identifier) }
    let view = viewClass.make(frame: frame)
    view.reuseIdentifier = identifier
    return view
  }

  /// UIKit's message for a nib whose class does not inherit from that of the views.
  static func invalidNibMessage(for identifier: String, _ base: UICollectionReusableView.Type)
    -> String
  {
    "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which must be a \(ObjectText.name(of: base)) instance"
  }
}

extension UICollectionView {
  /// Finds the maker of a queue's views.
  ///
  /// - Parameters:
  ///   - key: The queue.
  ///   - base: The class that the views inherit from.
  ///   - indexPath: The element that a view is requested for.
  /// - Returns: Nil, with a diagnostic, if nothing suitable is registered.
  func viewSource<View: UICollectionReusableView>(
    for key: ReuseKey, _ base: View.Type, at indexPath: IndexPath
  ) -> ViewSource? {
    if let nib = reuse.registeredNib(for: key) {
      guard let found = nib.foundClass(near: dataSource) else {
        diagnose(.nibNotLoaded, at: indexPath, kind: key.text, nib.notFoundMessage)
        return nil
      }
      guard let viewClass = found as? View.Type else {
        diagnose(
          .invalidNib, at: indexPath, kind: key.text,
          ViewSource.invalidNibMessage(for: key.identifier, base)
        )
        return nil
      }
      return ViewSource(viewClass, nib: nib)
    }
    let registered: AnyClass? = reuse.registeredClass(for: key)
    if let viewClass = registered as? View.Type { return ViewSource(viewClass) }
    // A supplementary view of a class that is no view is not diagnosed: its own check follows.
    if registered == nil || key.kind == nil {
      diagnose(
        .unregisteredReuseIdentifier, at: indexPath, kind: key.text,
        "could not dequeue a view of kind: \(key.kindName) with identifier \(key.identifier) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
      )
    }
    return nil
  }

  /// The source of the decoration views of a kind; nil, with a diagnostic, if the layout registered nothing suitable.
  ///
  /// A class that is not one of reusable views counts as none.
  func decorationSource(ofKind kind: String, at indexPath: IndexPath) -> ViewSource? {
    let layout = collectionViewLayout
    let nib = layout.decorationNib(ofKind: kind)
    let found: AnyClass? = layout.decorationViewClass(ofKind: kind)
    if let viewClass = found as? UICollectionReusableView.Type {
      return ViewSource(viewClass, nib: nib)
    }
    if nib != nil, found != nil {
      diagnose(
        .invalidNib, at: indexPath, kind: kind,
        ViewSource.invalidNibMessage(for: kind, UICollectionReusableView.self))
    } else if let nib {
      diagnose(.nibNotLoaded, at: indexPath, kind: kind, nib.notFoundMessage)
    } else {
      diagnose(
        .missingView, at: indexPath, kind: kind,
        "could not dequeue a decoration view of kind: \(kind) - must register as a class or nib or connect a prototype cell in a storyboard"
      )
    }
    return nil
  }
}

extension ReuseKey {
  /// The element kind, UIKit's own for cells.
  var kindName: String { kind ?? "UICollectionElementKindCell" }

  /// The kind and the identifier, by which two causes of a diagnostic differ.
  fileprivate var text: String { kindName + identifier }
}
