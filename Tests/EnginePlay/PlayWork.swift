/// What one operation made the engine do.
struct PlayWork {
  var passes = 0
  /// Attributes that the layout handed out for rectangles.
  var attributes = 0
  var cells = 0
  /// How often a cell, header or footer was asked for its size.
  var questions = 0
  /// How often the offset was brought back into the legal range.
  var clamps = 0
}
