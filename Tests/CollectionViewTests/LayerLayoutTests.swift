import Foundation
import Testing

@testable import CollectionView

/// Layers in the layout passes of views.
@Suite("Layers in layout passes")
@MainActor
struct LayerLayoutTests {
  private final class GradientView: UIView {
    let gradient = CALayer()
    var passes: [String] = []

    override func layoutSublayers(of layer: CALayer) {
      passes.append("sublayers")
      super.layoutSublayers(of: layer)
      gradient.frame = layer.bounds
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      passes.append("subviews")
    }
  }

  private final class CountingLayer: CALayer {
    var passes = 0

    override func layoutSublayers() {
      super.layoutSublayers()
      passes += 1
    }
  }

  private final class CountingView: UIView {
    override class var layerClass: AnyClass { CountingLayer.self }
    var passes = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      passes += 1
    }
  }

  @Test("A view places its layers in an override of layoutSublayers(of:)")
  func delegate() {
    let view = GradientView(frame: CGRect(x: 5, y: 5, width: 30, height: 20))
    view.layer.addSublayer(view.gradient)
    view.layoutIfNeeded()
    #expect(view.passes == ["sublayers", "subviews"])
    #expect(view.gradient.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
    view.frame.size.width = 50
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(view.passes.count == 4)
    #expect(view.gradient.frame.width == 50)
    view.layoutSublayers(of: view.gradient)
    #expect(view.passes.suffix(1) == ["sublayers"])
  }

  @Test("A layer class of its own is laid out with the view")
  func layerClass() throws {
    let view = CountingView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    view.layoutIfNeeded()
    let layer = try #require(view.layer as? CountingLayer)
    #expect(layer.passes == 1 && view.passes == 1)
    layer.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(layer.passes == 2 && view.passes == 2)
  }

  @Test("A view's pass runs those of the layers added to its layer, at any depth")
  func addedLayers() {
    let (window, view) = (UIView(frame: .zero), UIView(frame: .zero))
    window.addSubview(view)
    window.layoutIfNeeded()
    let (middle, inner) = (CountingLayer(), CountingLayer())
    middle.addSublayer(inner)
    view.layer.addSublayer(middle)
    window.layoutIfNeeded()
    #expect(middle.passes == 1 && inner.passes == 1)
    inner.bounds.size.width = 7
    window.layoutIfNeeded()
    #expect(middle.passes == 1 && inner.passes == 2)
  }

  @Test("A view whose layer nobody accessed is laid out without one")
  func lazily() {
    let rig = UpdateRig(count: 12)
    #expect(rig.view.visibleCells.count > 10)
    #expect(rig.view.madeLayer == nil)
    #expect(rig.view.visibleCells.allSatisfy { $0.madeLayer == nil })
    let (outer, inner) = (UIView(frame: .zero), UIView(frame: .zero))
    outer.addSubview(inner)
    inner.layer.addSublayer(CALayer())
    #expect(outer.madeLayer == nil)
  }

  @Test("A view is not added to one whose layer is inside its own")
  func cycle() {
    let (outer, inner) = (UIView(frame: .zero), UIView(frame: .zero))
    outer.layer.addSublayer(inner.layer)
    inner.addSubview(outer)
    #expect(outer.superview == nil)
    #expect(inner.layer.superlayer === outer.layer)
    outer.addSubview(inner)
    #expect(inner.superview === outer)
  }
}
