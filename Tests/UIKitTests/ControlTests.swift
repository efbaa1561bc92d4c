import Foundation
import Testing
import UIKit

@MainActor @Suite("Controls")
struct ControlTests {
  private final class Target: NSObject, SelectorPerforming {
    var calls: [String] = []

    func perform(_ selector: Selector, with sender: Any?) {
      calls.append(selector.description)
    }
  }

  private final class Cell: UICollectionViewCell, SelectorPerforming {
    let button = UIButton(type: .system)
    var taps = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      button.setTitle("Add", for: .normal)
      button.addTarget(nil, action: Selector("add:"), for: .touchUpInside)
      contentView.addSubview(button)
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
    }

    func perform(_ selector: Selector, with sender: Any?) {
      if selector == Selector("add:"), sender is UIButton { taps += 1 }
    }
  }

  private final class Row: UIView, SelectorPerforming {
    var calls: [String] = []

    func perform(_ selector: Selector, with sender: Any?) { calls.append(selector.description) }

    func handles(_ selector: Selector) -> Bool { selector == Selector("open:") }
  }

  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
  }

  @Test("Targets and actions are notified of their events in order, until they are removed")
  func targets() {
    let control = UIControl(frame: .zero)
    let target = Target()
    var calls: [String] = []
    control.addTarget(target, action: Selector("down"), for: .touchDown)
    control.addTarget(target, action: Selector("down"), for: .touchCancel)
    control.addTarget(target, action: Selector("up"), for: [.touchUpInside, .touchUpOutside])
    let action = UIAction(title: "A", identifier: UIAction.Identifier("a")) { action in
      calls.append("\(action.title) \(action.sender is UIControl)")
    }
    control.addAction(action, for: .touchDown)
    control.addAction(
      UIAction(identifier: action.identifier) { _ in calls.append("B") }, for: .touchDown)
    control.addAction(action, for: .valueChanged)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)
    #expect(target.calls == ["down", "up"])
    #expect(calls == ["B"])
    control.sendActions(for: .valueChanged)
    #expect(calls == ["B", "A true"])
    #expect(control.allTargets == [target])
    #expect(
      control.allControlEvents
        == [.touchDown, .touchCancel, .touchUpInside, .touchUpOutside, .valueChanged])
    #expect(control.actions(forTarget: target, forControlEvent: .touchCancel) == ["down"])
    control.removeTarget(target, action: Selector("up"), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .touchUpOutside)
    #expect(target.calls == ["down", "up", "up"])
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.allTargets.isEmpty)
  }

  @Test("A control does not retain its targets")
  func weakTargets() {
    let control = UIControl(frame: .zero)
    weak var gone: Target?
    do {
      let target = Target()
      gone = target
      control.addTarget(target, action: Selector("x"), for: .touchDown)
    }
    #expect(gone == nil)
    control.sendActions(for: .touchDown)
    #expect(control.allTargets.isEmpty)
  }

  @Test("Touches highlight a control and notify its targets")
  func touches() {
    let control = UIControl(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    var events: [String] = []
    for (name, event) in [
      ("down", UIControl.Event.touchDown), ("exit", .touchDragExit), ("enter", .touchDragEnter),
      ("up", .touchUpInside), ("outside", .touchUpOutside), ("cancel", .touchCancel),
    ] {
      control.addAction(UIAction { _ in events.append(name) }, for: event)
    }
    func touch(_ x: CGFloat) -> Set<UITouch> { [UITouch(in: control, at: CGPoint(x: x, y: 5))] }
    control.touchesBegan(touch(5), with: nil)
    #expect(control.isHighlighted && control.isTracking && control.state == .highlighted)
    control.touchesMoved(touch(50), with: nil)
    #expect(!control.isHighlighted && !control.isTouchInside)
    control.touchesMoved(touch(6), with: nil)
    control.touchesEnded(touch(6), with: nil)
    #expect(events == ["down", "exit", "enter", "up"])
    control.touchesBegan(touch(5), with: nil)
    control.touchesEnded(touch(50), with: nil)
    control.touchesBegan(touch(5), with: nil)
    control.touchesCancelled(touch(5), with: nil)
    #expect(events.suffix(4) == ["down", "outside", "down", "cancel"])
    control.isEnabled = false
    control.touchesBegan(touch(5), with: nil)
    #expect(events.count == 8 && control.state == .disabled)
  }

  @Test("A nil target is the first responder that handles the action: here the cell")
  func responderChain() {
    let cell = Cell(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    cell.button.sendActions(for: .touchUpInside)
    #expect(cell.taps == 1)
    #expect(cell.button.allTargets.first is NSNull)
  }

  @Test("A responder without the method of an action is passed over")
  func responderWithoutMethod() {
    let cell = Cell(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let row = Row(frame: .zero)
    row.addSubview(cell.button)
    cell.contentView.addSubview(row)
    cell.button.sendActions(for: .touchUpInside)
    #expect(cell.taps == 1 && row.calls.isEmpty)
    cell.button.sendAction(Selector("open:"), to: nil, for: nil)
    #expect(row.calls == ["open:"])
  }

  @Test("A button shows the content of its state, or that of the normal one")
  func buttonStates() {
    let button = UIButton(type: .custom)
    #expect(button.currentTitle == nil && button.currentTitleColor == .white)
    button.setTitle("Follow", for: .normal)
    button.setTitle("Following", for: .selected)
    button.setTitleColor(.red, for: .normal)
    button.setImage(image(10, 10), for: .normal)
    #expect(button.titleLabel?.text == "Follow" && button.titleLabel?.textColor == .red)
    button.isSelected = true
    #expect(button.currentTitle == "Following" && button.titleLabel?.text == "Following")
    button.isHighlighted = true
    #expect(button.currentTitle == "Follow")
    #expect(button.title(for: .disabled) == "Follow")
    #expect(button.imageView?.image?.size.width == 10)
  }

  @Test("A button is as large as its content with insets, and centres it")
  func buttonSize() {
    let button = UIButton(frame: .zero)
    button.titleLabel?.font = .systemFont(ofSize: 10)
    button.setTitle("abcd", for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 20, height: 24))
    button.setImage(image(16, 16), for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(button.intrinsicContentSize == CGSize(width: 42, height: 20))
    button.contentEdgeInsets = .zero
    button.frame = CGRect(x: 0, y: 0, width: 56, height: 40)
    button.titleEdgeInsets.left = 4
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 10, y: 12, width: 16, height: 16))
    #expect(button.titleLabel?.frame == CGRect(x: 28, y: 14, width: 20, height: 12))
    button.contentHorizontalAlignment = .left
    button.contentVerticalAlignment = .top
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.origin == .zero)
    #expect(button.titleLabel?.frame.origin == CGPoint(x: 20, y: 0))
  }

  @Test("A button shows an attributed title with its attributes, and has its size")
  func attributedTitle() {
    let button = UIButton(type: .custom)
    button.titleLabel?.font = .systemFont(ofSize: 10)
    button.setTitle("ab", for: .normal)
    let title = NSAttributedString(
      string: "abcd", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    button.setAttributedTitle(title, for: .selected)
    #expect(button.intrinsicContentSize.width == 10)
    button.isSelected = true
    #expect(button.titleLabel?.attributedText == title)
    #expect(button.intrinsicContentSize == CGSize(width: 40, height: 36))
    button.isSelected = false
    #expect(button.titleLabel?.text == "ab")
    #expect(button.intrinsicContentSize.width == 10)
  }

  @Test("Labels, images and switches of a nib are as those of init(frame:)")
  func nibs() throws {
    func make<View: UIView>(_ type: View.Type) throws -> View {
      try #require(
        UINib(nibName: "\(type)", bundle: nil).instantiate(withOwner: nil).first as? View)
    }
    let label = try make(UILabel.self)
    let imageView = try make(UIImageView.self)
    let toggle = try make(UISwitch.self)
    #expect(!label.isUserInteractionEnabled && !imageView.isUserInteractionEnabled)
    #expect(toggle.isUserInteractionEnabled)
    #expect(toggle.frame == CGRect(x: 0, y: 0, width: 51, height: 31))
  }

  @Test("A primary action gives a button its title and is called by touches")
  func primaryAction() {
    var taps = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "OK") { _ in taps += 1 })
    button.sizeToFit()
    #expect(button.currentTitle == "OK" && button.bounds.size == button.intrinsicContentSize)
    let touch: Set<UITouch> = [UITouch(in: button, at: CGPoint(x: 1, y: 1))]
    button.touchesBegan(touch, with: nil)
    button.touchesEnded(touch, with: nil)
    #expect(taps == 1)
  }

  @Test("A page control keeps its page among the pages")
  func pageControl() {
    let pages = UIPageControl(frame: .zero)
    pages.currentPage = 3
    #expect(pages.currentPage == 0)
    pages.numberOfPages = 5
    pages.currentPage = 9
    #expect(pages.currentPage == 4)
    pages.numberOfPages = 2
    #expect(pages.currentPage == 1)
    pages.hidesForSinglePage = true
    #expect(pages.size(forNumberOfPages: 2) == CGSize(width: 23, height: 37))
  }

  @Test("A switch changes by a touch, a slider keeps its range")
  func switchAndSlider() {
    let toggle = UISwitch(frame: .zero)
    var changes = 0
    toggle.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    toggle.setOn(true, animated: true)
    let touch: Set<UITouch> = [UITouch(in: toggle, at: CGPoint(x: 5, y: 5))]
    toggle.touchesBegan(touch, with: nil)
    toggle.touchesEnded(touch, with: nil)
    #expect(!toggle.isOn && changes == 1)
    #expect(toggle.frame.size == CGSize(width: 51, height: 31))
    let slider = UISlider(frame: .zero)
    slider.maximumValue = 10
    slider.setValue(20, animated: false)
    #expect(slider.value == 10)
    slider.maximumValue = 4
    #expect(slider.value == 4)
  }

  @Test("An image view is as large as its image and takes no touches")
  func imageView() {
    let image = image(30, 20)
    let view = UIImageView(image: image, highlightedImage: nil)
    #expect(view.intrinsicContentSize == image.size && view.frame.size == image.size)
    #expect(!view.isUserInteractionEnabled)
    view.image = nil
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }
}
