import Foundation
import Testing
import UIKit

@MainActor @Suite("Layers")
struct LayerTests {
  private final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
    var gradient: CAGradientLayer? { layer as? CAGradientLayer }
  }

  private final class CardLayer: CAShapeLayer {
    var passes = 0

    override init() {
      super.init()
      cornerRadius = 8
    }

    override init(layer: Any) {
      super.init(layer: layer)
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
    }

    override func layoutSublayers() {
      super.layoutSublayers()
      passes += 1
      for layer in sublayers ?? [] { layer.frame = bounds }
    }
  }

  private final class CardView: UIView {
    override class var layerClass: AnyClass { CardLayer.self }
  }

  @Test("A view has a layer of its layer class")
  func layerClass() {
    let view = GradientView(frame: CGRect(x: 5, y: 6, width: 70, height: 80))
    view.gradient?.colors = [UIColor.red.cgColor, UIColor.clear.cgColor]
    view.gradient?.locations = [0, 1]
    view.gradient?.endPoint = CGPoint(x: 1, y: 0.5)
    #expect(view.gradient?.frame == view.frame)
    #expect(view.gradient?.colors?.count == 2)
    #expect(view.layer.delegate === view)
    #expect((CardView(frame: .zero).layer as? CardLayer)?.cornerRadius == 8)
    #expect(ObjectIdentifier(UIView.layerClass) == ObjectIdentifier(CALayer.self))
    #expect(
      ObjectIdentifier(type(of: UIView(frame: .zero).layer)) == ObjectIdentifier(CALayer.self))
  }

  @Test("A layer without a view has a geometry of its own")
  func geometry() {
    let layer = CAShapeLayer()
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(layer.position == CGPoint(x: 25, y: 40))
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    layer.anchorPoint = .zero
    #expect(layer.frame.origin == CGPoint(x: 25, y: 40))
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 1))
    #expect(layer.frame == CGRect(x: 25, y: 40, width: 60, height: 40))
    layer.isHidden = true
    layer.opacity = 0.25
    layer.backgroundColor = UIColor.red.cgColor
    #expect(layer.isHidden && layer.opacity == 0.25)
    #expect(layer.backgroundColor == UIColor.red.cgColor)
  }

  @Test("A view's layer shares visibility and background with the view")
  func sharing() {
    let view = UIView(frame: .zero)
    view.layer.isHidden = true
    view.layer.backgroundColor = UIColor.green.cgColor
    #expect(view.isHidden)
    #expect(view.backgroundColor == .green)
    view.backgroundColor = nil
    #expect(view.layer.backgroundColor == nil)
  }

  @Test("Sublayers are the layers of the subviews, and among them those that were added")
  func order() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (first, second) = (UIView(frame: .zero), UIView(frame: .zero))
    let (back, front) = (CAGradientLayer(), CAShapeLayer())
    #expect(view.layer.sublayers == nil)
    view.addSubview(first)
    view.layer.insertSublayer(back, at: 0)
    view.layer.addSublayer(front)
    view.addSubview(second)
    #expect(view.layer.sublayers == [back, first.layer, front, second.layer])
    #expect(first.layer.superlayer === view.layer && back.superlayer === view.layer)
    view.bringSubviewToFront(first)
    #expect(view.layer.sublayers == [back, second.layer, first.layer, front])
    first.removeFromSuperview()
    #expect(view.layer.sublayers == [back, second.layer, front])
    view.layer.addSublayer(second.layer)
    #expect(view.layer.sublayers == [back, second.layer, front])
    view.layer.sublayers?.removeAll { $0 is CAShapeLayer }
    #expect(view.layer.sublayers == [back, second.layer])
    #expect(front.superlayer == nil && second.superview === view)
  }

  @Test("Layers are inserted beside others, replaced and moved")
  func inserting() {
    let parent = CALayer()
    let (a, b, c, d) = (CALayer(), CALayer(), CALayer(), CALayer())
    parent.addSublayer(a)
    parent.insertSublayer(b, below: a)
    parent.insertSublayer(c, above: b)
    #expect(parent.sublayers == [b, c, a])
    parent.replaceSublayer(c, with: d)
    #expect(parent.sublayers == [b, d, a])
    #expect(c.superlayer == nil && d.superlayer === parent)
    parent.addSublayer(b)
    #expect(parent.sublayers == [d, a, b])
    let other = CALayer()
    other.addSublayer(a)
    #expect(parent.sublayers == [d, b])
    a.removeFromSuperlayer()
    #expect(other.sublayers == nil)
    parent.sublayers = nil
    #expect(d.superlayer == nil)
  }

  @Test("Points and rectangles convert through positions, bounds and transforms")
  func conversion() {
    let view = UIView(frame: CGRect(x: 100, y: 50, width: 200, height: 200))
    view.bounds.origin = CGPoint(x: 0, y: 30)
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 40, width: 20, height: 20)
    view.layer.addSublayer(layer)
    #expect(layer.convert(CGPoint(x: 1, y: 2), to: view.layer) == CGPoint(x: 11, y: 42))
    #expect(layer.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 111, y: 62))
    #expect(view.layer.convert(layer.bounds, from: layer) == layer.frame)
    layer.transform = CATransform3DMakeScale(2, 2, 1)
    #expect(view.layer.convert(layer.bounds, from: layer) == layer.frame)
    #expect(layer.frame == CGRect(x: 0, y: 30, width: 40, height: 40))
    #expect(layer.convert(CGPoint(x: 0, y: 30), from: view.layer) == .zero)
  }

  @Test("A hit is the frontmost of the deepest layers")
  func hits() {
    let parent = CALayer()
    parent.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
    let (back, front) = (CALayer(), CALayer())
    for layer in [back, front] {
      layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      parent.addSublayer(layer)
    }
    #expect(parent.hitTest(CGPoint(x: 20, y: 20)) === front)
    back.zPosition = 1
    #expect(parent.hitTest(CGPoint(x: 20, y: 20)) === back)
    back.isHidden = true
    front.isHidden = true
    #expect(parent.hitTest(CGPoint(x: 20, y: 20)) === parent)
    #expect(parent.hitTest(CGPoint(x: 5, y: 5)) == nil)
    #expect(parent.contains(CGPoint(x: 5, y: 5)))
  }

  @Test("A layer without a view lays out its sublayers when asked")
  func layout() {
    let card = CardLayer()
    let content = CALayer()
    card.addSublayer(content)
    card.bounds = CGRect(x: 0, y: 0, width: 30, height: 20)
    card.layoutIfNeeded()
    card.layoutIfNeeded()
    #expect(card.passes == 1)
    #expect(content.frame == card.bounds)
    card.bounds.size.width = 50
    #expect(card.needsLayout())
    card.layoutIfNeeded()
    #expect(content.frame.width == 50)
  }

  @Test("A layer takes neither itself nor one that contains it")
  func cycles() {
    let (outer, middle, inner) = (CALayer(), CALayer(), CALayer())
    outer.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    outer.addSublayer(middle)
    middle.addSublayer(inner)
    inner.addSublayer(outer)
    inner.insertSublayer(middle, at: 0)
    inner.addSublayer(inner)
    let child = CALayer()
    inner.addSublayer(child)
    inner.replaceSublayer(child, with: outer)
    #expect(inner.sublayers == [child] && outer.superlayer == nil)
    #expect(outer.sublayers == [middle] && middle.sublayers == [inner])
    #expect(inner.convert(.zero, to: nil) == CGPoint(x: 10, y: 10))
    outer.layoutIfNeeded()
    #expect(outer.hitTest(CGPoint(x: 20, y: 20)) === outer)
    inner.mask = outer
    #expect(inner.mask == nil)
    inner.mask = inner
    #expect(inner.mask == nil)
    outer.mask = inner
    #expect(outer.mask === inner)
  }

  @Test("A view's layer does not take the layer of a view above it")
  func cyclesOfViews() {
    let (outer, inner) = (UIView(frame: .zero), UIView(frame: .zero))
    outer.addSubview(inner)
    let added = CALayer()
    inner.layer.addSublayer(added)
    added.addSublayer(outer.layer)
    #expect(added.sublayers == nil)
    #expect(inner.superview === outer && outer.layer.superlayer == nil)
  }

  @Test("Layers start with Core Animation's values")
  func defaults() {
    let layer = UIView(frame: .zero).layer
    let mask = CAShapeLayer()
    layer.mask = mask
    #expect(layer.mask === mask && mask.superlayer == nil)
    #expect(layer.presentation() === layer && layer.model() === layer)
    #expect(layer.contentsScale == 2)
    #expect(CATextLayer().fontSize == 36)
  }
}
