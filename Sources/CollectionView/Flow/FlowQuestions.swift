import Foundation

/// Asks a flow layout's delegate for a layout, and tells so: of the first sections each question, of the others together.
///
/// A million sizes are two lines, so that they neither fill what is kept of calls nor cost more than asking.
@MainActor
struct FlowQuestions {
  /// Sections whose questions are told one by one.
  private static let sectionsTold = 8

  private let view: UICollectionView
  private var firstSection: Int?
  private var others: [FlowDelegateCall.SectionMethod: ClosedRange<Int>] = [:]
  private var otherSizes: (from: IndexPath, to: IndexPath)?

  init(in view: UICollectionView) {
    self.view = view
  }

  /// The delegate's answer about a section; nil from one that lacks the method.
  mutating func ask<Answer>(
    _ method: FlowDelegateCall.SectionMethod, ofSection section: Int,
    _ delegate: (any UICollectionViewDelegateFlowLayout)?,
    as told: (Answer) -> FlowDelegateCall.Answer,
    _ question: (any UICollectionViewDelegateFlowLayout) -> Answer
  ) -> Answer? {
    guard let delegate else { return nil }
    let answer = Unimplemented.call(method.name, of: delegate) { question(delegate) }
    guard let answer else { return nil }
    if isTold(section) {
      view.report(.flowDelegate(.section(method, section, told(answer))))
    } else {
      others[method] = (others[method]?.lowerBound ?? section)...section
    }
    return answer
  }

  /// Takes note of the sizes of items of a section that the delegate was asked for, one after the other.
  mutating func noteSizes(ofSection section: Int, items: Range<Int>, last: CGSize) {
    let isTold = isTold(section)
    guard let first = items.first, let end = items.last else { return }
    let (from, to) = (
      IndexPath(item: first, section: section), IndexPath(item: end, section: section)
    )
    if !isTold {
      otherSizes = (otherSizes?.from ?? from, to)
    } else if from == to {
      view.report(.flowDelegate(.sizeForItem(from, last)))
    } else {
      view.report(.flowDelegate(.sizesForItems(from: from, to: to)))
    }
  }

  /// Tells what was not told section by section.
  func end() {
    if let (from, to) = otherSizes {
      view.report(.flowDelegate(.sizesForItems(from: from, to: to)))
    }
    for method in FlowDelegateCall.SectionMethod.allCases {
      if let sections = others[method] {
        view.report(.flowDelegate(.sections(method, sections)))
      }
    }
  }

  private mutating func isTold(_ section: Int) -> Bool {
    let first = firstSection ?? section
    firstSection = first
    return section - first < Self.sectionsTold
  }
}
