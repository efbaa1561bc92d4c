import Scenes

/// A session with all that was done to it, so that it can be run again up to any moment of it.
@MainActor
final class LoggedRun {
  /// What runs.
  private(set) var session: Session
  /// What was done to it, oldest first; about a hundred bytes each.
  private(set) var actions: [LoggedAction] = []
  /// Frames the session has been let pass.
  private(set) var tick = 0
  /// How often the session was replaced by one that is run again.
  private(set) var replays = 0
  /// What there is to draw now; nil until somebody asks.
  private var made: Frame?
  private let whileAsking: Session.WhileAsking?

  /// - Parameters:
  ///   - scene: What to run.
  ///   - whileAsking: Told while a layout asks for very many sizes, now and whenever it is run again.
  /// - Throws: `UnbuiltFeature` when the scene names something that is not built, `Abandoned` when nobody waits for it.
  init(_ scene: Scene, whileAsking: Session.WhileAsking?) throws {
    self.whileAsking = whileAsking
    session = try Session(scene, whileAsking: whileAsking)
    guard !session.isAbandoned else { throw Abandoned() }
  }

  /// What there is to draw now, made once.
  var frame: Frame {
    if let made { return made }
    let frame = session.frame
    made = frame
    return frame
  }

  /// Does something; what nobody waits for is taken back.
  ///
  /// - Returns: False where there was nothing to do it to.
  /// - Throws: `Abandoned` when it was taken back.
  @discardableResult
  func take(_ action: Action, times: Int = 1, pane: Int? = nil) throws -> Bool {
    let action = LoggedAction(tick: tick, action: action, times: times, pane: pane)
    let before = Moment(tick: tick, actions: actions.count, time: 0)
    actions.append(action)
    made = nil
    let isDone = session.apply(action)
    try comeBack(to: before)
    return isDone
  }

  /// Lets a frame pass; one that nobody waits for has not passed.
  ///
  /// - Throws: `Abandoned` then.
  func passFrame() throws {
    let before = Moment(tick: tick, actions: actions.count, time: 0)
    session.passFrame()
    tick += 1
    made = nil
    try comeBack(to: before)
  }

  /// Where the run stands: to set one takes back what has been done since, if that was done to another session.
  var standing: (session: Session, actions: [LoggedAction], tick: Int) {
    get { (session, actions, tick) }
    set {
      (session, actions, tick) = newValue
      replays += 1
      made = nil
    }
  }

  /// Comes back from what nobody waited for, which is waited for.
  private func comeBack(to moment: Moment) throws {
    guard session.isAbandoned else { return }
    goBack(to: moment, by: try replayed(to: moment))
    throw Abandoned()
  }

  /// Makes a moment that has been seen the newest, and forgets what came after.
  ///
  /// - Complexity: As long as the run took to compute.
  func goBack(to moment: Moment) throws {
    goBack(to: moment, by: try replayed(to: moment, isPatient: false))
  }

  private func goBack(to moment: Moment, by replayed: Session) {
    standing = (replayed, Array(actions.prefix(moment.actions)), moment.tick)
  }

  /// The run as it stood at a moment that has been seen.
  ///
  /// - Parameters:
  ///   - moment: When.
  ///   - isPatient: Whether it is waited for whatever it asks for, and nobody is told.
  /// - Returns: Another session, which has done the same.
  /// - Throws: `Abandoned` when nobody waits for it.
  /// - Complexity: As long as the run took to compute.
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
