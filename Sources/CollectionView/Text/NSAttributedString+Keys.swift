import Foundation

#if !canImport(Darwin)
  extension NSAttributedString.Key {
    /// A `UIFont`.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// A `UIColor`.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// A `UIColor`.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  }
#endif

/// The key of a font, by its old name.
public let NSFontAttributeName = NSAttributedString.Key.font
