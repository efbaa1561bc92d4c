import Simulator

/// What is left to do after the screen has seen a key.
public enum ScreenOutcome: Sendable, Equatable {
  /// The screen took it; there is something new to draw.
  case redraw
  /// It means nothing here.
  case nothing
  /// It is for the session.
  case session(Action)
  /// A value was typed for a key of the scene.
  case set(key: String, text: String)
  /// It is for the time of the run.
  case time(TimeCommand)
  /// It is for the presenter's place in the steps.
  case present(PresenterCommand)
  /// It is about a search.
  case search(SearchCommand)
  /// Go to the item that was typed.
  case goTo(String)
  /// Write down what happened so far as a scene.
  case copyRepro
  /// Send the whole screen again, for a terminal that shows something else.
  case repaint
  /// Start the scene again.
  case restart
  /// Open this entry of the gallery; the gallery is closed.
  case open(GalleryEntry)
  /// End the program.
  case quit
}
