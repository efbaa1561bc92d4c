import Foundation
import Scenes

extension Scene {
  /// The scene with some of its panes, without steps and settings for the others.
  ///
  /// - Parameter kept: The positions of the panes to keep, in order.
  /// - Returns: The scene; if only one pane is left, it has no title.
  func keeping(panes kept: [Int]) -> Scene {
    var scene = self
    scene.panes = kept.map { panes[$0] }
    if kept.count == 1 { scene.panes[0].title = "" }
    scene.steps = steps.compactMap { $0.keeping(panes: kept) }
    return scene
  }
}

extension Step {
  /// The step without descriptions, marks, pauses and expectations; nil if nothing else is left.
  var withoutWords: Step? {
    switch kind {
    case .expect, .say, .pause, .mark: return nil
    case .repeated(let times, let steps):
      var step = self
      step.kind = .repeated(times: times, steps: steps.compactMap(\.withoutWords))
      return step
    default: return self
    }
  }

  /// The step with the positions of its panes among those that are kept; nil if it applies to other panes only.
  func keeping(panes kept: [Int]) -> Step? {
    var step = self
    if let pane {
      guard let place = kept.firstIndex(of: pane) else { return nil }
      step.pane = kept.count == 1 ? nil : place
    }
    switch kind {
    case .repeated(let times, let steps):
      step.kind = .repeated(times: times, steps: steps.compactMap { $0.keeping(panes: kept) })
    case .inOneTurn(let steps):
      let steps = steps.compactMap { $0.keeping(panes: kept) }
      guard !steps.isEmpty else { return nil }
      step.kind = .inOneTurn(steps)
    case .action(.follow(let pane?)):
      guard let place = kept.firstIndex(of: pane), kept.count > 1 else { return nil }
      step.kind = .action(.follow(place))
    case .expect(var expectation):
      if let pane = expectation.pane {
        guard let place = kept.firstIndex(of: pane) else { return nil }
        expectation.pane = kept.count == 1 ? nil : place
      }
      step.kind = .expect(expectation)
    case .action(.set(let settings)):
      let settings = settings.compactMap { $0.keeping(panes: kept) }
      guard !settings.isEmpty else { return nil }
      step.kind = .action(.set(settings))
    default: break
    }
    return step
  }
}

extension Setting {
  /// The setting with the position of its pane among those that are kept; nil if its pane is not kept.
  fileprivate func keeping(panes kept: [Int]) -> Setting? {
    let names = key.split(separator: ".")
    guard names.first == "panes", names.count > 2, let pane = Int(names[1]) else { return self }
    guard let place = kept.firstIndex(of: pane) else { return nil }
    let rest = names.dropFirst(2).joined(separator: ".")
    return try? Setting(key: kept.count == 1 ? rest : "panes.\(place).\(rest)", text: text)
  }
}

/// Numbers that are simpler than another one.
enum PlainNumbers {
  /// Whole numbers nearer to zero, the much smaller ones first.
  static func smaller(_ number: Double) -> [Double] {
    let size = abs(number)
    guard size > 1 else { return size > 0 ? [0] : [] }
    let half = (size / 2).rounded(.down)
    let digit = unit(size)
    let candidates = [
      0, 1, 10, 100, down(half, to: unit(half)), down(size, to: digit), size - digit,
      down(size, to: digit / 10), size - digit / 10, size.rounded(.down), size - 1,
    ]
    var seen: Set<Double> = []
    return candidates.map { $0.rounded(.down) }
      .filter { $0 >= 0 && $0 < size && seen.insert($0).inserted }
      .map { number < 0 ? -$0 : $0 }
  }

  /// Numbers of about the size that are multiples of ten or whole, the roundest first.
  static func rounder(_ number: Double) -> [Double] {
    [10.0, 1].compactMap { step in
      let rounded = (number / step).rounded() * step
      let isNear = rounded != 0 && abs(rounded - number) <= abs(number) / 2
      return isNear && rounded != number ? rounded : nil
    }
  }

  /// A one at the leading digit of a number from 1.
  private static func unit(_ size: Double) -> Double {
    pow(10, log10(max(1, size)).rounded(.down))
  }

  private static func down(_ size: Double, to unit: Double) -> Double {
    unit < 1 ? size : (size / unit).rounded(.down) * unit
  }
}

extension CellSizing {
  /// Sizes that all cells of a pane could have instead of their own.
  static func plainSizes(of pane: Pane) -> [CGSize] {
    switch pane.cell.source {
    case .fixed: []
    case .list(let sizes), .cycle(let sizes, _): Array(sizes.prefix(4))
    case .random(let width, let height):
      [height.lowerBound, height.upperBound].map {
        CGSize(width: width.lowerBound, height: $0)
      }
    case .byWidth(let heights):
      heights.values.sorted().prefix(4).map { CGSize(width: pane.viewport.width, height: $0) }
    case .field(_, let width): [20, 200].map { CGSize(width: width, height: $0) }
    case .inner(let inner):
      [inner.itemSize.height].map { CGSize(width: inner.width, height: $0) }
    case .text, .listCell: [36, 96].map { CGSize(width: pane.viewport.width, height: $0) }
    }
  }
}
