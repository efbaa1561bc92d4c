import Testing
import UIKit.UICollectionView
import UIKit.UIGestureRecognizerSubclass

@MainActor @Suite("Submodules")
struct SubmoduleTests {
  @Test("An import of a part of UIKit imports the whole")
  func whole() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 3, height: 4)
    #expect(layout.itemSize.height == 4)
    #expect(UIBezierPath().isEmpty)
  }
}
