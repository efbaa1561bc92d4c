import CollectionView
import Foundation

extension PlayRig {
  /// What an operation comes down to now.
  func step(of operation: PlayOperation) -> PlayStep? {
    let range = view.scrollRange
    return operation.step(
      in: &content, offsets: range.minimum.y...range.maximum.y,
      visible: view.liveElements.map(\.modelAttributes)
        .filter { $0.representedElementCategory == .cell }.map(\.indexPath).sorted(),
      viewport: view.bounds.size)
  }

  /// Does one step and lays out; the first complaint, or nil.
  func play(_ step: PlayStep) -> PlayComplaint? {
    let before = PlayMoment(self)
    let expectation = PlayReader(before, step, setup)
    work = PlayWork()
    perform(step)
    view.layoutIfNeeded()
    let after = PlayMoment(self)
    return complaint(after) ?? expectation?.complaint(after, clamps: work.clamps)
      ?? targetComplaint(of: step, after) ?? costComplaint(before, after)
  }

  private func perform(_ step: PlayStep) {
    switch step {
    case .scroll(let amount):
      view.scroll(
        to: view.scrollRange.clamp(CGPoint(x: 0, y: view.contentOffset.y + amount)), as: .finger)
    case .offset(let offset):
      view.setContentOffset(CGPoint(x: 0, y: offset), animated: false)
    case .show(let path, let position):
      let position: UICollectionView.ScrollPosition =
        switch position {
        case .top: .top
        case .centeredVertically: .centeredVertically
        case .bottom: .bottom
        case .none: []
        }
      view.scrollToItem(at: path, at: position, animated: false)
    case .change(let paths, let amount):
      for path in paths { content.change(path, by: amount) }
      for path in paths { view.cellForItem(at: path)?.invalidateIntrinsicContentSize() }
    case .update(let batch): UIView.performWithoutAnimation { update(batch) }
    case .reloadData:
      content.reloadData()
      view.reloadData()
    case .resize(let size):
      content.resize(to: size.width)
      view.resize(to: size)
    }
  }

  private func update(_ batch: PlayBatch) {
    view.performBatchUpdates { [self] in
      content.apply(batch)
      view.deleteItems(at: batch.deletes)
      view.insertItems(at: batch.inserts.map(\.path))
      view.reloadItems(at: batch.reloads)
      for move in batch.moves { view.moveItem(at: move.from, to: move.to) }
      view.deleteSections(IndexSet(batch.sectionDeletes))
      view.insertSections(IndexSet(batch.sectionInserts.map(\.section)))
      view.reloadSections(IndexSet(batch.sectionReloads))
      for move in batch.sectionMoves { view.moveSection(move.from, toSection: move.to) }
    }
  }
}
