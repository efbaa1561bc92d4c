import Foundation

extension UICollectionView {
  /// The class of some cells and how they are filled, in one value.
  ///
  /// Made once and kept outside the data source's methods: one made anew for each cell has a queue of its own, so no
  /// cell is ever used again.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell, Item> where Cell: UICollectionViewCell {
    /// Fills a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let handler: Handler
    let identity = RegistrationIdentity()

    /// A registration of the cell class that the handler takes.
    public init(handler: @escaping Handler) {
      self.handler = handler
    }
  }

  /// A cell from the queue, or a new one, filled by a registration, which is registered on first use.
  ///
  /// - Parameters:
  ///   - registration: The class of the cell and how it is filled.
  ///   - indexPath: The item's place.
  ///   - item: What the cell shows; for nil the registration's handler is not called.
  /// - Returns: The cell, with the attributes of its place applied.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: UICollectionView.CellRegistration<Cell, Item>, for indexPath: IndexPath,
    item: Item?
  ) -> Cell where Cell: UICollectionViewCell {
    let identifier = registration.identity.identifier(in: self) { identifier in
      register(Cell.self, forCellWithReuseIdentifier: identifier)
    }
    let cell: Cell = registered(
      dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath),
      ReuseKey(kind: nil, identifier: identifier), at: indexPath
    ) { dequeueCell(identifier, at: indexPath) }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }
}
