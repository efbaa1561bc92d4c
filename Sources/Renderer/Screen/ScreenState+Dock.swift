extension ScreenState {
  /// The columns that what is docked would like; nil when nothing is.
  var dockColumns: Int? { prompt?.purpose.dockColumns ?? overlay?.dockColumns }
}
