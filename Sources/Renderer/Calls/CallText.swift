import Foundation
import Simulator

/// A call in a row of the list.
struct CallText {
  /// The call with its arguments and result, as the screen spells it.
  let text: String
  /// The element it is about; nil for none.
  let element: TraceEvent.Element?
  let glyphs: Glyphs

  /// Columns of a name that is cut, from which it is still known.
  private static let leastName = 8
  /// The same where a label follows.
  private static let leastNameOfLabel = 4
  /// The methods of which two have the same first label; the last one tells them apart.
  private static let namedByLastLabel: Set<Substring> = ["targetContentOffset"]
  /// Those of which another has another first label, or none, and that an index path does not tell apart.
  private static let namedByFirstLabel: Set<Substring> = [
    "invalidateLayout", "shouldInvalidateLayout", "invalidationContext", "prepare",
    "prepareForTransition",
  ]

  /// The call in at most so many columns.
  ///
  /// What goes first is what the arguments say but the index path, then what they are called, then the end of the name: which
  /// element it was and what came of it stay whole as long as there is room. One method is never told as another.
  func fitted(to columns: Int) -> String {
    guard text.columnWidth > columns else { return text }
    let words = CallWords(text, arrow: glyphs.arrow)
    return ways(words).first { $0.columnWidth <= columns }
      ?? cut(words, to: columns)
  }

  /// The ways to tell it under its whole name, from long to short.
  private func ways(_ words: CallWords) -> [String] {
    if words.arguments?.count == 1, let context = words.arguments?.first,
      let told = ContextText(context.value, ellipsis: glyphs.ellipsis)
    {
      return told.ways.flatMap {
        ["\(words.name)(\(context.label): \($0))", "\(words.name) \($0)"]
      } + [
        "\(words.name)(\(context.label): \(glyphs.ellipsis))", "\(words.name)(\(glyphs.ellipsis))",
      ]
    }
    let heads = heads(words)
    guard let context = answer(words) else { return heads.map { $0 + words.result } }
    let results = context.ways.map { " \(glyphs.arrow) \($0)" } + [""]
    return results.flatMap { result in heads.map { $0 + result } }
  }

  /// The context that came of it; nil for none.
  private func answer(_ words: CallWords) -> ContextText? {
    words.result.isEmpty
      ? nil
      : ContextText(words.result.dropFirst(glyphs.arrow.count + 2), ellipsis: glyphs.ellipsis)
  }

  // MARK: - Name and arguments

  private func heads(_ words: CallWords) -> [String] {
    let (name, ellipsis) = (words.name, glyphs.ellipsis)
    let whole = String(text.dropLast(words.result.count))
    guard let arguments = words.arguments else {
      return [whole, path(in: whole).map { "\(name) \($0)" } ?? "\(name) \(ellipsis)"]
    }
    if let path = path(in: whole) {
      return [whole] + Self.ways(of: arguments, about: path, ellipsis).map { "\(name)(\($0))" }
        + ["\(name) \(path)"]
    }
    let methods =
      name.contains(".")
      ? [name, ellipsis + name[(name.lastIndex(of: ".") ?? name.startIndex)...]] : [name]
    let first = firstLabel(words)
    let labelled = methods.flatMap { name in
      Self.ways(of: arguments, namedByLast: isNamedByLast(words), ellipsis)
        .filter { first == nil || $0 != ellipsis }.map { "\(name)(\($0))" }
    }
    return [whole] + labelled
      + (isNamedByLast(words) || first != nil ? [] : methods.map { String($0) })
  }

  /// What tells the method from others of its name, as short as it can be: `forBounds…`; nil where nothing need be told.
  private func firstLabel(_ words: CallWords) -> String? {
    let method = words.name.split(separator: ".").last ?? words.name
    guard Self.namedByFirstLabel.contains(method), let label = words.arguments?.first?.label,
      !label.isEmpty
    else { return nil }
    return label.cuts(glyphs.ellipsis).last ?? String(label)
  }

  private func isNamedByLast(_ words: CallWords) -> Bool {
    Self.namedByLastLabel.contains(words.name) && words.arguments.map { $0.count > 1 } ?? false
  }

  /// The element it is about, as a part of it says it; nil for none.
  private func path(in text: String) -> String? {
    guard let element else { return nil }
    let path = element.indexPath.indexPathText
    guard text.contains(path) else { return nil }
    return element.kind.map { "\(ElementName.word(ofKind: $0)) \(path)" } ?? path
  }

  /// The arguments with the element alone, then with ever less of what they are called.
  private static func ways(
    of arguments: [CallWords.Argument], about path: String, _ ellipsis: String
  ) -> [String] {
    guard let first = arguments.first, first.value.hasPrefix(path) else { return [] }
    let others = arguments.dropFirst().map(\.label)
    let label = first.label
    let short = label.cuts(ellipsis).last ?? String(label)
    let whole = others.map { ", \($0): \(ellipsis)" }.joined()
    let cut = others.map { ", " + ($0.cuts(ellipsis).last ?? "\($0): \(ellipsis)") }.joined()
    var ways = ["\(label): \(path)\(whole)"]
    if !others.isEmpty {
      ways += ["\(short): \(path)\(whole)", "\(short): \(path)\(cut)"]
    }
    return ways + ["\(label): \(path)", "\(short): \(path)"]
  }

  /// The arguments with ever less of what they say, then of what they are called.
  private static func ways(
    of arguments: [CallWords.Argument], namedByLast: Bool, _ ellipsis: String
  ) -> [String] {
    guard let last = arguments.last else { return [] }
    let labels = arguments.map(\.label)
    guard labels.allSatisfy({ !$0.isEmpty }) else { return [ellipsis] }
    var ways: [String] = []
    for kept in (0..<arguments.count).reversed() {
      ways.append(
        arguments.enumerated().map {
          "\($1.label): \($0 < kept ? String($1.value) : ellipsis)"
        }.joined(separator: ", "))
    }
    let first = labels[0].cuts(ellipsis)
    guard arguments.count > 1 else { return ways + first + [ellipsis] }
    let rest = labels.dropFirst().map { ", \($0): \(ellipsis)" }.joined()
    let cut = labels.dropFirst().map { ", " + ($0.cuts(ellipsis).last ?? "\($0): \(ellipsis)") }
      .joined()
    ways += first.map { $0 + rest } + first.map { $0 + cut }
    if namedByLast {
      return ways + ["\(ellipsis)\(last.label)\(ellipsis)", last.label.lastWord(ellipsis)]
    }
    return ways + first + [ellipsis]
  }

  // MARK: - Under a part of its name

  /// Less than its whole name, if need be without what came of it.
  private func cut(_ words: CallWords, to columns: Int) -> String {
    let ellipsis = glyphs.ellipsis
    let whole = String(text.dropLast(words.result.count))
    var ends = path(in: whole).map { ["\(ellipsis) \($0)"] } ?? []
    if ends.isEmpty, let first = firstLabel(words) { ends = ["\(ellipsis)(\(first))"] }
    if isNamedByLast(words), let last = words.arguments?.last {
      ends = [last.label.lastWord(ellipsis)]
    }
    let least = isNamedByLast(words) ? Self.leastNameOfLabel : Self.leastName
    let result = answer(words) == nil ? String(words.result) : ""
    for end in ends.isEmpty ? [ellipsis] : ends {
      for result in [result, ""] {
        let room = columns - end.columnWidth - result.columnWidth
        if room >= least { return words.name.prefix(room) + end + result }
      }
    }
    guard isNamedByLast(words) else { return text.fitting(columns, ellipsis: ellipsis) }
    return String(ends.joined().prefix(max(0, columns)))
  }
}

extension Substring {
  /// A label with ever fewer of its words, two at least, and an ellipsis: `forProposedContent…`, `forProposed…`.
  fileprivate func cuts(_ ellipsis: String) -> [String] {
    let starts = indices.filter { self[$0].isUppercase }
    return starts.dropFirst().reversed().map { self[..<$0] + ellipsis }
  }

  /// The last word of a label between ellipses: `…Velocity…`.
  fileprivate func lastWord(_ ellipsis: String) -> String {
    let start = lastIndex { $0.isUppercase } ?? startIndex
    return ellipsis + self[start...] + ellipsis
  }
}

extension TraceEvent {
  /// The call as the screen tells it: index paths and numbers as the elements and the inspector have them, but with each path
  /// whole, also where an element is named by its section alone.
  var screenCall: String { call.withScreenPaths.withScreenNumbers }
}
