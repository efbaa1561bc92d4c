import Foundation

extension UICollectionView {
  /// A class of cells with a handler that configures them.
  ///
  /// Create a registration once, outside the data source's methods: one created for each cell has a queue of its own, so no
  /// cell is ever reused.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell, Item> where Cell: UICollectionViewCell {
    /// Configures a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let nib: UINib?
    let handler: Handler
    let identity = RegistrationIdentity()

    /// A registration of the handler's cell class.
    public init(handler: @escaping Handler) {
      nib = nil
      self.handler = handler
    }

    /// A registration of a nib, whose class is the handler's cell class or inherits from it.
    public init(cellNib: UINib, handler: @escaping Handler) {
      nib = cellNib
      self.handler = handler
    }
  }

  /// A cell from the queue, or a new one, configured by a registration, which is registered on first use.
  ///
  /// - Parameters:
  ///   - registration: The class of the cell, with its handler.
  ///   - indexPath: The item's place.
  ///   - item: The item that the cell shows; if nil, the registration's handler is not called.
  /// - Returns: The cell, with the attributes of its place applied.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: UICollectionView.CellRegistration<Cell, Item>, for indexPath: IndexPath,
    item: Item?
  ) -> Cell where Cell: UICollectionViewCell {
    let identifier = registration.identity.identifier(in: self) { identifier in
      if let nib = registration.nib {
        register(nib, forCellWithReuseIdentifier: identifier)
      } else {
        register(Cell.self, forCellWithReuseIdentifier: identifier)
      }
    }
    let cell: Cell = registered(
      dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath),
      ReuseKey(kind: nil, identifier: identifier), at: indexPath
    ) { dequeueCell(identifier, at: indexPath) }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }
}

extension UICollectionView {
  /// A class and kind of supplementary views with a handler that configures them.
  ///
  /// Create it once, outside the data source's methods, like a cell registration.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary>
  where Supplementary: UICollectionReusableView {
    /// Configures a supplementary view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let elementKind: String
    let nib: UINib?
    let handler: Handler
    let identity = RegistrationIdentity()

    /// A registration of the handler's view class, for one kind of element.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      nib = nil
      self.handler = handler
    }

    /// A registration of a nib, whose class is the handler's view class or inherits from it, for one kind of element.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      nib = supplementaryNib
      self.handler = handler
    }
  }

  /// A supplementary view from the queue, or a new one, configured by a registration, which is registered on first use.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: UICollectionView.SupplementaryRegistration<Supplementary>,
    for indexPath: IndexPath
  ) -> Supplementary where Supplementary: UICollectionReusableView {
    let kind = registration.elementKind
    let identifier = registration.identity.identifier(in: self) { identifier in
      if let nib = registration.nib {
        register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
      } else {
        register(
          Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
      }
    }
    let view: Supplementary = registered(
      dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: identifier, for: indexPath),
      ReuseKey(kind: kind, identifier: identifier), at: indexPath
    ) { dequeueSupplementaryView(ofKind: kind, identifier, at: indexPath) }
    registration.handler(view, kind, indexPath)
    return view
  }
}
