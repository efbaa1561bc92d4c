import Foundation
import Simulator

extension ElementText {
  /// A size with its name, and with the beginning of that.
  private typealias Told = (name: String, short: String, size: CGSize)

  /// Estimated, preferred and true: the length along which they differ, or both.
  ///
  /// A measured size that is not the true one is marked. Where they have no room in one row the true one tells of the same
  /// that was preferred.
  var sizes: [StyledLine] {
    let told = told
    guard !told.isEmpty else { return [] }
    let detail = element.detail
    let isSaidTwice = detail.preferredSize != nil && detail.preferredSize == detail.trueSize
    let fewer = isSaidTwice ? told.filter { $0.name != "preferred" } : told
    guard isAligned else {
      let forms = [text(told), text(told, isShort: true), text(fewer), text(fewer, isShort: true)]
      let all = forms.flatMap { [$0, closer($0)] }
      return field(
        "", all.first { $0.columnWidth <= valueColumns } ?? closer(text(fewer, isShort: true)))
    }
    // A size stays in its row.
    let fits = WrappedText(closer(text(told)), columns: valueColumns).lines.count < Self.mostRows
    return field("sizes", text(told), closer: closer(text(fits ? told : fewer)))
  }

  private var told: [Told] {
    let detail = element.detail
    let guess =
      element.estimatedSize ?? detail.agreedSize ?? (isEstimated ? element.size : nil)
    let all = [
      ("estimated", "est", guess), ("preferred", "pref", detail.preferredSize),
      ("true", "true", detail.trueSize),
    ]
    return all.compactMap { name, short, size in size.map { (name, short, $0) } }
  }

  private var isEstimated: Bool { element.sizeState == .estimated }

  private func text(_ told: [Told], isShort: Bool = false) -> String {
    let all = self.told.map(\.size) + [element.size]
    let isHeight = all.allSatisfy { $0.width.readsLike(element.size.width) }
    let isWidth = !isHeight && all.allSatisfy { $0.height.readsLike(element.size.height) }
    let isWrong =
      !isEstimated && element.detail.trueSize.map { !$0.readsLike(element.size) } ?? false
    return told.map { name, short, value in
      let length = isHeight ? value.height.pointText : isWidth ? value.width.pointText : size(value)
      return "\(isShort ? short : name) \(length)"
    }.joined(separator: ", ") + side(isHeight, isWidth) + (isWrong ? " \(theme.glyphs.bad)" : "")
  }

  /// Which side a length is of; empty for the height in a pane that scrolls along it, which goes without saying.
  private func side(_ isHeight: Bool, _ isWidth: Bool) -> String {
    isWidth ? " wide" : isHeight && pane.scrollsHorizontally ? " high" : ""
  }
}

extension CGSize {
  /// Whether both have one text.
  fileprivate func readsLike(_ other: CGSize) -> Bool {
    width.readsLike(other.width) && height.readsLike(other.height)
  }
}
