/// Lets a file that says `import CoreGraphics` compile here as it is.
@_exported import Foundation
@_exported import UIKit
