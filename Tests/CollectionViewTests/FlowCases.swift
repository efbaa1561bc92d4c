import CollectionView
import Foundation
import Testing

/// One arrangement of a flow layout with the frames it must have, in points.
///
/// All numbers are compared exactly, but where they were printed with four decimals.
struct FlowCase: Sendable, CustomTestStringConvertible {
  var id: String
  var size: [CGFloat]
  var displayScale: CGFloat = 2
  var scrollDirection = UICollectionView.ScrollDirection.vertical
  var lineSpacing: CGFloat
  var itemSpacing: CGFloat
  var inset = UIEdgeInsets.zero
  var header: CGFloat = 0
  var footer: CGFloat = 0
  /// What lies outside of the safe area; the content inset stays zero.
  var safeArea = UIEdgeInsets.zero
  var insetReference = UICollectionViewFlowLayout.SectionInsetReference.fromContentInset
  var flowSpacing = Behavior.FlowSpacing.documented
  /// How far numbers may be off that were printed with four decimals.
  var tolerance: CGFloat = 0
  /// Width and height of each item, by section.
  var items: [[[CGFloat]]]
  /// Left, top, width and height by section and item.
  var frames: [[Int]: [CGFloat]]
  var headers: [[Int]: [CGFloat]] = [:]
  var footers: [[Int]: [CGFloat]] = [:]
  var itemsPerLine: [[Int]]
  var contentSize: [CGFloat]

  var testDescription: String { id }

  static let all = [
    f01, f02, f05, f07, f09, f13, f14, f16, f17, f19, f20, f22, f23, f25, f25Documented, f27,
    f29, f31,
  ]
}

extension FlowCase {
  /// F01: full lines are justified flush.
  ///
  /// Seen on UIKit.
  static let f01 = FlowCase(
    id: "F01", size: [375, 400],
    lineSpacing: 10, itemSpacing: 10,
    items: [
      [[100, 60], [100, 60], [100, 60], [100, 60], [100, 60], [100, 60], [100, 60]]
    ],
    frames: [
      [0, 0]: [0, 0, 100, 60],
      [0, 1]: [137.5, 0, 100, 60],
      [0, 2]: [275, 0, 100, 60],
      [0, 3]: [0, 70, 100, 60],
      [0, 4]: [137.5, 70, 100, 60],
      [0, 5]: [275, 70, 100, 60],
      [0, 6]: [0, 140, 100, 60],
    ],
    itemsPerLine: [[3, 3, 1]],
    contentSize: [375, 200])

  /// F02: section insets shrink the line.
  ///
  /// Seen on UIKit.
  static let f02 = FlowCase(
    id: "F02", size: [375, 400],
    lineSpacing: 10, itemSpacing: 10,
    inset: UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16),
    items: [
      [[100, 60], [100, 60], [100, 60], [100, 60], [100, 60], [100, 60], [100, 60]]
    ],
    frames: [
      [0, 0]: [16, 8, 100, 60],
      [0, 1]: [137.5, 8, 100, 60],
      [0, 2]: [259, 8, 100, 60],
      [0, 3]: [16, 78, 100, 60],
      [0, 4]: [137.5, 78, 100, 60],
      [0, 5]: [259, 78, 100, 60],
      [0, 6]: [16, 148, 100, 60],
    ],
    itemsPerLine: [[3, 3, 1]],
    contentSize: [375, 216])

  /// F05: horizontal: columns, uniform.
  ///
  /// Seen on UIKit.
  static let f05 = FlowCase(
    id: "F05", size: [375, 220],
    scrollDirection: .horizontal,
    lineSpacing: 10, itemSpacing: 10,
    inset: UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12),
    items: [
      [[90, 70], [90, 70], [90, 70], [90, 70], [90, 70], [90, 70], [90, 70]]
    ],
    frames: [
      [0, 0]: [12, 8, 90, 70],
      [0, 1]: [12, 142, 90, 70],
      [0, 2]: [112, 8, 90, 70],
      [0, 3]: [112, 142, 90, 70],
      [0, 4]: [212, 8, 90, 70],
      [0, 5]: [212, 142, 90, 70],
      [0, 6]: [312, 8, 90, 70],
    ],
    itemsPerLine: [[2, 2, 2, 1]],
    contentSize: [414, 220])

  /// F07: item wider than the view: centred with negative origin (uniform section).
  ///
  /// Seen on UIKit.
  static let f07 = FlowCase(
    id: "F07", size: [200, 300],
    lineSpacing: 6, itemSpacing: 6,
    items: [
      [[250, 40], [250, 40], [250, 40]]
    ],
    frames: [
      [0, 0]: [-25, 0, 250, 40],
      [0, 1]: [-25, 46, 250, 40],
      [0, 2]: [-25, 92, 250, 40],
    ],
    itemsPerLine: [[1, 1, 1]],
    contentSize: [200, 132])

  /// F09: last line spaced as if full (phantom fill).
  ///
  /// Seen on UIKit.
  static let f09 = FlowCase(
    id: "F09", size: [375, 300],
    lineSpacing: 10, itemSpacing: 10,
    items: [
      [[50, 50], [50, 50], [50, 50], [50, 50]]
    ],
    frames: [
      [0, 0]: [0, 0, 50, 50],
      [0, 1]: [65, 0, 50, 50],
      [0, 2]: [130, 0, 50, 50],
      [0, 3]: [195, 0, 50, 50],
    ],
    itemsPerLine: [[4]],
    contentSize: [375, 50])

  /// F13: empty section keeps header, both insets, footer.
  ///
  /// Seen on UIKit.
  static let f13 = FlowCase(
    id: "F13", size: [375, 300],
    lineSpacing: 10, itemSpacing: 10,
    inset: UIEdgeInsets(top: 4, left: 12, bottom: 6, right: 12),
    header: 30, footer: 20,
    items: [
      [[80, 40]],
      [],
      [[80, 40]],
    ],
    frames: [
      [0, 0]: [12, 34, 80, 40],
      [2, 0]: [12, 194, 80, 40],
    ],
    headers: [
      [0]: [0, 0, 375, 30],
      [1]: [0, 100, 375, 30],
      [2]: [0, 160, 375, 30],
    ],
    footers: [
      [0]: [0, 80, 375, 20],
      [1]: [0, 140, 375, 20],
      [2]: [0, 240, 375, 20],
    ],
    itemsPerLine: [[1], [], [1]],
    contentSize: [375, 260])

  /// F14: variable sizes: full lines justify actual items; line height = tallest; others centred; last line left.
  ///
  /// Seen on UIKit.
  static let f14 = FlowCase(
    id: "F14", size: [375, 400],
    lineSpacing: 10, itemSpacing: 8,
    inset: UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10),
    items: [
      [[120, 40], [100, 55], [90, 40], [200, 30], [60, 40], [150, 40]]
    ],
    frames: [
      [0, 0]: [10, 12.5, 120, 40],
      [0, 1]: [152.5, 5, 100, 55],
      [0, 2]: [275, 12.5, 90, 40],
      [0, 3]: [10, 75, 200, 30],
      [0, 4]: [305, 70, 60, 40],
      [0, 5]: [10, 120, 150, 40],
    ],
    itemsPerLine: [[3, 2, 1]],
    contentSize: [375, 165])

  /// F16: last line, different widths: minimum spacing.
  ///
  /// Seen on UIKit.
  static let f16 = FlowCase(
    id: "F16", size: [375, 300],
    lineSpacing: 10, itemSpacing: 10,
    items: [
      [[80, 40], [100, 40], [60, 40]]
    ],
    frames: [
      [0, 0]: [0, 0, 80, 40],
      [0, 1]: [90, 0, 100, 40],
      [0, 2]: [200, 0, 60, 40],
    ],
    itemsPerLine: [[3]],
    contentSize: [375, 40])

  /// F17: uniform sizes from a delegate behave like itemSize.
  ///
  /// Seen on UIKit.
  static let f17 = FlowCase(
    id: "F17", size: [375, 300],
    lineSpacing: 10, itemSpacing: 10,
    items: [
      [[80, 40], [80, 40], [80, 40], [80, 40]]
    ],
    frames: [
      [0, 0]: [0, 0, 80, 40],
      [0, 1]: [98.5, 0, 80, 40],
      [0, 2]: [196.5, 0, 80, 40],
      [0, 3]: [295, 0, 80, 40],
    ],
    itemsPerLine: [[4]],
    contentSize: [375, 40])

  /// F19: uniformity is not per collection; sections butt together (no line spacing between sections).
  ///
  /// Seen on UIKit.
  static let f19 = FlowCase(
    id: "F19", size: [375, 400],
    lineSpacing: 10, itemSpacing: 10,
    items: [
      [[80, 40], [80, 40], [80, 40]],
      [[80, 40], [80, 90], [80, 40]],
    ],
    frames: [
      [0, 0]: [0, 0, 80, 40],
      [0, 1]: [98.5, 0, 80, 40],
      [0, 2]: [196.5, 0, 80, 40],
      [1, 0]: [0, 65, 80, 40],
      [1, 1]: [90, 40, 80, 90],
      [1, 2]: [180, 65, 80, 40],
    ],
    itemsPerLine: [[3], [3]],
    contentSize: [375, 130])

  /// F20: variable section, lone wide item on the LAST line: left aligned (not centred).
  static let f20 = FlowCase(
    id: "F20", size: [320, 400],
    lineSpacing: 10, itemSpacing: 8,
    inset: UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10),
    items: [
      [[100, 40], [100, 40], [250, 40]]
    ],
    frames: [
      [0, 0]: [10, 0, 100, 40],
      [0, 1]: [210, 0, 100, 40],
      [0, 2]: [10, 50, 250, 40],
    ],
    itemsPerLine: [[2, 1]],
    contentSize: [320, 90])

  /// F22: DISCRIMINATOR per-section vs per-line uniformity: mixed section, last line of equal items.
  static let f22 = FlowCase(
    id: "F22", size: [375, 400],
    lineSpacing: 10, itemSpacing: 10,
    items: [
      [[375, 40], [80, 40], [80, 40], [80, 40]]
    ],
    frames: [
      [0, 0]: [0, 0, 375, 40],
      [0, 1]: [0, 50, 80, 40],
      [0, 2]: [90, 50, 80, 40],
      [0, 3]: [180, 50, 80, 40],
    ],
    itemsPerLine: [[1, 3]],
    contentSize: [375, 90])

  /// F23: no float tolerance: 3*(380/3)+2*5 = 390.00000000000006 > 390 -> only 2 per line.
  ///
  /// Seen on UIKit.
  static let f23 = FlowCase(
    id: "F23", size: [390, 844],
    displayScale: 3,
    lineSpacing: 5, itemSpacing: 5,
    tolerance: 0.00005,
    items: [
      [
        [126.66666666666667, 100], [126.66666666666667, 100], [126.66666666666667, 100],
        [126.66666666666667, 100],
      ]
    ],
    frames: [
      [0, 0]: [0, 0, 126.6667, 100],
      [0, 1]: [263.3333, 0, 126.6667, 100],
      [0, 2]: [0, 105, 126.6667, 100],
      [0, 3]: [263.3333, 105, 126.6667, 100],
    ],
    itemsPerLine: [[2, 2]],
    contentSize: [390, 205])

  /// F25: horizontal, sizes that differ: the spacings change roles, as reported of UIKit.
  static let f25 = FlowCase(
    id: "F25", size: [375, 330],
    scrollDirection: .horizontal,
    lineSpacing: 50, itemSpacing: 10,
    flowSpacing: .swapped,
    items: [
      [[100, 100], [120, 100], [100, 100], [100, 100]]
    ],
    frames: [
      [0, 0]: [10, 0, 100, 100],
      [0, 1]: [0, 230, 120, 100],
      [0, 2]: [130, 0, 100, 100],
      [0, 3]: [130, 150, 100, 100],
    ],
    itemsPerLine: [[2, 2]],
    contentSize: [230, 330])

  /// The items of F25 as the documentation has it: three to a column, 10 apart at least, and 50 between columns.
  static let f25Documented = FlowCase(
    id: "F25, documented", size: [375, 330],
    scrollDirection: .horizontal,
    lineSpacing: 50, itemSpacing: 10,
    items: [
      [[100, 100], [120, 100], [100, 100], [100, 100]]
    ],
    frames: [
      [0, 0]: [10, 0, 100, 100],
      [0, 1]: [0, 115, 120, 100],
      [0, 2]: [10, 230, 100, 100],
      [0, 3]: [170, 0, 100, 100],
    ],
    itemsPerLine: [[3, 1]],
    contentSize: [270, 330])

  /// F27: horizontal oversize item centred with negative y (uniform).
  static let f27 = FlowCase(
    id: "F27", size: [375, 200],
    scrollDirection: .horizontal,
    lineSpacing: 10, itemSpacing: 10,
    items: [
      [[90, 250], [90, 250]]
    ],
    frames: [
      [0, 0]: [0, -25, 90, 250],
      [0, 1]: [100, -25, 90, 250],
    ],
    itemsPerLine: [[1, 1]],
    contentSize: [190, 200])

  /// F29: sectionInset with zero items still counted.
  static let f29 = FlowCase(
    id: "F29", size: [375, 400],
    lineSpacing: 10, itemSpacing: 10,
    inset: UIEdgeInsets(top: 7, left: 0, bottom: 9, right: 0),
    items: [
      [],
      [[100, 50]],
    ],
    frames: [
      [1, 0]: [0, 23, 100, 50]
    ],
    itemsPerLine: [[], [1]],
    contentSize: [375, 82])

  /// F31: sectionInsetReference .fromSafeArea, landscape.
  static let f31 = FlowCase(
    id: "F31", size: [844, 390],
    lineSpacing: 10, itemSpacing: 10,
    inset: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16),
    safeArea: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47),
    insetReference: .fromSafeArea,
    items: [
      [[100, 50], [100, 50], [100, 50], [100, 50], [100, 50], [100, 50]]
    ],
    frames: [
      [0, 0]: [63, 0, 100, 50],
      [0, 1]: [186.5, 0, 100, 50],
      [0, 2]: [310, 0, 100, 50],
      [0, 3]: [434, 0, 100, 50],
      [0, 4]: [557.5, 0, 100, 50],
      [0, 5]: [681, 0, 100, 50],
    ],
    itemsPerLine: [[6]],
    contentSize: [844, 50])
}
