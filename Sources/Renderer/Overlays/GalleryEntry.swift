/// Something the gallery can open.
public struct GalleryEntry: Sendable, Equatable {
  /// Its name in the list.
  public var title: String
  /// What to look at, in a sentence or two.
  public var about: String
  /// The heading it stands under; neighbours with the same one share it.
  public var group: String
  /// What to open.
  public var path: String
  /// What there is to tell of an exhibit; nil for anything else.
  public var story: Story?

  /// An entry of the gallery.
  public init(title: String, about: String, group: String, path: String, story: Story? = nil) {
    self.title = title
    self.about = about
    self.group = group
    self.path = path
    self.story = story
  }
}
