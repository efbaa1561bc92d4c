import Foundation

/// A screen size in points, as UIKit reports it to an app that fills the screen.
struct Device {
  let name: String
  let size: CGSize

  /// All devices, from the narrowest to the widest.
  static let all: [Device] = [
    Device("iPhone SE", 320, 568),
    Device("iPhone 8", 375, 667),
    Device("iPhone 13 mini", 375, 812),
    Device("iPhone 15", 393, 852),
    Device("iPhone 11", 414, 896),
    Device("iPhone 15 Plus", 430, 932),
    Device("iPhone SE, turned", 568, 320),
    Device("iPad mini", 744, 1133),
    Device("iPad, 10th", 820, 1180),
    Device("iPad Pro 11", 834, 1194),
    Device("iPhone 15, turned", 852, 393),
    Device("iPad Pro 12.9", 1024, 1366),
    Device("iPad, 10th, turned", 1180, 820),
  ]

  private init(_ name: String, _ width: CGFloat, _ height: CGFloat) {
    self.name = name
    size = CGSize(width: width, height: height)
  }

  /// The next size in order, by width and then by height: that of a device, or `stop` if it is nearer.
  static func next(to size: CGSize, up: Bool, stop: CGSize) -> CGSize? {
    let sizes = all.map(\.size) + [stop]
    return up
      ? sizes.filter { precedes(size, $0) }.min(by: precedes)
      : sizes.filter { precedes($0, size) }.max(by: precedes)
  }

  private static func precedes(_ first: CGSize, _ second: CGSize) -> Bool {
    (first.width, first.height) < (second.width, second.height)
  }
}
