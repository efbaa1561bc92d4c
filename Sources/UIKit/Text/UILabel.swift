import CollectionView
import Foundation

/// A view sized by its text; `UIFont` describes how text is measured.
@preconcurrency @MainActor
open class UILabel: UIView, TextShowing {
  /// The text; setting it drops the attributed text.
  open var text: String? {
    get { ownAttributedText?.string ?? ownText }
    set {
      guard newValue != text || ownAttributedText != nil else { return }
      ownText = newValue
      ownAttributedText = nil
      invalidateIntrinsicContentSize()
    }
  }
  /// The text with attributes; for a label with plain text that text with the label's font and colour.
  open var attributedText: NSAttributedString? {
    get {
      ownAttributedText
        ?? ownText.map {
          NSAttributedString(
            string: $0, attributes: [.font: font as Any, .foregroundColor: textColor as Any])
        }
    }
    set {
      ownText = newValue?.string
      ownAttributedText = newValue
      invalidateIntrinsicContentSize()
    }
  }
  private var ownText: String?
  private var ownAttributedText: NSAttributedString?

  /// The font of text that has none by its attributes.
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet { invalidateIntrinsicContentSize() }
  }
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
  /// Where text that does not fit is cut; has no effect on the size.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  package var shownText: String? { text }
  /// The maximum number of lines; 0 for no limit.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The width to break lines at if nothing else limits it, in points; 0 for none.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }
  open var highlightedTextColor: UIColor?
  open var isHighlighted = false
  open var isEnabled = true
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// Has no effect here: text keeps its font.
  open var adjustsFontSizeToFitWidth = false
  /// Has no effect here: text keeps its font.
  open var minimumScaleFactor: CGFloat = 0
  /// Has no effect here: text keeps its font.
  open var allowsDefaultTighteningForTruncation = false
  /// Has no effect here: text keeps its font.
  open var adjustsFontForContentSizeCategory = false
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines

  /// A label with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A label without extent if the coder is that of a `UINib`; nil for others: archives are not read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    let width = numberOfLines == 1 || size.width <= 0 ? .infinity : size.width
    let measure = TextMeasure(
      font: font ?? .systemFont(ofSize: 17), width: width, maximumLines: numberOfLines)
    let measured = ownAttributedText.map(measure.size) ?? measure.size(of: text)
    return CGSize(width: measured.width.rounded(.up), height: measured.height.rounded(.up))
  }

  /// The box of the text within bounds, with a maximum number of lines.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    let measure = TextMeasure(
      font: font ?? .systemFont(ofSize: 17), width: bounds.width, maximumLines: numberOfLines)
    let size = ownAttributedText.map(measure.size) ?? measure.size(of: text ?? "")
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width),
      height: text?.isEmpty == false ? min(size.height, bounds.height) : 0)
  }

  /// Has no effect here: nothing is drawn.
  open func drawText(in rect: CGRect) {}

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
  }
}

/// How text that is made smaller is aligned.
public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines = 0
  case alignCenters = 1
  case none = 2
}

/// The alignment of lines of text.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  case natural = 4
}

/// How lines of text are broken and cut.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}
