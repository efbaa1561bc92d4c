import CollectionView
import Foundation

extension UIListContentConfiguration {
  /// The style of a text.
  public struct TextProperties: Hashable {
    /// The alignment of lines.
    public enum TextAlignment: Int, Hashable, Sendable {
      case natural = 0
      case center = 1
      case justified = 2
    }

    /// The case of letters.
    public enum TextTransform: Int, Hashable, Sendable {
      case none = 0
      case uppercase = 1
      case lowercase = 2
      case capitalized = 3
    }

    public var font: UIFont
    /// The colour of the text; it is not drawn here.
    public var color: UIColor
    /// The colour that is shown for the text's; nil for the colour itself.
    public var colorTransformer: UIConfigurationColorTransformer? {
      get { transformer.transformer }
      set { transformer.transformer = newValue }
    }
    private var transformer = Transformer()
    public var alignment = TextAlignment.natural
    /// Where text that does not fit is cut; has no effect on the size.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines; 0 for no limit.
    public var numberOfLines = 0
    /// Has no effect here: text keeps its font.
    public var adjustsFontSizeToFitWidth = false
    /// Has no effect here: text keeps its font.
    public var minimumScaleFactor: CGFloat = 0
    /// Has no effect here: text keeps its font.
    public var allowsDefaultTighteningForTruncation = false
    /// Has no effect here: text keeps its font.
    public var adjustsFontForContentSizeCategory = true
    /// Has no effect here: there is no pointer that rests on text.
    public var showsExpansionTextWhenTruncated = false
    public var transform = TextTransform.none

    init(_ style: UIFont.TextStyle, _ color: UIColor = .label) {
      font = .preferredFont(forTextStyle: style)
      self.color = color
    }

    /// The colour that is shown for the text.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    /// A text in the case of the style.
    func transformed(_ text: String) -> String {
      switch transform {
      case .none: text
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      case .capitalized: text.capitalized
      }
    }
  }

  /// The style and size of an image.
  public struct ImageProperties: Hashable {
    /// A length of the reserved size that stands for that of the system's symbols; its value is inferred.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude

    /// The variant of a symbol; has no effect here.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The tint of the image, which is not drawn here; nil for that of the view.
    public var tintColor: UIColor?
    /// The colour that is shown for the tint; nil for the tint itself.
    public var tintColorTransformer: UIConfigurationColorTransformer? {
      get { transformer.transformer }
      set { transformer.transformer = newValue }
    }
    private var transformer = Transformer()
    /// The radius of the corners in points.
    public var cornerRadius: CGFloat = 0
    /// The greatest size of the image, which is scaled to it; a length of 0 has no limit.
    public var maximumSize = CGSize.zero
    /// The size that is reserved for the image, which is centred in it; a length of 0 is that of the image.
    public var reservedLayoutSize = CGSize.zero
    /// Has no effect here: colours are not drawn.
    public var accessibilityIgnoresInvertColors = false

    /// The tint that is shown in a view of a tint.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// The size of an image within the greatest size.
    func size(of image: UIImage) -> CGSize {
      let size = image.size
      guard size.width > 0, size.height > 0 else { return .zero }
      let wide = maximumSize.width > 0 ? maximumSize.width / size.width : 1
      let high = maximumSize.height > 0 ? maximumSize.height / size.height : 1
      let scale = min(1, wide, high)
      return CGSize(width: size.width * scale, height: size.height * scale)
    }

    /// The size that is reserved for an image of a size.
    func reservedSize(for size: CGSize) -> CGSize {
      func length(_ reserved: CGFloat, _ own: CGFloat) -> CGFloat {
        reserved > 0 && reserved < Self.standardDimension ? reserved : own
      }
      return CGSize(
        width: length(reservedLayoutSize.width, size.width),
        height: length(reservedLayoutSize.height, size.height))
    }
  }

  /// A colour transformer; functions have no equality, so values are equal when both or none have one.
  struct Transformer: Hashable {
    var transformer: UIConfigurationColorTransformer?

    static func == (first: Self, second: Self) -> Bool {
      (first.transformer == nil) == (second.transformer == nil)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(transformer == nil)
    }
  }
}
