/// Lets a file that says `import UIKit` compile here as it is.
@_exported import CollectionView
@_exported import Foundation
