import Foundation
import Testing
import UIKit

@MainActor
struct DynamicsTests {
  private final class Delegate: UIDynamicAnimatorDelegate {
    var log: [String] = []
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { log.append("resume") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { log.append("pause") }
  }

  private let attributes: UICollectionViewLayoutAttributes = {
    let attributes = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: 3, section: 1))
    attributes.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    return attributes
  }()

  /// The closed form of a damped oscillator released at rest, `time` seconds later.
  private func oscillation(_ time: Double, frequency: Double, damping: Double) -> Double {
    let omega = 2 * Double.pi * frequency
    let damped = omega * (1 - damping * damping).squareRoot()
    return exp(-damping * omega * time)
      * (cos(damped * time) + damping * omega / damped * sin(damped * time))
  }

  @Test(arguments: [0.1, 0.25, 0.5, 1]) func aSpringSwingsAsTheClosedFormSays(time: Double) {
    let animator = UIDynamicAnimator()
    let spring = UIAttachmentBehavior(item: attributes, attachedToAnchor: attributes.center)
    spring.frequency = 1.5
    spring.damping = 0.4
    animator.addBehavior(spring)
    attributes.center.y += 100
    animator.updateItem(usingCurrentState: attributes)
    for _ in 0..<60 { animator.advance(by: time / 60) }
    let expected = 10 + 100 * oscillation(time, frequency: 1.5, damping: 0.4)
    #expect(abs(attributes.center.y - expected) < 1.5)
    #expect(attributes.center.x == 20)
  }

  @Test func whatRestsIsToldAndStaysAtItsAnchor() {
    let animator = UIDynamicAnimator()
    let delegate = Delegate()
    animator.delegate = delegate
    let spring = UIAttachmentBehavior(item: attributes, attachedToAnchor: attributes.center)
    spring.frequency = 2
    spring.damping = 1
    animator.addBehavior(spring)
    attributes.center.y += 30
    animator.updateItem(usingCurrentState: attributes)
    for _ in 0..<300 { animator.advance(by: 1.0 / 60) }
    #expect(!animator.isRunning)
    #expect(delegate.log == ["resume", "pause"])
    #expect(abs(attributes.center.y - 10) < 0.1)
  }

  /// A flow whose cells hang on springs, as a bouncy list does it.
  private final class SpringFlow: UICollectionViewFlowLayout {
    lazy var animator = UIDynamicAnimator(collectionViewLayout: self)
    var prepared = 0

    override func prepare() {
      super.prepare()
      prepared += 1
      let all = super.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 100, height: 400))
      for attributes in all ?? []
      where animator.layoutAttributesForCell(at: attributes.indexPath) == nil {
        let copy = attributes.copy() as? UICollectionViewLayoutAttributes ?? attributes
        let spring = UIAttachmentBehavior(item: copy, attachedToAnchor: copy.center)
        spring.frequency = 2
        spring.damping = 0.5
        animator.addBehavior(spring)
      }
    }

    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      animator.items(in: rect) as? [UICollectionViewLayoutAttributes]
    }
  }

  @Test func theCollectionViewsTimeMovesItsLayoutsAnimator() throws {
    let layout = SpringFlow()
    layout.itemSize = CGSize(width: 100, height: 40)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
    let rows = Rows(5)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = rows
    view.layoutIfNeeded()
    for _ in 0..<100 { view.advanceAnimations(by: 0.1) }
    view.layoutIfNeeded()
    #expect(!view.isAnimating)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    let rest = cell.center
    let prepared = layout.prepared

    let moved = try #require(layout.animator.layoutAttributesForCell(at: [0, 1]))
    moved.center.y += 20
    layout.animator.updateItem(usingCurrentState: moved)
    view.layoutIfNeeded()
    #expect(cell.center.y == rest.y + 20)
    #expect(view.isAnimating)
    view.advanceAnimations(by: 0.05)
    view.layoutIfNeeded()
    #expect(cell.center.y < rest.y + 20)
    #expect(layout.prepared > prepared)
    for _ in 0..<200 { view.advanceAnimations(by: 0.05) }
    view.layoutIfNeeded()
    #expect(!view.isAnimating)
    #expect(abs(cell.center.y - rest.y) < 0.1)
  }

  private final class Rows: NSObject, UICollectionViewDataSource {
    let count: Int
    init(_ count: Int) { self.count = count }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
      -> UICollectionViewCell
    {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
  }

  @Test func aRodKeepsItsLength() {
    let animator = UIDynamicAnimator()
    let rod = UIAttachmentBehavior(item: attributes, attachedToAnchor: CGPoint(x: 20, y: 60))
    animator.addBehavior(rod)
    attributes.center = CGPoint(x: 100, y: 60)
    animator.updateItem(usingCurrentState: attributes)
    animator.advance(by: 1.0 / 60)
    #expect(rod.length == 50)
    #expect(attributes.center == CGPoint(x: 70, y: 60))
  }

  @Test func itemsAreFoundByPlaceAndIndexPathUntilTheirBehaviorGoes() {
    let animator = UIDynamicAnimator()
    let spring = UIAttachmentBehavior(item: attributes, attachedToAnchor: .zero)
    animator.addBehavior(spring)
    animator.addBehavior(spring)
    #expect(animator.behaviors.count == 1)
    #expect(spring.dynamicAnimator === animator)
    #expect(animator.items(in: CGRect(x: 30, y: 0, width: 10, height: 10)).count == 1)
    #expect(animator.items(in: CGRect(x: 50, y: 0, width: 10, height: 10)).isEmpty)
    #expect(animator.layoutAttributesForCell(at: IndexPath(item: 3, section: 1)) === attributes)
    #expect(animator.layoutAttributesForCell(at: IndexPath(item: 4, section: 1)) == nil)
    animator.removeBehavior(spring)
    #expect(animator.items(in: CGRect(x: 0, y: 0, width: 99, height: 99)).isEmpty)
    #expect(spring.dynamicAnimator == nil)
  }
}

/// Diagnostics of a cell that an animator moves.
@MainActor
struct AnimatedCellTests {
  /// Rows that swing on springs; one is thrown past the end.
  private final class Thrown: UICollectionViewLayout {
    lazy var animator = UIDynamicAnimator(collectionViewLayout: self)

    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 100) }

    override func prepare() {
      guard animator.behaviors.isEmpty else { return }
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: 0, section: 0))
      attributes.frame = CGRect(x: 0, y: 0, width: 80, height: 80)
      let spring = UIAttachmentBehavior(item: attributes, attachedToAnchor: attributes.center)
      spring.frequency = 1
      spring.damping = 0.3
      animator.addBehavior(spring)
      attributes.center.y += 50
      animator.updateItem(usingCurrentState: attributes)
    }

    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      animator.items(in: rect) as? [UICollectionViewLayoutAttributes]
    }
  }

  @Test func aCellThatIsOnItsWayIsNot() {
    let items = OneItem()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: Thrown())
    var told: [Diagnostic.ID] = []
    view.diagnosticHandler = { told.append($0.id) }
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    for _ in 0..<30 {
      view.layoutIfNeeded()
      view.advanceAnimations(by: 1.0 / 60)
    }
    #expect(view.visibleCells.count == 1)
    #expect(told == [])
    withExtendedLifetime(items) {}
  }

  private final class OneItem: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    {
      1
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }
}
