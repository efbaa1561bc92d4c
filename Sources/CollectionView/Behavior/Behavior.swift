import Foundation

/// How the collection view and its layouts behave: every mechanism and every documented bug of UIKit is a field here.
///
/// The first case of each field's type is the value of `correct`. Fields that a layout applies affect only the layouts of
/// this module: the engine never corrects a user's layout.
public struct Behavior: Sendable, Equatable {
  public var requery = Requery.fixpoint
  public var queryRect = QueryRect.screenPages
  public var contentSize = ContentSize.live
  public var scrollRange = ScrollRange.live
  public var compensation = Compensation.firstSized
  public var sizeCache = SizeCache()
  public var scrollTo = ScrollTo.converge
  public var sizeGate = SizeGate.epsilon
  public var sizeStorage = SizeStorage.exact
  public var margins = Margins.counted
  public var estimate = Estimate.constant
  public var updatePhase = UpdatePhase.new
  public var updateBounds = UpdateBounds.new
  public var clamp = Clamp.always
  public var supplementary = Supplementary.samePass
  public var commit = Commit.together
  public var lanes = Lanes.sticky
  public var successors = Successors.recomputed
  public var cost = Cost.indexed
  public var prefetching = Prefetching.always
  public var fitting = Fitting.whenSelfSizing
  public var flowSpacing = FlowSpacing.documented
  public var flowHeaders = FlowHeaders.measured
  public var compositionalRounding = CompositionalRounding.floorSizes
  public var compositionalFractions = CompositionalFractions.afterSpacing
  /// The fractions of a group made with a repeating subitem and a count; what they refer to is not known, so it is a knob.
  public var repeatedFractions = CompositionalFractions.afterSpacing
  public var groupMembers = GroupMembers.byFrame
  public var orthogonalOffsets = OrthogonalOffsets.kept
  public var listMetrics = ListMetrics.iOS16
  public var uikitCost = UIKitCost.visible

  /// The behavior of `correct`.
  public init() {}
}
