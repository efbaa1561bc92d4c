import Foundation

/// What an invalidation context says, in ever fewer columns: `contentOffsetAdjustment 0, 40; invalidatedItemIndexPaths [0,91]`.
struct ContextText {
  /// What it says, the most telling first.
  private let parts: [Part]
  private let ellipsis: String

  /// One thing that it says.
  private struct Part {
    let name: String
    /// With a space in front; empty for what is true.
    let value: String

    /// The name as long as it is, without what all names of its sort have, and by its own word alone.
    func name(_ length: Int, _ ellipsis: String) -> String {
      guard length > 0, let cut = ContextText.cuts[name] else { return name }
      return cut[length - 1].replacing("…", with: ellipsis)
    }
  }

  /// Names by length, from long to short.
  private static let cuts: [String: [String]] = [
    "contentOffsetAdjustment": ["contentOffset…", "…Offset…"],
    "contentSizeAdjustment": ["contentSize…", "…Size…"],
    "invalidateEverything": ["invalidateEverything", "…Everything"],
    "invalidateDataSourceCounts": ["…DataSourceCounts", "…Counts"],
    "invalidatedItemIndexPaths": ["…ItemIndexPaths", "…Item…"],
    "invalidatedSupplementaryIndexPaths": ["…SupplementaryIndexPaths", "…Supplementary…"],
    "invalidatedDecorationIndexPaths": ["…DecorationIndexPaths", "…Decoration…"],
    "invalidateFlowLayoutDelegateMetrics": ["…DelegateMetrics", "…Metrics"],
    "invalidateFlowLayoutAttributes": ["…FlowLayoutAttributes", "…Attributes"],
  ]

  /// Nil for a text that is no context's.
  init?(_ text: some StringProtocol, ellipsis: String) {
    let parts = String(text).components(separatedBy: "; ").map { told in
      let name = told.prefix { $0 != " " }
      return Part(name: String(name), value: String(told[name.endIndex...]))
    }
    guard parts.allSatisfy({ Self.cuts[$0.name] != nil }) else { return nil }
    self.parts = parts
    self.ellipsis = ellipsis
  }

  /// The ways to say it, from whole to short: of fewer things in full rather than of all by their shortest names.
  var ways: [String] {
    (1...parts.count).reversed().flatMap { count in
      let rest = count < parts.count ? "; \(ellipsis)" : ""
      return (0...2).map { told(count, length: $0) + rest }
    } + (parts.count > 1 ? [told(1, length: 2)] : [])
  }

  private func told(_ count: Int, length: Int) -> String {
    parts.prefix(count).map { $0.name(length, ellipsis) + $0.value }.joined(separator: "; ")
  }
}
