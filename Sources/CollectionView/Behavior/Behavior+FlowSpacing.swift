extension Behavior {
  /// Which of a flow layout's two spacings stands between the lines of a section; the layout's duty.
  public enum FlowSpacing: String, Sendable, CaseIterable {
    /// As documented: `minimumLineSpacing` between lines, `minimumInteritemSpacing` between the items of a line.
    case documented
    /// As reported of horizontal sections whose items differ in size: the two change roles, and a first item too tall
    /// for the view leaves an empty line before it (rdar 47732322, iOS 12.1; Apple developer forum 766161, 2024).
    case swapped
  }
}
