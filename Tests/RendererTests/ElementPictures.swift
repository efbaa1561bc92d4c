import Foundation
import Simulator

/// Tests of single elements, as they are drawn.
protocol ElementPictures {}

extension ElementPictures {
  /// One element over a viewport of 14 × 6 cells of 10 × 20 points.
  func picture(
    _ element: ElementFrame, isASCII: Bool = false, scrollsHorizontally: Bool = false,
    scale: CGSize = CGSize(width: 10, height: 20)
  ) -> String {
    elementPicture(
      element, columns: 14, rows: 6, scale: scale, scrollsHorizontally: scrollsHorizontally,
      isASCII: isASCII)
  }

  func cell(
    _ x: Double = 0, _ y: Double = 0, _ width: Double = 140, _ height: Double = 120,
    state: ElementFrame.SizeState = .measured, estimated: Double? = nil, isFresh: Bool = false,
    text: String = ""
  ) -> ElementFrame {
    .cell(
      3, x: x, y: y, width: width, height: height, state: state, estimated: estimated,
      isFresh: isFresh, text: text)
  }
}
