import CollectionView
import Foundation

/// A switch of 51 × 31 points; nothing is drawn.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// Whether the switch is on; setting it notifies nobody.
  open var isOn = false
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?

  private static let size = CGSize(width: 51, height: 31)

  /// A switch at a place; its size is fixed.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }

  /// A switch at the origin if the coder is that of a `UINib`; nil for others: archives are not read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame = CGRect(origin: .zero, size: Self.size)
  }

  /// Turns the switch on or off, at once.
  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  open override var intrinsicContentSize: CGSize { Self.size }

  override func touchUpInside() {
    isOn.toggle()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}

/// A slider; nothing is drawn, and fingers do not move it.
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// The value, kept between the minimum and the maximum.
  open var value: Float {
    get { ownValue }
    set { ownValue = max(minimumValue, min(newValue, maximumValue)) }
  }
  private var ownValue: Float = 0
  open var minimumValue: Float = 0 {
    didSet {
      maximumValue = max(minimumValue, maximumValue)
      value = ownValue
    }
  }
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = ownValue
    }
  }
  /// Whether targets are notified while a finger moves; has no effect here.
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?

  /// Sets the value, at once.
  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
  }
}
