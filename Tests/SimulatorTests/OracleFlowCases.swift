import Testing

/// A section layout and where its elements belong, as `[x, y, width, height]` by index path.
struct FlowCase: Sendable, CustomTestStringConvertible {
  let id: String
  let viewport: [Double]
  let scale: Double
  let horizontal: Bool
  /// Between lines, between items.
  let spacing: [Double]
  /// Top, left, bottom, right.
  let inset: [Double]
  /// The lengths of header and footer.
  let edges: [Double]
  let sections: [[[Double]]]
  let contentSize: [Double]
  let frames: [String: [Double]]
  let headers: [String: [Double]]
  let footers: [String: [Double]]

  var testDescription: String { id }
}

extension FlowCase {
  /// F20, F22, F23, F27, F29 and F31 are observed or derived, the others were measured on real UIKit.
  static let all: [FlowCase] = [
    FlowCase(
      id: "F01", viewport: [375, 400], scale: 2,
      horizontal: false,
      spacing: [10, 10], inset: [0, 0, 0, 0],
      edges: [0, 0],
      sections: [
        [[100, 60], [100, 60], [100, 60], [100, 60], [100, 60], [100, 60], [100, 60]]
      ],
      contentSize: [375, 200],
      frames: [
        "0,0": [0, 0, 100, 60], "0,1": [137.5, 0, 100, 60], "0,2": [275, 0, 100, 60],
        "0,3": [0, 70, 100, 60], "0,4": [137.5, 70, 100, 60], "0,5": [275, 70, 100, 60],
        "0,6": [0, 140, 100, 60],
      ],
      headers: [:], footers: [:]),
    FlowCase(
      id: "F02", viewport: [375, 400], scale: 2,
      horizontal: false,
      spacing: [10, 10], inset: [8, 16, 8, 16],
      edges: [0, 0],
      sections: [
        [[100, 60], [100, 60], [100, 60], [100, 60], [100, 60], [100, 60], [100, 60]]
      ],
      contentSize: [375, 216],
      frames: [
        "0,0": [16, 8, 100, 60], "0,1": [137.5, 8, 100, 60], "0,2": [259, 8, 100, 60],
        "0,3": [16, 78, 100, 60], "0,4": [137.5, 78, 100, 60], "0,5": [259, 78, 100, 60],
        "0,6": [16, 148, 100, 60],
      ],
      headers: [:], footers: [:]),
    FlowCase(
      id: "F05", viewport: [375, 220], scale: 2,
      horizontal: true,
      spacing: [10, 10], inset: [8, 12, 8, 12],
      edges: [0, 0],
      sections: [[[90, 70], [90, 70], [90, 70], [90, 70], [90, 70], [90, 70], [90, 70]]],
      contentSize: [414, 220],
      frames: [
        "0,0": [12, 8, 90, 70], "0,1": [12, 142, 90, 70], "0,2": [112, 8, 90, 70],
        "0,3": [112, 142, 90, 70], "0,4": [212, 8, 90, 70], "0,5": [212, 142, 90, 70],
        "0,6": [312, 8, 90, 70],
      ],
      headers: [:], footers: [:]),
    FlowCase(
      id: "F07", viewport: [200, 300], scale: 2,
      horizontal: false,
      spacing: [6, 6], inset: [0, 0, 0, 0],
      edges: [0, 0],
      sections: [[[250, 40], [250, 40], [250, 40]]],
      contentSize: [200, 132],
      frames: ["0,0": [-25, 0, 250, 40], "0,1": [-25, 46, 250, 40], "0,2": [-25, 92, 250, 40]],
      headers: [:], footers: [:]),
    FlowCase(
      id: "F09", viewport: [375, 300], scale: 2,
      horizontal: false,
      spacing: [10, 10], inset: [0, 0, 0, 0],
      edges: [0, 0],
      sections: [[[50, 50], [50, 50], [50, 50], [50, 50]]],
      contentSize: [375, 50],
      frames: [
        "0,0": [0, 0, 50, 50], "0,1": [65, 0, 50, 50], "0,2": [130, 0, 50, 50],
        "0,3": [195, 0, 50, 50],
      ],
      headers: [:], footers: [:]),
    FlowCase(
      id: "F13", viewport: [375, 300], scale: 2,
      horizontal: false,
      spacing: [10, 10], inset: [4, 12, 6, 12],
      edges: [30, 20],
      sections: [[[80, 40]], [], [[80, 40]]],
      contentSize: [375, 260],
      frames: ["0,0": [12, 34, 80, 40], "2,0": [12, 194, 80, 40]],
      headers: ["0": [0, 0, 375, 30], "1": [0, 100, 375, 30], "2": [0, 160, 375, 30]],
      footers: ["0": [0, 80, 375, 20], "1": [0, 140, 375, 20], "2": [0, 240, 375, 20]]),
    FlowCase(
      id: "F14", viewport: [375, 400], scale: 2,
      horizontal: false,
      spacing: [10, 8], inset: [5, 10, 5, 10],
      edges: [0, 0],
      sections: [[[120, 40], [100, 55], [90, 40], [200, 30], [60, 40], [150, 40]]],
      contentSize: [375, 165],
      frames: [
        "0,0": [10, 12.5, 120, 40], "0,1": [152.5, 5, 100, 55], "0,2": [275, 12.5, 90, 40],
        "0,3": [10, 75, 200, 30], "0,4": [305, 70, 60, 40], "0,5": [10, 120, 150, 40],
      ],
      headers: [:], footers: [:]),
    FlowCase(
      id: "F16", viewport: [375, 300], scale: 2,
      horizontal: false,
      spacing: [10, 10], inset: [0, 0, 0, 0],
      edges: [0, 0],
      sections: [[[80, 40], [100, 40], [60, 40]]],
      contentSize: [375, 40],
      frames: ["0,0": [0, 0, 80, 40], "0,1": [90, 0, 100, 40], "0,2": [200, 0, 60, 40]],
      headers: [:], footers: [:]),
    FlowCase(
      id: "F17", viewport: [375, 300], scale: 2,
      horizontal: false,
      spacing: [10, 10], inset: [0, 0, 0, 0],
      edges: [0, 0],
      sections: [[[80, 40], [80, 40], [80, 40], [80, 40]]],
      contentSize: [375, 40],
      frames: [
        "0,0": [0, 0, 80, 40], "0,1": [98.5, 0, 80, 40], "0,2": [196.5, 0, 80, 40],
        "0,3": [295, 0, 80, 40],
      ],
      headers: [:], footers: [:]),
    FlowCase(
      id: "F19", viewport: [375, 400], scale: 2,
      horizontal: false,
      spacing: [10, 10], inset: [0, 0, 0, 0],
      edges: [0, 0],
      sections: [[[80, 40], [80, 40], [80, 40]], [[80, 40], [80, 90], [80, 40]]],
      contentSize: [375, 130],
      frames: [
        "0,0": [0, 0, 80, 40], "0,1": [98.5, 0, 80, 40], "0,2": [196.5, 0, 80, 40],
        "1,0": [0, 65, 80, 40], "1,1": [90, 40, 80, 90], "1,2": [180, 65, 80, 40],
      ],
      headers: [:], footers: [:]),
    FlowCase(
      id: "F20", viewport: [320, 400], scale: 2,
      horizontal: false,
      spacing: [10, 8], inset: [0, 10, 0, 10],
      edges: [0, 0],
      sections: [[[100, 40], [100, 40], [250, 40]]],
      contentSize: [320, 90],
      frames: ["0,0": [10, 0, 100, 40], "0,1": [210, 0, 100, 40], "0,2": [10, 50, 250, 40]],
      headers: [:], footers: [:]),
    FlowCase(
      id: "F22", viewport: [375, 400], scale: 2,
      horizontal: false,
      spacing: [10, 10], inset: [0, 0, 0, 0],
      edges: [0, 0],
      sections: [[[375, 40], [80, 40], [80, 40], [80, 40]]],
      contentSize: [375, 90],
      frames: [
        "0,0": [0, 0, 375, 40], "0,1": [0, 50, 80, 40], "0,2": [90, 50, 80, 40],
        "0,3": [180, 50, 80, 40],
      ],
      headers: [:], footers: [:]),
    FlowCase(
      id: "F23", viewport: [390, 844], scale: 3,
      horizontal: false,
      spacing: [5, 5], inset: [0, 0, 0, 0],
      edges: [0, 0],
      sections: [
        [
          [126.66666666666667, 100], [126.66666666666667, 100], [126.66666666666667, 100],
          [126.66666666666667, 100],
        ]
      ],
      contentSize: [390, 205],
      frames: [
        "0,0": [0, 0, 126.6667, 100], "0,1": [263.3333, 0, 126.6667, 100],
        "0,2": [0, 105, 126.6667, 100], "0,3": [263.3333, 105, 126.6667, 100],
      ],
      headers: [:], footers: [:]),
    FlowCase(
      id: "F27", viewport: [375, 200], scale: 2,
      horizontal: true,
      spacing: [10, 10], inset: [0, 0, 0, 0],
      edges: [0, 0],
      sections: [[[90, 250], [90, 250]]],
      contentSize: [190, 200],
      frames: ["0,0": [0, -25, 90, 250], "0,1": [100, -25, 90, 250]],
      headers: [:], footers: [:]),
    FlowCase(
      id: "F29", viewport: [375, 400], scale: 2,
      horizontal: false,
      spacing: [10, 10], inset: [7, 0, 9, 0],
      edges: [0, 0],
      sections: [[], [[100, 50]]],
      contentSize: [375, 82],
      frames: ["1,0": [0, 23, 100, 50]],
      headers: [:], footers: [:]),
    FlowCase(
      id: "F31", viewport: [844, 390], scale: 2,
      horizontal: false,
      spacing: [10, 10], inset: [0, 63, 0, 63],
      edges: [0, 0],
      sections: [[[100, 50], [100, 50], [100, 50], [100, 50], [100, 50], [100, 50]]],
      contentSize: [844, 50],
      frames: [
        "0,0": [63, 0, 100, 50], "0,1": [186.5, 0, 100, 50], "0,2": [310, 0, 100, 50],
        "0,3": [434, 0, 100, 50], "0,4": [557.5, 0, 100, 50], "0,5": [681, 0, 100, 50],
      ],
      headers: [:], footers: [:]),
  ]
}
