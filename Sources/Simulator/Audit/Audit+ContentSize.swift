import Foundation

extension Audit {
  /// The content size equals the extent of the layout's own frames and, once everything is measured, the true extent.
  func contentSize(_ painted: JudgedFrame) -> Violation? {
    guard let expected = painted.content.expectedExtent else { return nil }
    let off = painted.content.extent - expected
    guard abs(off) > pixel else { return nil }
    let fitsFrames =
      painted.content.modelExtent.map { abs($0 - painted.content.extent) <= pixel } ?? false
    let message =
      fitsFrames
      ? "content size is \(painted.content.extent.short) pt; true sizes add up to \(expected.short) pt"
      : "content size is \(painted.content.extent.short) pt; the layout's frames add up to \(expected.short) pt"
    return Violation(
      invariant: .contentSize, amount: off, unit: .points, culprit: painted.culprit(moved: off),
      cause: !fitsFrames
        ? .contentSizeBesideFrames : painted.mistakes.isEmpty ? .framesBesideSizes : .oldItemCount,
      message: message
    )
  }
}
