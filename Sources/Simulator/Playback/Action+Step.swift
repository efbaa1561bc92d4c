import Foundation
import Scenes

extension Action {
  /// What a step does to every pane; nil for steps that concern the playback alone, and for keys, which may change what the next one does.
  init?(_ kind: Step.Kind) {
    switch kind {
    case .scrollBy(let way): self = .scrollBy(way)
    case .drag(let by, let over, let hold, _): self = .drag(by: by, over: over, hold: hold)
    case .touch(.down(let point)): self = .touch(.down(point))
    case .touch(.move(let point, let over, _)): self = .touch(.move(point, over: over))
    case .touch(.up): self = .touch(.up)
    case .touch(.cancel): self = .touch(.cancel)
    case .keyboard(let action): self = .keyboard(action)
    case .wheel(let rows): self = .wheel(rows: rows)
    case .indicator(let shares): self = .indicator(shares)
    case .follow(let leader): self = .follow(leader)
    case .fling(let speed): self = .fling(speed)
    case .page(let direction): self = .page(direction)
    case .scrollTo(let target): self = .scrollTo(target)
    case .setOffset(let offset, let animated): self = .setOffset(offset, animated: animated)
    case .update(let changes, let animated, let frames):
      self = .update(changes, animated: animated, frames: frames)
    case .reloadData: self = .reloadData
    case .reappear: self = .reappear
    case .grow(let items, let by): self = .grow(items, by: by)
    case .invalidateLayout(let times): self = .invalidateLayout(times: times)
    case .set(let settings): self = .set(settings)
    case .viewport(let size, let animated): self = .viewport(size, animated: animated)
    case .key, .wait, .waitFrames, .waitUntilSettled, .repeated, .say, .pause, .mark, .expect:
      return nil
    }
  }
}
