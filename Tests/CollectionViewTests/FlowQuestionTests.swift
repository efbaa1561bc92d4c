import CollectionView
import Foundation
import Testing

@Suite("What a flow layout is told to have asked its delegate")
@MainActor
struct FlowQuestionTests {
  /// A delegate that says everything about sections.
  final class Speaker: NSObject, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets {
      UIEdgeInsets(top: CGFloat(section), left: 0, bottom: 0, right: 0)
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
      CGSize(width: 0, height: 20)
    }
  }

  /// A delegate that says the sizes of items and the spacings, too.
  ///
  /// No subclass of the other one: what a class does not have where it conforms, its subclasses cannot answer.
  final class Talker: NSObject, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      CGSize(width: 50, height: 60)
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets {
      .zero
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
      1
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
      1
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
      CGSize(width: 0, height: 20)
    }
  }

  private func asked(_ rig: FlowRig) -> [FlowDelegateCall] {
    rig.events.compactMap {
      if case .call(.flowDelegate(let call)) = $0 { call } else { nil }
    }
  }

  private func path(_ section: Int, _ item: Int) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private let size = CGSize(width: 50, height: 60)

  @Test("Sizes of item after item are one line, and what the delegate lacks is none")
  func sizes() {
    let rig = FlowRig(
      sizes: [[], Array(repeating: size, count: 1000), [size], [size, size]],
      in: CGSize(width: 320, height: 480))
    rig.view.layoutIfNeeded()
    #expect(
      asked(rig) == [
        .sizeForItem(path(1, 0), size), .sizesForItems(from: path(1, 1), to: path(1, 999)),
        .sizeForItem(path(2, 0), size), .sizesForItems(from: path(3, 0), to: path(3, 1)),
      ])
    #expect(rig.sizer.askedCount == 1003)
  }

  @Test("Of a section its sizes are asked first, then inset, item spacing, line spacing, header")
  func order() {
    let rig = FlowRig(sizes: [[size, size]], in: CGSize(width: 320, height: 480))
    let speaker = Talker()
    rig.view.delegate = speaker
    rig.view.layoutIfNeeded()
    let length = FlowDelegateCall.Answer.length(1)
    #expect(
      asked(rig) == [
        .sizeForItem(path(0, 0), size), .sizeForItem(path(0, 1), size),
        .section(.insetForSectionAt, 0, .insets(.zero)),
        .section(.minimumInteritemSpacingForSectionAt, 0, length),
        .section(.minimumLineSpacingForSectionAt, 0, length),
        .section(.referenceSizeForHeaderInSection, 0, .size(CGSize(width: 0, height: 20))),
      ])
  }

  @Test(
    "Sections are asked one after the other, after prepare() has begun")
  func sections() throws {
    let rig = FlowRig(
      sizes: [[size], [size]], in: CGSize(width: 320, height: 480), sizing: .itemSize)
    let speaker = Speaker()
    rig.view.delegate = speaker
    rig.view.layoutIfNeeded()
    #expect(
      asked(rig) == [
        .section(.insetForSectionAt, 0, .insets(.zero)),
        .section(.referenceSizeForHeaderInSection, 0, .size(CGSize(width: 0, height: 20))),
        .section(
          .insetForSectionAt, 1, .insets(UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0))),
        .section(.referenceSizeForHeaderInSection, 1, .size(CGSize(width: 0, height: 20))),
      ])
    let calls = rig.events.compactMap { if case .call(let call) = $0 { call } else { nil } }
    let first = try #require(
      calls.firstIndex { if case .flowDelegate = $0 { true } else { false } })
    let counts = try #require(calls.firstIndex(of: .numberOfItems(first: [1, 1], sections: 2)))
    let prepare = try #require(calls.firstIndex(of: .prepare))
    #expect(prepare < counts && counts < first)
  }

  @Test("Of many sections the first are told one by one, the others together")
  func many() {
    let rig = FlowRig(
      sizes: Array(repeating: [size], count: 500), in: CGSize(width: 320, height: 480))
    rig.view.layoutIfNeeded()
    #expect(asked(rig).count == 9)
    #expect(asked(rig).last == .sizesForItems(from: path(8, 0), to: path(499, 0)))
    let speaker = Speaker()
    rig.view.delegate = speaker
    rig.layout.invalidateLayout()
    rig.view.layoutIfNeeded()
    #expect(asked(rig).count == 9 + 2 * 8 + 2)
    #expect(
      asked(rig).suffix(2) == [
        .sections(.insetForSectionAt, 8...499),
        .sections(.referenceSizeForHeaderInSection, 8...499),
      ])
  }
}
