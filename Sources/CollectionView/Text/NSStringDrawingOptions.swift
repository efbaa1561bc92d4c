#if !canImport(Darwin)
  /// How text is measured.
  public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int
    /// The text may have several lines; without it there is one.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    /// Counts the space between lines; there is none here.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    /// Measures what is drawn rather than the lines; the same here.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
    /// Cuts the last line that fits.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }
  }

  /// What measuring text tells besides the size: nothing.
  public final class NSStringDrawingContext {
    /// A context.
    public init() {}
  }
#endif
