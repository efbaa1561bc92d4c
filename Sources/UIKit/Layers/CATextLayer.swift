import CollectionView
import Foundation

/// A layer with text; nothing is drawn, the values are kept.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
  /// The text: a string or an attributed string.
  open var string: Any?
  /// The font, such as a `UIFont`; its size is `fontSize`.
  open var font: Any?
  /// The size of the font in points; an attributed string has its own.
  open var fontSize: CGFloat = 36
  open var foregroundColor: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
  /// Whether the text is broken into lines as wide as the bounds.
  open var isWrapped = false
  open var alignmentMode = CATextLayerAlignmentMode.natural
  open var truncationMode = CATextLayerTruncationMode.none
}

/// The alignment of lines of text.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// Where text that does not fit is cut.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
  public static let end = CATextLayerTruncationMode(rawValue: "end")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
