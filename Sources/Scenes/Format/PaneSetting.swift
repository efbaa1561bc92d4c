import Foundation

/// One setting of a pane: a key that can be used at the top level of a scene, in a pane, and in a `set` step.
///
/// `data` and `steps` are not settings: they are not read from a map of keys with values of their own.
public struct PaneSetting: Sendable {
  /// The key, its form, its default and what it does.
  public let description: PropertyDescription
  /// What happens when it is set while the scene runs: sentences for the reference.
  let effect: String
  /// The settings in its map; empty for a setting that is no map, or has a reader of its own.
  public let parts: [PaneSetting]
  /// Returns the value in a pane; nil if the pane has none, and for settings with a reader of their own.
  public let value: @Sendable (Pane) -> PropertyValue?
  /// Reads the value of the key into a pane.
  let read: @Sendable (_ value: SceneValue, _ pane: inout Pane, _ reader: PaneReader) throws -> Void
  /// Returns the value to write for a pane; nil if it is the default.
  let written: @Sendable (Pane) -> WrittenValue?

  /// The key with its dots: `scroll.bounces`.
  public var name: String { description.name }

  /// The keys that a `set` step can name: those in its map, else its own.
  public var keys: [String] { parts.isEmpty ? [name] : parts.map(\.name) }

  /// The key in its own map: `bounces`.
  var key: String { name.split(separator: ".").last.map(String.init) ?? name }

  /// A setting whose value is a property of the pane.
  ///
  /// - Parameters:
  ///   - path: The property; that of a new pane is the default.
  ///   - name: The key with its dots.
  ///   - form: How a value is written.
  ///   - kind: What a word is called in a message, as in `unknown anchor`.
  ///   - effect: What happens when it is set while the scene runs.
  ///   - help: What a value does.
  private init<Value: PropertyConvertible & Equatable>(
    _ path: WritableKeyPath<Pane, Value> & Sendable, _ name: String, _ form: PropertyForm,
    kind: String? = nil, effect: String, help: String
  ) {
    let plain = Pane()[keyPath: path]
    description = PropertyDescription(name, form, default: plain.propertyValue, help: help)
    self.effect = effect
    parts = []
    value = { $0[keyPath: path].propertyValue }
    read = { value, pane, _ in
      guard let read = Value(try value.property(form, kind: kind)) else {
        throw value.needs(form.text)
      }
      pane[keyPath: path] = read
    }
    written = { pane in
      let value = pane[keyPath: path]
      return value == plain ? nil : value.propertyValue.map { WrittenValue.property($0) }
    }
  }

  /// A setting that is one of the cases of a type.
  private init<Value: PropertyConvertible & RawRepresentable<String> & CaseIterable & Equatable>(
    _ path: WritableKeyPath<Pane, Value> & Sendable, _ name: String, oneOf kind: String,
    effect: String, help: String
  ) {
    self.init(
      path, name, .word(Value.allCases.map { .built($0.rawValue) }), kind: kind, effect: effect,
      help: help)
  }

  /// A setting with a reader and a writer of its own.
  private init(
    _ name: String, _ form: String, effect: String, help: String,
    read: @escaping @Sendable (SceneValue, inout Pane, PaneReader) throws -> Void,
    written: @escaping @Sendable (Pane) -> WrittenValue?
  ) {
    description = PropertyDescription(name, .composite(form), default: nil, help: help)
    self.effect = effect
    parts = []
    value = { _ in nil }
    self.read = read
    self.written = written
  }

  /// A map of settings.
  private init(_ name: String, _ parts: [PaneSetting], effect: String, help: String) {
    let keys = parts.map(\.key)
    description = PropertyDescription(name, .composite("a map"), default: nil, help: help)
    self.effect = effect
    self.parts = parts
    value = { _ in nil }
    read = { value, pane, reader in
      let map = try MapReader(value, known: keys)
      for part in parts {
        if let value = map[part.key] { try part.read(value, &pane, reader) }
      }
    }
    written = { pane in
      let entries = parts.compactMap { part in
        part.written(pane).map { WrittenValue.Entry(key: part.key, value: $0) }
      }
      return entries.isEmpty ? nil : .map(entries)
    }
  }
}

// MARK: - The settings

extension PaneSetting {
  /// The settings of a pane, in the order of the format.
  public static let all: [PaneSetting] = [
    viewport, scale, font, displayScale, seed, anchor, cell, header, footer, layout, contentInset,
    safeAreaInsets, contentInsetAdjustmentBehavior, obscured, semanticContentAttribute,
    selfSizingInvalidation, scroll, prefetch, behavior,
  ]

  public static let viewport = PaneSetting(
    "viewport", "`[width, height]` above 0",
    effect: """
      The bounds change at once; the step `viewport` can animate the change. `viewport.0` is the width. Cells that take \
      their width from the viewport keep the width they had at the start.
      """,
    help: "Size of the view, `[320, 480]` by default; a data file takes the room of its pane.",
    read: { value, pane, reader in
      pane.viewport = try value.size(reader.viewport)
      pane.viewportIsGiven = true
    },
    written: { pane in
      pane.viewportIsGiven || pane.viewport != Pane().viewport ? .size(pane.viewport) : nil
    })

  public static let scale = PaneSetting(
    \.scale, "scale", .size(.positive), effect: "Only the picture changes.",
    help: "Points of a character cell; without it the scale that makes the viewport fit.")

  public static let font = PaneSetting(
    \.font, "font", .size(.positive),
    effect: "Cells sized by their text get other sizes: `reloadData()`, and every size is dropped.",
    help:
      "Points of a column and of a line where text is measured; wide characters have two columns.")

  public static let displayScale = PaneSetting(
    \.displayScale, "displayScale", .number(.positive),
    effect: "The pixel grid of offsets and frames changes, and the layout is invalidated.",
    help: "Device pixels of a point; offsets and frames are rounded to whole pixels.")

  public static let seed = PaneSetting(
    "seed", "a whole number from 0 to \(UInt64.max)",
    effect: "Random sizes become others: `reloadData()`, and every size is dropped.",
    help: "Seed of every random number of the scene, 0 by default.",
    read: { value, pane, _ in pane.seed = try value.seed() },
    written: { $0.seed == Pane().seed ? nil : .word(String($0.seed)) })

  public static let anchor = PaneSetting(
    \.anchor, "anchor", oneOf: "anchor",
    effect: "The audit judges by it from then on.",
    help: """
      What must keep its place when content changes: the first visible element (`visible`), for a reader at the very \
      start the start (`start`), the last element as in a chat (`bottom`), or nothing (`none`). `automatic`, the default, \
      is `visible`, but content inserted before a reader at the very start may push.
      """)

  public static let cell = PaneSetting(
    "cell", "a map with `size`, `alternates` and `changes`",
    effect: """
      Cells get other sizes: `reloadData()`, and every size is dropped. `cell.changes` counts from the start and cannot \
      be set, nor can `cell.size` to another `field`.
      """,
    help: "Sizes that cells prefer when they are measured: their true sizes.",
    read: { value, pane, reader in
      pane.cell = try CellReader(viewportWidth: reader.cellWidth ?? pane.viewport.width)
        .cell(from: value)
    },
    written: { pane in
      pane.cell == CellSizing() ? nil : .cell(pane.cell, viewportWidth: pane.viewport.width)
    })

  public static let header = supplementary(
    "header", \.header, help: "True size of section headers; without it the layout's.")
  public static let footer = supplementary(
    "footer", \.footer, help: "True size of section footers; without it the layout's.")

  private static func supplementary(
    _ name: String, _ path: WritableKeyPath<Pane, CGSize?> & Sendable, help: String
  ) -> PaneSetting {
    PaneSetting(
      name, "`{ size: [width, height] }`",
      effect: "`reloadData()`, and every size is dropped.", help: help,
      read: { value, pane, _ in
        pane[keyPath: path] = try MapReader(value, known: ["size"]).required("size").size()
      },
      written: { pane in pane[keyPath: path].map { .keys(["size": .size($0)]) } })
  }

  public static let layout = PaneSetting(
    "layout", "a map with `kind`, `sizing`, `perSection` and the properties of the kind",
    effect: """
      `layout.kind` installs a new layout with `setCollectionViewLayout(_:animated:)`, not animated; properties that \
      both kinds have stay, and those of a kind that was there before come back with it. A property is set on the \
      layout object, which invalidates itself as UIKit's setter does; measured sizes stay, except for \
      `scrollDirection`. `layout.sizing` and `layout.perSection` replace the delegate; another `sizing` reloads and \
      drops every size.
      """,
    help: "Layout of the view and its properties.",
    read: { value, pane, _ in pane.layout = try LayoutReader().layout(from: value) },
    written: { $0.layout == Pane().layout ? nil : .layout($0.layout) })

  public static let contentInset = PaneSetting(
    "contentInset", "`[top, left, bottom, right]`, or an inset that depends on the content size",
    effect: "Set on the view.",
    help: """
      `contentInset`. `{ bottomWhenShorterThan: 480, by: 10 }` is there while the content is shorter than that; \
      `rightWhenShorterThan` is at the right edge, as a scroll bar is; `untilLongerThan` removes it only beyond another \
      length.
      """,
    read: { value, pane, _ in pane.contentInset = try ContentInset(from: value) },
    written: { $0.contentInset == Pane().contentInset ? nil : $0.contentInset.written })

  public static let safeAreaInsets = PaneSetting(
    \.safeAreaInsets, "safeAreaInsets", .insets(.notNegative), effect: "Set on the view.",
    help: "`safeAreaInsets`: what bars and the notch cover.")

  public static let contentInsetAdjustmentBehavior = PaneSetting(
    \.contentInsetAdjustmentBehavior, "contentInsetAdjustmentBehavior",
    oneOf: "content inset adjustment behavior", effect: "Set on the view.",
    help: "`contentInsetAdjustmentBehavior`: which part of the safe area counts as content inset.")

  public static let obscured = PaneSetting(
    \.obscured, "obscured", .insets(.notNegative),
    effect: """
      The audit judges by it from then on, and the screen shows it. Nothing else changes, also where an app would change \
      `contentInset` with it.
      """,
    help: """
      Parts of the view that something covers, such as a keyboard or a bar; `contentInset` has to make up for them, or \
      the ends of the content stay covered.
      """)

  public static let semanticContentAttribute = PaneSetting(
    \.semanticContentAttribute, "semanticContentAttribute", oneOf: "semantic content attribute",
    effect:
      "Set on the view; a layout that flips is mirrored at the same distance from its beginning.",
    help: """
      `semanticContentAttribute`: with `forceRightToLeft` a layout whose \
      `flipsHorizontallyInOppositeLayoutDirection` is true is mirrored, and content that scrolls sideways begins at the \
      right. `unspecified` is left to right.
      """)

  public static let selfSizingInvalidation = PaneSetting(
    \.selfSizingInvalidation, "selfSizingInvalidation", oneOf: "self-sizing invalidation",
    effect: "Set on the view.",
    help: """
      `selfSizingInvalidation`: whether a visible cell is measured again when its content changes. Cells have no \
      constraints here, so `enabledIncludingConstraints` does the same as `enabled`.
      """)

  public static let scroll = PaneSetting(
    "scroll",
    [
      decelerationRate, isPagingEnabled, bounces, alwaysBounceVertical, alwaysBounceHorizontal,
      isDirectionalLockEnabled,
    ],
    effect: "Set on the view; a motion under way continues as it began.",
    help: "Settings of the scroll view.")

  public static let decelerationRate = PaneSetting(
    \.scroll.decelerationRate, "scroll.decelerationRate", oneOf: "deceleration rate", effect: "",
    help: "How fast a fling slows down.")
  public static let isPagingEnabled = PaneSetting(
    \.scroll.isPagingEnabled, "scroll.isPagingEnabled", .flag, effect: "",
    help: "Whether scrolling stops at multiples of the bounds.")
  public static let bounces = PaneSetting(
    \.scroll.bounces, "scroll.bounces", .flag, effect: "",
    help: "Whether content can be dragged past its ends.")
  public static let alwaysBounceVertical = PaneSetting(
    \.scroll.alwaysBounceVertical, "scroll.alwaysBounceVertical", .flag, effect: "",
    help: "Whether content that fits can be dragged up and down.")
  public static let alwaysBounceHorizontal = PaneSetting(
    \.scroll.alwaysBounceHorizontal, "scroll.alwaysBounceHorizontal", .flag, effect: "",
    help: "Whether content that fits can be dragged sideways.")
  public static let isDirectionalLockEnabled = PaneSetting(
    \.scroll.isDirectionalLockEnabled, "scroll.isDirectionalLockEnabled", .flag, effect: "",
    help: "Whether a drag keeps to the axis on which it began.")

  public static let prefetch = PaneSetting(
    \.prefetch, "prefetch", .flag, effect: "The view gets a prefetching data source, or loses it.",
    help: "Whether the view has a `prefetchDataSource`.")

  public static let behavior = PaneSetting(
    "behavior", "a preset, or a map with `preset` and knobs",
    effect: "Holds from the next layout pass, which runs at once.",
    help: "Mechanisms of UIKit, and known bugs, that are in force.",
    read: { value, pane, _ in pane.behavior = try BehaviorReader().behavior(from: value) },
    written: { $0.behavior == Pane().behavior ? nil : .behavior($0.behavior) })
}

extension Anchor: PropertyConvertible {}
extension ContentInsetAdjustmentBehavior: PropertyConvertible {}
extension SemanticContentAttribute: PropertyConvertible {}
extension SelfSizingInvalidation: PropertyConvertible {}
extension ScrollSettings.DecelerationRate: PropertyConvertible {}
