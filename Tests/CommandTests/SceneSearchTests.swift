import Foundation
import Renderer
import Scenes
import Testing

@testable import cellophane

/// What the gallery and `list` find of what ships.
@Suite("Finding scenes by their meaning")
struct SceneSearchTests {
  private static let entries: [GalleryEntry] = {
    let assets = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Assets")
    guard let tour = try? Tour(assets: assets), let stops = try? tour.stops(SceneLoader()) else {
      return []
    }
    return tour.entries(of: stops)
  }()

  @Test("A file with the searched name comes first", arguments: ["jump", "jump.yaml", "Jump"])
  func name(_ words: String) {
    let own = GalleryEntry(title: "Mine", about: "", group: "Here", path: "jump.yaml")
    let found = GallerySearch(words).matches(in: Self.entries + [own])
    #expect(found.first?.entry.path == "jump.yaml")
  }

  @Test(
    "Words find these scenes among the first eight",
    arguments: [
      ("prepend", "b10-insert-above 05-insert-above"),
      ("load more", "b10-insert-above 05-insert-above"),
      ("older messages", "b10-insert-above"), ("infinite scroll", "b10-insert-above"),
      ("chat", "b07-scroll-to-wrong-item b10-insert-above 15-messages"),
      ("keyboard", "b20-inset-feeds-back b31-offset-out-of-range"),
      ("estimatedItemSize", "b03-dequeued-late b04-not-scrollable b05-blind-to-new-lines"),
      ("estimatedRowHeight", "30-table-heights control-table"), ("rotation", "b12-rotation"),
      ("header", "b25-headers-late b25-pinned-by-estimate b26-header-size-in-item-0"),
      ("sticky header", "b25-pinned-by-estimate 31-pinned-headers"),
      ("jump", "b01-upward-scroll-jump 01-scrolling-up"),
      ("blank", "b03-dequeued-late b06-scroll-to-blank"),
      ("self-sizing", "b01-upward-scroll-jump b03-dequeued-late b22-requery-suppressed"),
      ("reloadData", "b09-reload-forgets 06-reload 25-invalidate-or-reload"),
      ("performBatchUpdates", "b11-flash-to-estimate b24-sizes-by-index"),
      ("scrollToItem", "b07-scroll-to-wrong-item 04-scroll-to-item"),
      ("contentOffsetAdjustment", "b01-upward-scroll-jump b32-double-compensation"),
      ("carousel", "b27-floating-carousel 11-planets-carousel"),
      ("waterfall", "b30-lanes-frozen b30-lanes-hop 10-elements-waterfall"),
      ("grid", "b05-blind-to-new-lines 09-elements-grid"),
      ("endless loop", "b02-layout-loop b18-too-wide"),
      ("image", "b23-late-content"), ("pull to refresh", "b35-overscroll-snap"),
      ("prefetching", "b43-no-prefetch"), ("flicker", "b11-flash-to-estimate b36-one-frame-tear"),
      ("slow", "b41-all-items-for-each-cell b42-tiny-estimate"), ("prepending", "b10-insert-above"),
    ])
  func words(_ words: String, _ names: String) {
    let found = GallerySearch(words).matches(in: Self.entries).prefix(8)
      .map { Tour.name(of: $0.entry.path) }
    for name in names.split(separator: " ") {
      #expect(found.contains(String(name)), "\(words): \(found)")
    }
  }

  @Test("Every scene that ships has keywords")
  func everyScene() {
    #expect(Self.entries.count > 80)
    for entry in Self.entries { #expect(!entry.keywords.isEmpty, "\(entry.path)") }
  }

  @Test("A layout's properties and the calls of steps find a scene after those about the word")
  func mentions() throws {
    let matches = GallerySearch("estimatedItemSize").matches(in: Self.entries)
    let place = try #require(
      matches.first { Tour.name(of: $0.entry.path) == "b28-wrong-constant" || $0.place == .text })
    #expect(place.place == .text)
    #expect(GallerySearch("insertItems").matches(in: Self.entries).count > 2)
    #expect(GallerySearch("no such thing").matches(in: Self.entries).isEmpty)
    #expect(GallerySearch(" ").matches(in: Self.entries).isEmpty)
  }
}
