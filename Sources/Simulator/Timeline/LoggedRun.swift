import Scenes

/// A session with the log of its actions, so that it can be replayed up to any moment.
@MainActor
final class LoggedRun {
  private(set) var session: Session
  /// The applied actions, oldest first.
  private(set) var actions: [LoggedAction] = []
  /// Number of frames the session has passed.
  private(set) var tick = 0
  /// The number of times the session was replaced by a replayed one.
  private(set) var replays = 0
  /// The current frame; nil until it is requested.
  private var made: Frame?
  private let whileAsking: Session.WhileAsking?

  /// - Parameters:
  ///   - scene: The scene to run.
  ///   - whileAsking: Called while a layout requests very many sizes, now and on each replay.
  /// - Throws: `UnbuiltFeature` when the scene names something that is not built, `Abandoned` if the user cancels it.
  init(_ scene: Scene, whileAsking: Session.WhileAsking?) throws {
    self.whileAsking = whileAsking
    session = try Session(scene, whileAsking: whileAsking)
    guard !session.isAbandoned else { throw Abandoned() }
  }

  /// The current frame.
  var frame: Frame {
    if let made { return made }
    let frame = session.frame
    made = frame
    return frame
  }

  /// Applies an action; if the user cancels it, it is reverted.
  ///
  /// - Returns: False if the action could not be applied to anything.
  /// - Throws: `Abandoned` if it was reverted.
  @discardableResult
  func apply(_ action: Action, times: Int = 1, pane: Int? = nil) throws -> Bool {
    let action = LoggedAction(tick: tick, action: action, times: times, pane: pane)
    let before = Moment(tick: tick, actions: actions.count, time: 0)
    actions.append(action)
    made = nil
    let isDone = session.apply(action)
    try restoreIfAbandoned(to: before)
    return isDone
  }

  /// Runs the session for a frame; if the user cancels it, it is reverted.
  ///
  /// - Throws: `Abandoned` if it was reverted.
  func passFrame() throws {
    let before = Moment(tick: tick, actions: actions.count, time: 0)
    session.passFrame()
    tick += 1
    made = nil
    try restoreIfAbandoned(to: before)
  }

  /// The state of the run; setting an earlier state reverts everything done since.
  var standing: (session: Session, actions: [LoggedAction], tick: Int) {
    get { (session, actions, tick) }
    set {
      (session, actions, tick) = newValue
      replays += 1
      made = nil
    }
  }

  /// If the user cancelled the run, replays it up to a moment before; this replay cannot be cancelled.
  private func restoreIfAbandoned(to moment: Moment) throws {
    guard session.isAbandoned else { return }
    goBack(to: moment, by: try replayed(to: moment))
    throw Abandoned()
  }

  /// Makes a past moment the newest, and discards everything after it.
  ///
  /// - Complexity: That of the run up to the moment.
  func goBack(to moment: Moment) throws {
    goBack(to: moment, by: try replayed(to: moment, isPatient: false))
  }

  private func goBack(to moment: Moment, by replayed: Session) {
    standing = (replayed, Array(actions.prefix(moment.actions)), moment.tick)
  }

  /// Replays the run up to a past moment.
  ///
  /// - Parameters:
  ///   - moment: The moment.
  ///   - isPatient: Whether the replay cannot be cancelled.
  /// - Returns: Another session with the same actions.
  /// - Throws: `Abandoned` if the user cancels it.
  /// - Complexity: That of the run up to the moment.
  func replayed(to moment: Moment, isPatient: Bool = true) throws -> Session {
    let session = try Session(session.scene, whileAsking: isPatient ? nil : whileAsking)
    var tick = 0
    func pass(to end: Int) {
      while tick < end, !session.isAbandoned {
        session.passFrame()
        tick += 1
      }
    }
    for action in actions.prefix(moment.actions) where !session.isAbandoned {
      pass(to: action.tick)
      session.apply(action)
    }
    pass(to: moment.tick)
    guard !session.isAbandoned else { throw Abandoned() }
    session.patience.whileAsking = whileAsking
    return session
  }
}

/// An applied action with its time.
struct LoggedAction: Sendable, Equatable {
  /// Number of frames that the session had passed.
  var tick: Int
  var action: Action
  var times: Int
  /// The pane to which it was applied; nil for all.
  var pane: Int?
}

/// Thrown when the user cancels a run; see `Session.WhileAsking`.
public struct Abandoned: Error, Sendable, Equatable, CustomStringConvertible {
  public init() {}

  /// The message for the user.
  public var description: String { "its layout was stopped" }
}
