/// Whether a value may be read in a log.
public struct OSLogPrivacy: Hashable, Sendable {
  let hides: Bool

  /// Shown: what is written here is read by whoever runs the program.
  public static let auto = OSLogPrivacy(hides: false)
  public static let `public` = OSLogPrivacy(hides: false)
  public static let `private` = OSLogPrivacy(hides: true)
  public static let sensitive = OSLogPrivacy(hides: true)
}
