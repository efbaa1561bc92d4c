/// What a host does to a collection view and asks of it beside UIKit's own members; see `ScrollViewHosting`.
@MainActor
public protocol CollectionViewHosting: AnyObject {}

extension UICollectionView: CollectionViewHosting {}
