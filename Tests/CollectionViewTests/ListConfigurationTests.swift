import Foundation
import Testing

@testable import CollectionView

@Suite("List configurations")
@MainActor
struct ListConfigurationTests {
  typealias Configuration = UICollectionLayoutListConfiguration

  @Test(
    "The defaults of an appearance",
    arguments: zip(
      [Configuration.Appearance.plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain], 0...4))
  func defaults(appearance: Configuration.Appearance, rawValue: Int) {
    let configuration = Configuration(appearance: appearance)
    #expect(appearance.rawValue == rawValue)
    #expect(configuration.appearance == appearance)
    #expect(configuration.headerMode == .none && configuration.footerMode == .none)
    #expect(configuration.headerTopPadding == nil && configuration.backgroundColor == nil)
    #expect(configuration.contentHuggingElements == [])
    #expect(configuration.itemSeparatorHandler == nil)
    #expect(configuration.leadingSwipeActionsConfigurationProvider == nil)
    #expect(configuration.trailingSwipeActionsConfigurationProvider == nil)
    #expect(configuration.separatorConfiguration.bottomSeparatorVisibility == .automatic)
    #expect(
      configuration.separatorConfiguration.topSeparatorInsets
        == UIListSeparatorConfiguration.automaticInsets)
  }

  @Test(
    "The last row of a grouped section has no separator, unless it is visible",
    arguments: [
      (Configuration.Appearance.plain, UIListSeparatorConfiguration.Visibility.automatic, true),
      (.grouped, .automatic, false), (.insetGrouped, .automatic, false),
      (.insetGrouped, .visible, true), (.plain, .hidden, false),
    ])
  func lastSeparator(
    appearance: Configuration.Appearance,
    visibility: UIListSeparatorConfiguration.Visibility, isShown: Bool
  ) {
    var separators = UIListSeparatorConfiguration(listAppearance: appearance)
    separators.bottomSeparatorVisibility = visibility
    #expect(separators.showsBottomSeparator(isLast: true, in: appearance) == isShown)
    #expect(
      separators.showsBottomSeparator(isLast: false, in: appearance) == (visibility != .hidden))
  }

  @Test("Swipe actions keep their style, and a colour until it is set to nil")
  func swipeActions() {
    var isDone: Bool?
    let action = UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
      completion(true)
    }
    #expect(action.backgroundColor == .systemRed && action.title == "Delete")
    action.backgroundColor = .systemBlue
    #expect(action.backgroundColor == .systemBlue)
    action.backgroundColor = nil
    #expect(action.backgroundColor == .systemRed)
    action.handler(action, UIView()) { isDone = $0 }
    #expect(isDone == true)
    let actions = UISwipeActionsConfiguration(actions: [action])
    #expect(actions.actions.first === action && actions.performsFirstActionWithFullSwipe)
    #expect(
      UIContextualAction(style: .normal, title: nil) { _, _, _ in }.backgroundColor == .systemGray)
  }
}
