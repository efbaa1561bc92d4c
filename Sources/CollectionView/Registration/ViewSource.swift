import Foundation

/// What makes the views of a queue: a class, or a nib.
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
}

extension UICollectionView {
  /// Finds what makes the views of a queue.
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
          "invalid nib registered for identifier (\(key.identifier)) - nib must contain exactly one top level object which must be a \(ObjectText.name(of: base)) instance"
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

  /// The source of the decoration views of a kind; nil, with a diagnostic, if the layout registered none.
  func decorationSource(ofKind kind: String, at indexPath: IndexPath) -> ViewSource? {
    let layout = collectionViewLayout
    let nib = layout.decorationNib(ofKind: kind)
    if let viewClass = layout.decorationViewClass(ofKind: kind) {
      return ViewSource(
        viewClass as? UICollectionReusableView.Type ?? UICollectionReusableView.self, nib: nib)
    }
    if let nib {
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
