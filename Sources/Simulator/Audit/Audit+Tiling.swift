import CollectionView
import Foundation

extension Audit {
  /// Elements are as far apart as the layout's rules say, in the line or column where they belong.
  func tiling(_ painted: JudgedFrame) -> Violation? {
    guard painted.truth.isKnown else { return nil }
    var broken = painted.seams
    if case .waterfall? = painted.truth.arrangement { broken += changedLanes(in: painted) }
    guard let worst = broken.max(by: { abs($0.excess) < abs($1.excess) }) else { return nil }
    let others = broken.count > 1 ? " (and \(broken.count - 1) more)" : ""
    return Violation(
      invariant: .tiling, amount: worst.excess, unit: .points,
      culprit: culprit(of: worst, in: painted), cause: cause(of: worst, in: painted),
      message: sentence(for: worst) + others)
  }

  /// Items of a waterfall that changed their column although neither the data nor the view changed.
  private func changedLanes(in painted: JudgedFrame) -> [Seam] {
    guard let last, painted.events.upheaval == nil, !painted.events.hasNewSettings else {
      return []
    }
    var formerFrames: [Int: CGRect] = [:]
    for element in last.elements {
      if let item = element.item, formerFrames[item] == nil {
        formerFrames[item] = element.untransformed
      }
    }
    return painted.elements.compactMap { element in
      let frame = element.untransformed
      guard let item = element.item, let former = formerFrames[item], former.width == frame.width,
        abs(painted.cross.start(frame) - painted.cross.start(former)) > pixel
      else { return nil }
      return Seam(
        before: element.identity, after: element.identity, kind: .lane,
        gap: painted.cross.start(frame), wanted: painted.cross.start(former))
    }
  }

  /// The element before the seam if its size has just changed, otherwise the one after it.
  private func culprit(of seam: Seam, in painted: JudgedFrame) -> Finding.Culprit {
    let change = painted.measured.last { ElementFrame.Identity($0) == seam.before }
    if let change { return painted.culprit(change, moved: seam.excess) }
    return Finding.Culprit(
      category: seam.after.category,
      indexPath: Array(seam.after.indexPath), estimated: nil, measured: nil,
      call: "layoutAttributesForElements(in:)", moved: Double(seam.excess))
  }

  private func cause(of seam: Seam, in painted: JudgedFrame) -> FindingCause {
    if case .waterfall? = painted.truth.arrangement, [.lane, .place].contains(seam.kind) {
      return .changedColumn
    }
    if [seam.before, seam.after].contains(where: { $0.category != .cell }) { return .headerSize }
    // A group that is estimated along the scroll axis grows with its members.
    if case .compositional(let composition)? = painted.truth.arrangement, seam.kind == .along,
      seam.gap < 0,
      !composition.isEstimated(inSection: seam.before.indexPath[0], along: painted.axis)
    {
      return .describedSize
    }
    return painted.events.updates.isEmpty ? .wrongPlaces : .framesDuringUpdate
  }

  private func sentence(for seam: Seam) -> String {
    let (before, after) = (seam.before.summary, seam.after.summary)
    switch seam.kind {
    case .along, .across:
      if seam.gap < -pixel, seam.isApart {
        return
          "\(after) begins \((-seam.gap).short) pt before the end of \(before) instead of after it"
      }
      if seam.gap < -pixel {
        return "\(after) overlaps \(before) by \((-seam.gap).short) pt"
      }
      return
        "\(after) begins \(seam.gap.short) pt after the end of \(before) instead of \(seam.wanted.short) pt"
    case .place:
      return
        "\(after) is at \(seam.gap.short) pt across; the true sizes put it at \(seam.wanted.short) pt"
    case .start:
      return
        "\(after) begins at \(seam.gap.short) pt; the true sizes put it at \(seam.wanted.short) pt"
    case .lane:
      return
        "\(after) changed its column on the screen, from \(seam.wanted.short) to \(seam.gap.short) pt across"
    }
  }
}
