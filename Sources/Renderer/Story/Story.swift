/// What there is to tell of a scene: what it is about, and of an exhibit what one sees, why, and what helps.
public struct Story: Sendable, Equatable {
  /// The bug that an exhibit shows.
  public struct Bug: Sendable, Equatable {
    /// Its number, such as `B01`.
    public var entry: String
    /// What one sees.
    public var sees: String
    /// The mechanism.
    public var cause: String
    /// How the mechanism is known: `documented`, `documented symptom` or `inferred`.
    public var basis: String
    /// What helps; empty when nothing is known to.
    public var fix: String
    /// The files of the fix, to be shown at the end; none until they are read.
    public var code: [Code] = []
    /// Where it was reported.
    public var reported: [String]
    /// The knobs that are turned to show it.
    public var knobs: [String]

    /// A bug with its story.
    public init(
      entry: String, sees: String, cause: String, basis: String, fix: String = "",
      reported: [String] = [], knobs: [String] = []
    ) {
      self.entry = entry
      self.sees = sees
      self.cause = cause
      self.basis = basis
      self.fix = fix
      self.reported = reported
      self.knobs = knobs
    }
  }

  /// The code of a fix.
  public struct Code: Sendable, Equatable {
    /// The name for `cellophane fix`.
    public var name: String
    /// The whole file.
    public var text: String

    public init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  /// Where a scene stands in the museum.
  public struct Place: Sendable, Equatable {
    /// The heading of its room.
    public var room: String
    /// What the room shows.
    public var about: String
    /// The how manieth scene of the tour it is, from 1, and how many there are.
    public var number: Int
    public var count: Int

    /// A place in a room.
    public init(room: String, about: String, number: Int, count: Int) {
      self.room = room
      self.about = about
      self.number = number
      self.count = count
    }
  }

  /// The scene that comes next in the tour.
  public struct Next: Sendable, Equatable {
    public var title: String
    /// What to open.
    public var path: String

    /// A scene by its title and its file.
    public init(title: String, path: String) {
      self.title = title
      self.path = path
    }
  }

  /// The scene's title, with the number of the bug it shows.
  public var title: String
  /// What to do and to watch.
  public var about: String
  /// The bug it shows; nil for a scene that is no exhibit.
  public var bug: Bug?
  /// Where it stands in the museum; nil for a scene outside.
  public var place: Place?
  /// What comes next in the tour; nil at its end and outside.
  public var next: Next?

  /// The story of a scene.
  public init(
    title: String, about: String = "", bug: Bug? = nil, place: Place? = nil, next: Next? = nil
  ) {
    self.title = title
    self.about = about
    self.bug = bug
    self.place = place
    self.next = next
  }
}
