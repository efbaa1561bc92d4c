import Foundation

extension UICollectionView {
  /// Pages along an axis that are known at most; with one more what is known begins anew, as in UIKit.
  private static let pagesKept: CGFloat = 5

  /// The elements of the bounds out of what the layout answers, or answered, about the pages that the bounds meet.
  ///
  /// A page is as large as the view. What is known grows by the pages asked for as long as it stays a row or a column of
  /// at most five of them. UIKit's rule: decompiled, `-[_UICollectionViewDataAttributesMap _validateLayoutInRect:]` of
  /// iOS 15 to 26.1 has it, with the answers in an R-tree; up to iOS 12 pages were squares as high as the main screen. It
  /// compares the union with what is known alone, by which a corner nobody asked about would count as known; not here.
  func shownOfPages(named: [ElementKey]) -> [UICollectionViewLayoutAttributes] {
    if settledRect != nil, !named.isEmpty {
      let current = named.filter(exists).compactMap { answer(about: $0) }
      let asked = Set(named)
      pagesAnswer = pagesAnswer.filter { !asked.contains(ElementKey($0)) } + current
    }
    if settledRect?.contains(bounds) != true { askForPages() }
    noteHidden(of: pagesAnswer)
    return landed(pagesAnswer.filter { isFinite($0) && $0.isShown(in: bounds) })
  }

  /// Asks about the pages that the bounds meet, be some of them known.
  private func askForPages() {
    let missing = bounds.grown(toPagesOf: bounds.size)
    guard let known = settledRect, let union = known.grown(byPages: missing, upTo: mostPages) else {
      settledRect = missing
      pagesAnswer = answer(to: missing)
      return
    }
    settledRect = union
    let answer = answer(to: missing)
    let answered = Set(answer.map { ElementKey($0) })
    pagesAnswer.removeAll { $0.frame.meets(missing) || answered.contains(ElementKey($0)) }
    pagesAnswer += answer
  }

  /// The largest rectangle that is known at a time.
  private var mostPages: CGSize {
    CGSize(width: bounds.width * Self.pagesKept, height: bounds.height * Self.pagesKept)
  }
}
