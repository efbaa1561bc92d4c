/// How much room a minimap takes across the scroll axis.
struct MapBreadth: Equatable {
  /// At the right of a viewport.
  var columns: Int
  /// Below a viewport that scrolls sideways.
  var rows: Int

  /// A scroll bar, which is a map of one column.
  static let bar = MapBreadth(columns: 1, rows: 1)

  /// Columns of a screen from which on there is room for a map.
  static let spacious = 120

  /// A map on a screen of so many columns.
  init(screenColumns: Int) {
    columns = screenColumns >= 150 ? 10 : screenColumns >= Self.spacious ? 8 : 6
    rows = 4
  }

  /// The breadths to try, the broadest first, where a ruler takes some of the room: at last one of marks and two places.
  var besideRuler: [MapBreadth] {
    [self, MapBreadth(columns: columns / 2, rows: 3), MapBreadth(columns: 3, rows: 3)]
  }

  private init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}
