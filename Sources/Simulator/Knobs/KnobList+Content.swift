import CollectionView
import Foundation
import Scenes

extension KnobList {
  /// The number of items, their true sizes, and the seed.
  static func content(_ run: PaneRun) -> [Knob] {
    var knobs = [data(run)]
    if let field = field(run) { knobs.append(field) }
    knobs.append(cell(run))
    if let header = run.pane.header { knobs.append(height("header.size", of: header)) }
    if let footer = run.pane.footer { knobs.append(height("footer.size", of: footer)) }
    if run.pane.cell.isSizedByText {
      knobs.append(
        stepped("font", in: .content, run.pane.font, spelled: \.spelled) { up in
          KnobSteps.length(run.pane.font.height, up: up, from: 1).map {
            CGSize(width: run.pane.font.width, height: $0)
          }
        })
    }
    if case .random = run.pane.cell.source {
      knobs.append(
        stepped("seed", in: .content, run.pane.seed, spelled: { "\($0)" }) { up in
          up
            ? (run.pane.seed == .max ? nil : run.pane.seed + 1)
            : (run.pane.seed == 0 ? nil : run.pane.seed - 1)
        })
    }
    return knobs
  }

  /// The current number of items, after insertions and deletions.
  private static func data(_ run: PaneRun) -> Knob {
    let sections = run.pane.data.sections
    let (count, sectionCount) = (run.content.model.itemCount, run.content.model.sectionCount)
    let plain: Bool =
      if sections.count == 1, sectionCount == 1, case .numbered = sections[0].items {
        true
      } else {
        false
      }
    let value = run.pane.data.file?.path ?? "\(count)"
    let shown =
      plain
      ? count.groupedText
      : count.groupedText + (sectionCount > 1 ? " in \(sectionCount) sections" : ", listed")
    return Knob(
      "data", in: .content, value: plain ? "\(count)" : value,
      lower: KnobSteps.decade(count, up: false).map(String.init),
      higher: KnobSteps.decade(count, up: true).map(String.init), shown: shown)
  }

  /// The field of the data file that is shown; nil for data of one field.
  private static func field(_ run: PaneRun) -> Knob? {
    guard let file = run.pane.data.file, let shown = file.shown else { return nil }
    let fields = file.spelledFields
    return KnobList.words(
      "data.text", in: .content, fields[shown.index], of: fields, shown: shown.text)
  }

  /// The true sizes of cells; a step widens or narrows the range of heights.
  private static func cell(_ run: PaneRun) -> Knob {
    let value = run.pane.text(of: "cell.size")
    switch run.pane.cell.source {
    case .fixed(let size):
      let height = Int(size.height)
      let wider = KnobSteps.spread(height...height, up: true)
      return Knob(
        "cell.size", in: .content, value: size.spelled,
        higher: wider.map { random(Int(size.width)...Int(size.width), $0) })
    case .random(let width, let height):
      let narrower = KnobSteps.spread(height, up: false).map { range in
        range.count > 1 || width.count > 1
          ? random(width, range) : "[\(width.lowerBound), \(range.lowerBound)]"
      }
      return Knob(
        "cell.size", in: .content, value: random(width, height), lower: narrower,
        higher: KnobSteps.spread(height, up: true).map { random(width, $0) },
        shown: width.count == 1 ? "\(text(height)) high" : "\(text(width)) × \(text(height))")
    case .text:
      return Knob(
        "cell.size", in: .content, value: value ?? "{ text: {} }", shown: "by the text")
    case .listCell:
      return Knob("cell.size", in: .content, value: value ?? "", shown: "list cell")
    case .field(let field, _):
      return Knob("cell.size", in: .content, value: value ?? "", shown: "by `\(field)`")
    case .list, .cycle, .byWidth, .inner: return Knob("cell.size", in: .content, value: value ?? "")
    }
  }

  private static func text(_ range: ClosedRange<Int>) -> String {
    range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound) to \(range.upperBound)"
  }

  private static func random(_ width: ClosedRange<Int>, _ height: ClosedRange<Int>) -> String {
    func spelled(_ range: ClosedRange<Int>) -> String {
      range.count == 1 ? "\(range.lowerBound)" : "[\(range.lowerBound), \(range.upperBound)]"
    }
    return "{ random: { width: \(spelled(width)), height: \(spelled(height)) } }"
  }

  private static func height(_ key: String, of size: CGSize) -> Knob {
    stepped(key, in: .content, size, spelled: \.spelled) { up in
      KnobSteps.length(size.height, up: up).map { CGSize(width: size.width, height: $0) }
    }
  }
}
