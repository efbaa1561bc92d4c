import Foundation
import Testing
import UIKit

@Suite("Names that pasted code uses")
struct NamesTests {
  private static let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test("Names of older Swift stand for today's")
  @MainActor func oldNames() {
    let insets = UIEdgeInsetsMake(1, 2, 3, 4)
    #expect(UIEdgeInsetsInsetRect(Self.square, insets) == CGRect(x: 2, y: 1, width: 4, height: 6))
    #expect(UICollectionElementKindSectionHeader == UICollectionView.elementKindSectionHeader)
    #expect(UIScrollViewDecelerationRateFast == .fast)
    #expect(
      UICollectionViewScrollDirection.horizontal == UICollectionView.ScrollDirection.horizontal)
  }

  @Test("Geometry goes into boxes and texts and comes back")
  func boxes() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
    #expect(rect.equalTo(rect) && !rect.size.equalTo(.zero))
  }
}
