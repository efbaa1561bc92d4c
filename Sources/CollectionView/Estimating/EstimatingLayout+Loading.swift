import Foundation

// Sizes that a delegate gives are asked for in `prepare()`, when the view has its new bounds and the data source its new
// items. What an update or new bounds made worthless stands at the estimate until then, and what is held for the reader
// has moved by that; here it moves to where it belongs.

extension EstimatingLayout {
  /// Asks for every size there is, and remembers how far what is held for the reader moves because of the answers.
  ///
  /// Cells that are asked for themselves say later what they measure; what is estimated here moves nobody.
  func noteLoading(through load: () -> Void) {
    guard let compensation = installation?.behavior.compensation, reader.place != nil else {
      return load()
    }
    let before = contentExtent
    let move = moveOfReader(through: load)
    guard !mayMeasure, !reader.isPushed else { return }
    if reader.isUpdating {
      reader.updateShift += compensation.adjustment(
        ofUpdate: move, contentDelta: contentExtent - before)
    } else if compensation.holdsReader {
      reader.loadingShift += move
    }
  }

  /// How far the content offset moves because of what was loaded since this was asked last.
  func takeShiftOfLoading() -> CGPoint {
    guard reader.loadingShift != 0 else { return .zero }
    defer { reader.loadingShift = 0 }
    return vector(along: reader.loadingShift)
  }
}
