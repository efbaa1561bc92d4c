import Foundation

/// Asks the delegate of a flow layout for sizes and spacings, and reports the calls: those of the first sections one by one,
/// those of the others as ranges, so that a million calls make two entries in the trace.
@MainActor
struct FlowDelegateQueries {
  /// The number of sections whose calls are reported one by one.
  private static let detailedSections = 8

  private let view: UICollectionView
  private var firstSection: Int?
  private var others: [FlowDelegateCall.SectionMethod: ClosedRange<Int>] = [:]
  private var otherSizes: (from: IndexPath, to: IndexPath)?

  init(in view: UICollectionView) {
    self.view = view
  }

  /// The delegate's answer for a section, or nil if it does not implement the method.
  mutating func ask<Answer>(
    _ method: FlowDelegateCall.SectionMethod, ofSection section: Int,
    _ delegate: (any UICollectionViewDelegateFlowLayout)?,
    as reported: (Answer) -> FlowDelegateCall.Answer,
    _ question: (any UICollectionViewDelegateFlowLayout) -> Answer
  ) -> Answer? {
    guard let delegate else { return nil }
    let answer = Unimplemented.call(method.name, of: delegate) { question(delegate) }
    guard let answer else { return nil }
    if isDetailed(section) {
      view.report(.flowDelegate(.section(method, section, reported(answer))))
    } else {
      others[method] = (others[method]?.lowerBound ?? section)...section
    }
    return answer
  }

  /// Reports that the delegate was asked for the sizes of neighbouring items of a section.
  mutating func reportSizes(ofSection section: Int, items: Range<Int>, last: CGSize) {
    let isDetailed = isDetailed(section)
    guard let first = items.first, let end = items.last else { return }
    let (from, to) = (
      IndexPath(item: first, section: section), IndexPath(item: end, section: section)
    )
    if !isDetailed {
      otherSizes = (otherSizes?.from ?? from, to)
    } else if from == to {
      view.report(.flowDelegate(.sizeForItem(from, last)))
    } else {
      view.report(.flowDelegate(.sizesForItems(from: from, to: to)))
    }
  }

  /// Reports the calls that were not reported one by one.
  func reportRanges() {
    if let (from, to) = otherSizes {
      view.report(.flowDelegate(.sizesForItems(from: from, to: to)))
    }
    for method in FlowDelegateCall.SectionMethod.allCases {
      if let sections = others[method] {
        view.report(.flowDelegate(.sections(method, sections)))
      }
    }
  }

  private mutating func isDetailed(_ section: Int) -> Bool {
    let first = firstSection ?? section
    firstSection = first
    return section - first < Self.detailedSections
  }
}
