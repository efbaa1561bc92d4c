extension ScreenState {
  /// The columns that what is docked would like; nil when nothing is.
  var dockColumns: Int? { self.prompt?.purpose.dockColumns ?? self.overlay?.dockColumns }
}
