import Foundation

extension UICollectionView {
  /// Installs a transition layout between the current layout and the next one.
  func beginTransition(
    to new: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    if let transition {
      report(
        .diagnostic(
          Diagnostic(
            .interactiveTransitionInProgress,
            "attempting to start an interactive transition while one is in progress; it goes on")))
      return transition.layout
    }
    cancelMovement()
    layoutIfNeeded()
    let old = installedLayout
    let layout =
      delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: new)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: new)
    transition = InteractiveTransition(layout, from: old, to: new, completion: completion)
    new.installedIn = self
    layout.installedIn = self
    forEachLiveView { $0.willTransition(from: old, to: new) }
    invalidate(new)
    layout.prepareStaleLayouts()
    let size = new.collectionViewContentSize
    prepareTransition(from: old, to: new)
    layout.begin(from: mirrored(offset: contentOffset), to: target(in: new, of: size))
    installedLayout = layout
    forgetAnswers()
    pending.askForElements(because: .layoutChange)
    setNeedsLayout()
    return layout
  }

  /// Animates the rest of the transition, to the next layout or back, and installs the layout it ends at.
  func animateToEnd(finished: Bool) {
    guard let transition, !transition.isEnding else {
      report(
        .diagnostic(
          Diagnostic(
            .noInteractiveTransition,
            "attempting to \(finished ? "finish" : "cancel") an interactive transition, and none is in progress"
          )))
      return
    }
    self.transition?.beginEnding()
    layoutIfNeeded()
    let layout = transition.layout
    let progress = layout.transitionProgress
    let mirror = currentMirror()
    let change = beginChange(
      .transition(
        LayoutChange(from: transition.from, to: transition.to, hasHooks: false) {
          layout.attributes(of: $0, at: progress).map(mirror)
        }), timing: .layoutChange)
    layout.transitionProgress = finished ? 1 : 0
    layout.invalidateLayout()
    layoutIfNeeded()
    endChange(
      change,
      completions: [
        { [weak self, weak layout] completed in
          guard let self, let layout, self.transition?.layout === layout else { return }
          self.endTransition(finished: finished, completed: completed)
        }
      ])
  }

  /// Installs the layout that a transition ended at.
  ///
  /// - Parameters:
  ///   - finished: Whether it went to the next layout, and was not cancelled.
  ///   - completed: Whether its animation finished.
  func endTransition(finished: Bool, completed: Bool) {
    guard let ended = transition else { return }
    transition = nil
    let (arrived, left) = finished ? (ended.to, ended.from) : (ended.from, ended.to)
    installedLayout = arrived
    release(ended.layout)
    release(left)
    forgetAnswers()
    removeForeignDecorations()
    forgetSizes()
    forEachLiveView { $0.didTransition(from: left, to: arrived) }
    pending.prepareAgain()
    pending.askForElements(because: .layoutChange)
    setNeedsLayout()
    layoutIfNeeded()
    ended.completion?(completed, finished)
  }

  /// The content offset in the next layout, in its coordinates: the nearest legal offset, as the next layout and then the
  /// delegate adjust it.
  ///
  /// Both layouts are assumed to be mirrored alike. The delegate is asked in the view's coordinates after the transition.
  private func target(in layout: UICollectionViewLayout, of size: CGSize) -> CGPoint {
    let insets = mirrored(adjustedContentInset)
    let range = ScrollRange(
      minimum: CGPoint(x: -insets.left, y: -insets.top),
      maximum: CGPoint(
        x: max(-insets.left, size.width + insets.right - bounds.width),
        y: max(-insets.top, size.height + insets.bottom - bounds.height)))
    let proposed = range.clamp(mirrored(offset: contentOffset))
    var target = layout.targetContentOffset(forProposedContentOffset: proposed)
    report(.targetContentOffset(proposed: proposed, target: target))
    target = judgeTarget(
      target, proposed: proposed, kept: layout.estimatingLayout?.offset(afterUpdateFrom: proposed),
      from: layout, in: range)
    let shown = mirrored(offset: target, in: size)
    let answer =
      delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: shown)
    report(.delegate(.targetContentOffset(proposed: shown, target: answer ?? shown)))
    return answer.map {
      judgeDelegateTarget(mirrored(offset: $0, in: size), proposed: target, in: range)
    } ?? target
  }
}
