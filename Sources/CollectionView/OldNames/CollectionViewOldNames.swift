import Foundation

// What Swift 4 and 4.1 called these; sources of that age compile unchanged.

/// `UICollectionView.elementKindSectionHeader` by its old name.
public let UICollectionElementKindSectionHeader = UICollectionView.elementKindSectionHeader
/// `UICollectionView.elementKindSectionFooter` by its old name.
public let UICollectionElementKindSectionFooter = UICollectionView.elementKindSectionFooter

public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition
public typealias UICollectionElementCategory = UICollectionView.ElementCategory
public typealias UICollectionUpdateAction = UICollectionViewUpdateItem.Action

/// `UIScrollView.DecelerationRate.normal` by its old name.
public let UIScrollViewDecelerationRateNormal = UIScrollView.DecelerationRate.normal
/// `UIScrollView.DecelerationRate.fast` by its old name.
public let UIScrollViewDecelerationRateFast = UIScrollView.DecelerationRate.fast

/// `UICollectionViewFlowLayout.automaticSize` by its old name.
public let UICollectionViewFlowLayoutAutomaticSize = UICollectionViewFlowLayout.automaticSize
