/// Lets a file with `import CoreGraphics` compile unchanged.
@_exported import Foundation
@_exported import UIKit
