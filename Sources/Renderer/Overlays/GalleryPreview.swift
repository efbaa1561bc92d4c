import Simulator

/// What an entry of the gallery looks like when it is opened.
public struct GalleryPreview: Sendable, Equatable {
  /// Its first picture; nil when there is none.
  public var frame: Frame?
  /// What to look at, for an entry that does not say so itself; empty for nothing.
  public var about: String
  /// Why there is no picture; empty when there is one.
  public var message: String

  /// A picture, or the reason why there is none.
  public init(frame: Frame? = nil, about: String = "", message: String = "") {
    self.frame = frame
    self.about = about
    self.message = message
  }
}
