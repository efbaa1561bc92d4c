@testable import CollectionView
import Testing
