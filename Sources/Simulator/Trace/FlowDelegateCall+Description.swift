import CollectionView
import Foundation

extension FlowDelegateCall: CustomStringConvertible {
  /// The call by its last label, as the other calls of a delegate are told; a run of them by its ends.
  public var description: String {
    switch self {
    case .section(let method, let section, let answer):
      "\(method.rawValue) \(section) → \(answer.told)"
    case .sections(let method, let sections):
      "\(method.rawValue) \(sections.lowerBound) – \(sections.upperBound)"
    case .sizeForItem(let path, let size): "sizeForItemAt \(path.short) → \(size.short)"
    case .sizesForItems(let from, let to): "sizeForItemAt \(from.short) – \(to.short)"
    }
  }
}

extension FlowDelegateCall.Answer {
  fileprivate var told: String {
    switch self {
    case .insets(let insets):
      [insets.top, insets.left, insets.bottom, insets.right].map(\.short).joined(separator: ", ")
    case .length(let length): length.short
    case .size(let size): size.short
    }
  }
}
