import Foundation
import Testing
import UIKit

@testable import Fixes

/// Passes that end with the fix, and not without.
@Suite("Fixes of layout loops")
@MainActor
struct SettlingFixTests {
  /// A cell that prefers 100 and 100.5 points in turn.
  final class Undecided: UICollectionViewCell {
    private var count = 0

    override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
      -> UICollectionViewLayoutAttributes
    {
      count += 1
      attributes.size.height = count.isMultiple(of: 2) ? 100.5 : 100
      return attributes
    }
  }

  private func rig(
    _ cell: UICollectionViewCell.Type, _ layout: UICollectionViewFlowLayout,
    gate: Behavior.SizeGate, count: Int = 1
  ) -> FixRig {
    var behavior = Behavior.uikitFlow
    behavior.sizeGate = gate
    let rig = FixRig(0, height: 0, layout, behavior: behavior)
    rig.view.register(cell, forCellWithReuseIdentifier: "cell")
    rig.rows = (0..<count).map { .init(id: $0, height: $0 == 0 ? 60 : 90) }
    rig.view.reloadData()
    rig.view.layoutIfNeeded()
    return rig
  }

  /// B02: a preferred size that alternates by half a point.
  @Test("A size that alternates by half a point")
  func halfAPoint() {
    func loops(_ layout: UICollectionViewFlowLayout) -> Bool {
      rig(Undecided.self, rowLayout(layout, estimate: 50), gate: .exact)
        .diagnostics.contains(.layoutLoop)
    }
    #expect(loops(UICollectionViewFlowLayout()))
    #expect(!loops(IgnoreHalfAPoint()))
  }

  /// B19: a layout that stretches both cells to 90 points, one of which prefers 60.
  @Test("A row that the layout stretches")
  func stretched() {
    func stretch(_ elements: [UICollectionViewLayoutAttributes]?)
      -> [UICollectionViewLayoutAttributes]?
    {
      let height = elements?.map(\.frame.height).max() ?? 0
      for element in elements ?? [] {
        element.frame = CGRect(
          x: element.frame.minX, y: 0, width: element.frame.width, height: height)
      }
      return elements
    }
    class Plain: UICollectionViewFlowLayout {
      var stretch: ([UICollectionViewLayoutAttributes]?) -> [UICollectionViewLayoutAttributes]? = {
        $0
      }
      override func layoutAttributesForElements(in rect: CGRect)
        -> [UICollectionViewLayoutAttributes]?
      {
        stretch(super.layoutAttributesForElements(in: rect))
      }
    }
    class Fixed: IgnoreHalfAPoint {
      var stretch: ([UICollectionViewLayoutAttributes]?) -> [UICollectionViewLayoutAttributes]? = {
        $0
      }
      override func layoutAttributesForElements(in rect: CGRect)
        -> [UICollectionViewLayoutAttributes]?
      {
        stretch(super.layoutAttributesForElements(in: rect))
      }
    }
    let plain = Plain()
    plain.stretch = stretch
    let fixed = Fixed()
    fixed.stretch = stretch
    func loops(_ layout: UICollectionViewFlowLayout) -> Bool {
      rig(
        FixRig.Cell.self, rowLayout(layout, estimate: 100, width: 150), gate: .frame, count: 2
      ).diagnostics.contains(.layoutLoop)
    }
    #expect(loops(plain))
    #expect(!loops(fixed))
  }

  /// B18: a cell that prefers 320 points of width where 310 are available.
  @Test("A width that does not fit")
  func width() {
    class Wide: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
      {
        attributes.size = CGSize(width: 320, height: 60)
        return attributes
      }
    }
    func result(_ layout: UICollectionViewFlowLayout) -> (wide: Bool, width: CGFloat?) {
      layout.sectionInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0)
      let rig = rig(
        Wide.self, rowLayout(layout, estimate: 60, width: 300), gate: .epsilon, count: 4)
      return (
        rig.diagnostics.contains(.itemWiderThanCollectionView),
        rig.view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.width
      )
    }
    #expect(result(UICollectionViewFlowLayout()) == (true, 320))
    #expect(result(LimitPreferredWidth()) == (false, 310))
  }

  /// B20: 470 points set an inset of 10, which makes them 500, which removes the inset.
  @Test("An inset that depends on the content")
  func inset() {
    func lengths(_ inset: (CGFloat) -> CGFloat) -> [CGFloat] {
      var length: CGFloat = 470
      return (0..<6).map { _ in
        length = inset(length) > 0 ? 500 : 470
        return length
      }
    }
    var fix = TwoThresholds()
    #expect(lengths { $0 < 480 ? 10 : 0 } == [500, 470, 500, 470, 500, 470])
    #expect(
      lengths { fix.inset(10, contentLength: $0, view: 480, margin: 40) }
        == [500, 500, 500, 500, 500, 500])
    // Content that has really grown gives the inset up.
    #expect(fix.inset(10, contentLength: 560, view: 480, margin: 40) == 0)
  }

  /// B43: cells are measured although the layout has no estimate.
  @Test("A cell of fixed size is not measured")
  func skipped() {
    /// A cell that measures its content, as UIKit's do.
    class Counting: UICollectionViewCell {
      static var measured = 0
      override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
      {
        attributes.size = contentView.systemLayoutSizeFitting(attributes.size)
        Self.measured += 1
        return attributes
      }
    }
    class Skipping: SkipFitting {
      static var asked = 0
      override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
      {
        Self.asked += 1
        return super.preferredLayoutAttributesFitting(attributes)
      }
    }
    var behavior = Behavior.uikitFlow
    behavior.fitting = .always
    for cell in [Counting.self, Skipping.self] as [UICollectionViewCell.Type] {
      let rig = FixRig(
        0, height: 50, rowLayout(UICollectionViewFlowLayout()), behavior: behavior)
      rig.view.register(cell, forCellWithReuseIdentifier: "cell")
      rig.rows = [.init(id: 0, height: 50)]
      rig.view.reloadData()
      rig.view.layoutIfNeeded()
    }
    #expect(Counting.measured == 1)
    #expect(Skipping.asked == 1)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.size = CGSize(width: 50, height: 70)
    let answer = SkipFitting().preferredLayoutAttributesFitting(attributes)
    #expect(answer.size == CGSize(width: 50, height: 70))
  }
}
