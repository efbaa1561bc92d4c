/// The characters of a box's edges.
struct Border {
  var horizontal: String
  var vertical: String
  var topLeft: String
  var topRight: String
  var bottomLeft: String
  var bottomRight: String

  init(
    _ horizontal: String, _ vertical: String, _ topLeft: String, _ topRight: String,
    _ bottomLeft: String, _ bottomRight: String
  ) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomLeft = bottomLeft
    self.bottomRight = bottomRight
  }
}
