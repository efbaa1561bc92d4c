extension SceneFormat {
  /// The behavior presets; the first is the default.
  public static let presets: [Preset] = [
    Preset(
      "uikit",
      """
      What UIKit is documented to do with the layout. A flow or compositional layout does not compensate for measured \
      cells and drops its sizes on a reload and on a change of width; `scrollToItem` uses estimates.
      """),
    Preset("correct", basis: nil, "What a reader would wish: the first value of every knob."),
    Preset(
      "flowLayoutIOS8", host: flowLayout, on: [.flow],
      """
      The flow layout of iOS 8: queried once, lines counted by the estimate, content that fits at first never scrolls, \
      `scrollToItem` lands on nothing, and what an update brings in by clamping the offset appears late.
      """),
    Preset(
      "tableViewIOS8", host: tableView, on: [.table],
      "The table view of iOS 8: nothing compensates for a row above the viewport that is measured."),
    Preset(
      "seedList", host: "a list written by hand", on: [.list],
      """
      A list as tutorials of 2015 write it: no compensation, exact comparison of sizes, a cache that is never dropped, \
      every row placed again in every pass.
      """),
    Preset(
      "flowLayoutIOS9", host: flowLayout, on: [.flow],
      """
      The flow layout of iOS 9: items arrive late or never (rdar 26626841), gaps stay where they shrank, and cells are \
      asked for sizes that are discarded (rdar 26887172).
      """),
    Preset(
      "flowLayoutIOS12", host: flowLayout, on: [.flow],
      """
      The flow layout of iOS 12: horizontal rows end after spaces of 10 points (rdar 46944818), line and item spacing \
      are swapped (rdar 47732322), updates begin from the estimate (rdar 46236635).
      """),
    Preset(
      "tableViewIOS11", host: tableView, on: [.table],
      "The table view of iOS 11: rows that collapse leave a gap above the first one (rdar 48977017)."
    ),
    Preset(
      "collectionViewIOS15",
      "iOS 15.1: offset adjustments are lost while the user scrolls (FB9727104)."),
    Preset(
      "compositionalIOS14", host: compositionalLayout, on: [.compositional],
      """
      The compositional layout of iOS 14: origins and sizes of frames are rounded to the nearest pixel, lists have the \
      measures of iOS 14, and sections that scroll across stay at their estimated place, as was reported of 14.0 to 14.2.
      """),
    Preset(
      "compositionalIOS26", host: compositionalLayout, on: [.compositional],
      "The compositional layout of iOS 26: its lists have the measures of that version."),
  ]

  private static let flowLayout = "UICollectionViewFlowLayout"
  private static let compositionalLayout = "UICollectionViewCompositionalLayout"
  private static let tableView = "UITableView"
}
