import Foundation
import Testing
import UIKit

@MainActor @Suite("Layers, colours and text")
struct AppearanceTests {
  @Test("A layer shares geometry, opacity and clipping with its view")
  func layer() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.layer === view.layer)
    view.layer.anchorPoint = CGPoint(x: 0.5, y: 0)
    #expect(view.frame == CGRect(x: 0, y: 25, width: 100, height: 50))
    view.frame = CGRect(x: 10, y: 20, width: 40, height: 60)
    #expect(view.center == CGPoint(x: 30, y: 20))
    #expect(view.layer.position == CGPoint(x: 30, y: 20))
    view.layer.transform = CATransform3DMakeScale(3, 3, 1)
    #expect(view.transform == CGAffineTransform(scaleX: 3, y: 3))
    view.layer.opacity = 0.5
    #expect(view.alpha == 0.5)
    view.layer.masksToBounds = true
    #expect(view.clipsToBounds)
    view.clipsToBounds = false
    #expect(!view.layer.masksToBounds)
    #expect(UIScrollView(frame: .zero).layer.masksToBounds)
  }

  @Test("A layer without a view keeps its own anchor point and clipping")
  func looseLayer() {
    let layer = CALayer()
    layer.anchorPoint = .zero
    layer.masksToBounds = true
    #expect(layer.anchorPoint == .zero)
    #expect(layer.masksToBounds)
    #expect(layer.frame == .zero)
  }

  @Test("A colour survives the way to a layer and back")
  func colours() {
    #expect(UIColor(cgColor: UIColor.orange.cgColor) == .orange)
  }

  @Test(
    "Text breaks at spaces, and in words that are too long",
    arguments: [
      ("abcd", 100.0, CGSize(width: 20, height: 12)),
      ("abcd efgh", 100, CGSize(width: 45, height: 12)),
      ("abcd efgh", 40, CGSize(width: 20, height: 24)),
      ("abcdefghij", 40, CGSize(width: 40, height: 24)),
      ("a\nb", 100, CGSize(width: 5, height: 24)),
      ("界界", 100, CGSize(width: 20, height: 12)),
    ])
  func text(text: String, width: Double, expected: CGSize) {
    let box = text.boundingRect(
      with: CGSize(width: width, height: .greatestFiniteMagnitude),
      options: .usesLineFragmentOrigin, attributes: [.font: UIFont.systemFont(ofSize: 10)],
      context: nil)
    #expect(box == CGRect(origin: .zero, size: expected))
  }

  @Test("A label's width follows from its lines")
  func label() {
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: 10)
    label.text = "abcd efgh"
    #expect(label.sizeThatFits(CGSize(width: 30, height: 0)) == CGSize(width: 45, height: 12))
    label.numberOfLines = 0
    #expect(label.sizeThatFits(CGSize(width: 30, height: 0)) == CGSize(width: 20, height: 24))
    let fitting = label.systemLayoutSizeFitting(
      CGSize(width: 30, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(fitting == CGSize(width: 30, height: 24))
  }
}
