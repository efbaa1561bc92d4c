// Empty: Swift Testing asks for a module of this name in files that import UIKit and Testing.
