/// Lets a file that says `import QuartzCore` compile here as it is.
@_exported import Foundation
@_exported import UIKit
