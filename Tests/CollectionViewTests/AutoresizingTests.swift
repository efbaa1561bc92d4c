import CollectionView
import Foundation
import Testing

@Suite("Autoresizing")
@MainActor
struct AutoresizingTests {
  /// A mask along the horizontal axis, and where a view at 20 of length 40 stands in 100 points that become 200.
  nonisolated static let cases: [(UIView.AutoresizingMask, CGFloat, CGFloat)] = [
    ([], 20, 40),
    (.flexibleWidth, 20, 140),
    (.flexibleLeftMargin, 120, 40),
    (.flexibleRightMargin, 20, 40),
    ([.flexibleLeftMargin, .flexibleRightMargin], 20 + 100 / 3, 40),
    ([.flexibleWidth, .flexibleRightMargin], 20, 90),
    ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 40, 80),
  ]

  @Test("What gives way shares the difference by its length", arguments: cases)
  func horizontal(mask: UIView.AutoresizingMask, start: CGFloat, length: CGFloat) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let child = UIView(frame: CGRect(x: 20, y: 10, width: 40, height: 10))
    child.autoresizingMask = mask
    parent.addSubview(child)
    parent.frame.size.width = 200
    #expect((child.frame.minX - start).magnitude < 1e-9)
    #expect((child.frame.width - length).magnitude < 1e-9)
    #expect(child.frame.minY == 10 && child.frame.height == 10)
  }

  @Test("The vertical axis has its own parts, and all that follow are laid out")
  func vertical() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let bar = UIView(frame: CGRect(x: 0, y: 80, width: 100, height: 20))
    bar.autoresizingMask = .flexibleTopMargin
    parent.addSubview(child)
    parent.addSubview(bar)
    parent.bounds.size = CGSize(width: 300, height: 400)
    #expect(child.frame == CGRect(x: 0, y: 0, width: 300, height: 400))
    #expect(bar.frame == CGRect(x: 0, y: 380, width: 100, height: 20))
  }

  @Test("A view without extent fills a superview that gets one")
  func fromZero() {
    let parent = UIView(frame: .zero)
    let child = UIView(frame: .zero)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 300, height: 400)
    #expect(child.frame == parent.frame)
  }
}
