import CollectionView
import Foundation
import Scenes

/// The sizes of items by their sources: what the delegate answers, and what their content needs.
extension SceneContent {
  /// Whether the scene says what the content of an item needs; otherwise a size that the layout is given is right.
  func statesSize(of entry: ModelEntry) -> Bool {
    entry.item.size != nil || pane.cell.source != CellSizing().source
  }

  /// The delegate's answer for an item if it is asked now.
  func delegateSize(of entry: ModelEntry, in room: DelegateRoom) -> CGSize {
    size(of: entry, by: answer(for: entry, in: room.section), in: room)
  }

  /// The size that the content of an item needs.
  ///
  /// Content of a width of its own needs that, unless the layout or the delegate's formula determines the width; other
  /// content needs its height at the given width.
  ///
  /// - Parameters:
  ///   - entry: The item.
  ///   - given: The size that the layout gives the item.
  ///   - room: The widths of its place.
  /// - Returns: Nil if the scene does not say what the content needs, and the given size is right.
  func neededSize(of entry: ModelEntry, given: CGSize, in room: DelegateRoom) -> CGSize? {
    let isStated = statesSize(of: entry)
    switch pane.layout.sizing {
    case .self:
      let isAsked =
        pane.layout.simulated.unaskedHeight(ofSection: room.section, in: pane.layout) == nil
      return isAsked || isStated ? trueSize(of: entry, offered: given.width) : nil
    case .fixed:
      return isStated ? size(of: entry, inWidth: given.width) : nil
    case .delegate, .both:
      var answer = answer(for: entry, in: room.section)
      if imposesWidth || answer.width == .remembered { answer.width = .view }
      guard isStated else { return size(of: entry, by: answer, in: room) }
      answer.height = .content
      if case .points(let width) = answer.width { return size(of: entry, inWidth: width) }
      return size(of: entry, by: answer, in: room)
    }
  }

  /// The scene's answer for an item; by default what the content needs.
  private func answer(for entry: ModelEntry, in section: Int) -> DelegateSize {
    delegateSizes.flatMap { pane.layout[$0, section: section] }?.answer(at: entry.position)
      ?? DelegateSize(width: imposesWidth ? .view : .content)
  }

  private func size(of entry: ModelEntry, by answer: DelegateSize, in room: DelegateRoom) -> CGSize
  {
    let width: CGFloat
    switch answer.width {
    case .view: width = room.width
    case .remembered: width = rememberedWidths[room.section] ?? room.width
    case .columns(let count): width = room.width(ofColumnsIn: count)
    case .points(let points): width = points
    case .content: width = ownWidth(of: entry) ?? room.width
    }
    switch answer.height {
    case .content:
      return CGSize(width: width, height: size(of: entry, inWidth: width).height)
    case .width: return CGSize(width: width, height: width)
    case .points(let height): return CGSize(width: width, height: height)
    }
  }

  /// The width of content that is not made for a width; nil for heights by width.
  private func ownWidth(of entry: ModelEntry) -> CGFloat? {
    if entry.item.size == nil, case .byWidth = pane.cell.source { return nil }
    return size(of: entry, inWidth: nil).width
  }
}
