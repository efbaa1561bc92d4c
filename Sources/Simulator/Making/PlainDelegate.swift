import CollectionView
import Foundation

/// A delegate without opinions.
final class PlainDelegate: NSObject, UICollectionViewDelegate {}
