/// Lets a file with `import QuartzCore` compile unchanged.
@_exported import Foundation
@_exported import UIKit
