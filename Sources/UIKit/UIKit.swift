/// Lets a file with `import UIKit` compile unchanged.
@_exported import CollectionView
@_exported import Foundation
