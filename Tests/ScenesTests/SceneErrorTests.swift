import Foundation
import Testing

@testable import Scenes

/// Long because it is one table: each wrong scene beside the words it gets.
@Suite("What is said about a wrong scene")
struct SceneErrorTests {
  /// Each is the file, then what is said of it.
  static let files: [(String, String)] = [
    (
      "data: 200\ntitel: a",
      """
      scene.yaml:2:1: unknown key `titel`, did you mean `title`?
      titel: a
      ^
      """
    ),
    (
      "data: \"200\"",
      """
      scene.yaml:1:7: `data` needs a number, not a text; write 200 without quotes
      data: "200"
            ^
      """
    ),
    (
      "layout:\n  kind: flw",
      """
      scene.yaml:2:9: unknown layout kind `flw`, did you mean `flow`?
        kind: flw
              ^
      """
    ),
    (
      "title: a\ndata: 3\n\"title\": b",
      """
      scene.yaml:3:1: the key `title` appears twice in one map
      "title": b
      ^
      """
    ),
    (
      "layout: { columns: 3 }",
      """
      scene.yaml:1:11: `columns` is a property of `waterfall` or `twoColumnPhotos`, not of `list`
      layout: { columns: 3 }
                ^
      """
    ),
    (
      "steps:\n\t- wait: 1",
      """
      scene.yaml:2:1: YAML is not indented with tabs
       - wait: 1
      ^
      """
    ),
    (
      "steps:\n  - say: \"배달\"\t\n  - wait: [\n\n",
      """
      scene.yaml:3:12: not YAML: did not find expected node content while parsing a flow node
        - wait: [
                 ^
      """
    ),
    (
      "steps: [{ say: \"배달\" }, { wait: -1 }]",
      """
      scene.yaml:1:32: `wait` must not be negative
      steps: [{ say: "배달" }, { wait: -1 }]
                                       ^
      """
    ),
    (
      "steps: [{ say: \"👩‍🔬e\u{301}\" }, { wiat: 1 }]",
      """
      scene.yaml:1:26: unknown step `wiat`, did you mean `wait`?
      steps: [{ say: "👩‍🔬e\u{301}" }, { wiat: 1 }]
                                ^
      """
    ),
    (
      "about: |\n  some\ttext\nviewport: [320, 480, 1]",
      """
      scene.yaml:3:11: `viewport` needs `[width, height]`, and this is a list of 3
      viewport: [320, 480, 1]
                ^
      """
    ),
    (
      "{ about: \"a\tb\", seed: x }",
      """
      scene.yaml:1:23: `seed` needs a whole number from 0 to 18446744073709551615, not `x`
      { about: "a b", seed: x }
                            ^
      """
    ),
    (
      "cellophane: 2\nfuture: 1",
      """
      scene.yaml:1:13: version 2 of the format is not supported; this program reads version 1
      cellophane: 2
                  ^
      """
    ),
    (
      "data: 1\r\ntitle: [a]\r\n",
      """
      scene.yaml:2:8: `title` needs a text, not a list
      title: [a]
             ^
      """
    ),
    (
      "title: a\u{1B}[31mb",
      """
      scene.yaml:1:9: not YAML: control characters are not allowed
      title: a\\u{1B}[31mb
              ^
      """
    ),
    (
      "\"a\\u001b[2J\": 1",
      """
      scene.yaml:1:1: unknown key `a\\u{1B}[2J`; it is \(SceneReader.keys.alternatives)
      "a\\u001b[2J": 1
      ^
      """
    ),
    (
      "title: \"\u{202E}x\"\nviewport: { a: 1 }",
      """
      scene.yaml:2:11: `viewport` needs `[width, height]`, not a map
      viewport: { a: 1 }
                ^
      """
    ),
    ("", "scene.yaml: the scene is empty"),
    ("# only a comment", "scene.yaml: the scene is empty"),
  ]

  @Test("Place, line and caret", arguments: files)
  func whole(_ text: String, _ expected: String) {
    #expect(complaint(text) == expected)
  }

  private static let calls =
    "`scrollTo`, `setOffset`, `insert`, `delete`, `reload`, `reconfigure`, `move`, `batch`, `expand`, `collapse`, "
    + "`insertSections`, `deleteSections`, `reloadSections`, `moveSection`, `reloadData`, `grow`, "
    + "`invalidateLayout`, `setCollectionViewLayout`, `viewport` or `set`"

  private static let aliases =
    "anchors and aliases are not part of the scene format; a text with `&` or `*` in front stands in quotes"

  /// The place and the message alone.
  static let messages: [(String, String)] = [
    ("hello", "1:1: a scene is a map of keys, such as `data: 200`"),
    ("[1]", "1:1: a scene is a map of keys, such as `data: 200`"),
    ("a: 1\n---\nb: 2", "2:1: a file holds one scene, and here begins another"),
    ("a: \"x", "1:6: not YAML: found unexpected end of stream while scanning a quoted scalar"),
    ("a: b: c", "1:5: not YAML: mapping values are not allowed in this context"),
    ("a: &x [1]\nb: *x", "2:4: \(aliases)"),
    ("a: &x 1", "1:4: \(aliases)"),
    ("a: *x", "1:4: \(aliases)"),
    ("? *x\n: 1", "1:3: \(aliases)"),
    ("title: *new*", "1:12: \(aliases)"),
    ("title: & more", "1:9: \(aliases)"),
    ("layout:\n  <<: *base", "2:7: \(aliases)"),
    (
      "title: !!int 5", "1:8: tags such as `tag:yaml.org,2002:int` are not part of the scene format"
    ),
    ("title: !x [5]", "1:8: tags such as `!x` are not part of the scene format"),
    ("? [a]\n: 1", "1:3: a key must be a text"),
    ("data: -3", "1:7: `data` must not be negative"),
    ("data: 1.5", "1:7: `data` needs a whole number, not `1.5`"),
    ("data: .nan", "1:7: `data` must be finite"),
    ("data: nan", "1:7: `data` must be finite"),
    ("data: -.inf", "1:7: `data` must be finite"),
    ("data: 1e999", "1:7: `data` must be at most 2000000000"),
    ("data: 3000000000", "1:7: `data` must be at most 2000000000"),
    ("data: 99999999999999999999999", "1:7: `data` must be at most 2000000000"),
    ("data: 0x10", "1:7: `data` needs a number, not `0x10`"),
    ("data: 1__", "1:7: `data` needs a number, not `1__`"),
    ("data: many", "1:7: `data` needs a number, not `many`"),
    ("data:", "1:6: `data` needs a number, not nothing"),
    (
      "data:\n  file: -",
      "2:9: not YAML: a list cannot begin here; a lone dash that is a text stands in quotes"
    ),
    ("data: {}", "1:7: `data` needs `sections` or `file`"),
    ("data: { sections: [], file: a.csv }", "1:23: `sections` and `file` cannot be combined"),
    ("data: { sections: [], id: a }", "1:23: `id` belongs to `file`"),
    ("data: { sections: [{ items: -1 }] }", "1:29: `items` must not be negative"),
    ("data: { sections: [{ items: many }] }", "1:29: `items` needs a number, not `many`"),
    (
      "data: { sections: [{ items: [[a]] }] }",
      "1:30: `items` needs a text or a map with `text`, `id`, `size` and `children`, not a list"
    ),
    ("data: { sections: [{ item: 3 }] }", "1:22: unknown key `item`, did you mean `items`?"),
    ("data: { sections: [{ repeat: 0 }] }", "1:30: `repeat` must be at least 1"),
    (
      "data: { sections: [{ items: [a], repeat: 20000000 }] }",
      "1:19: the data holds more than 1000000 sections"
    ),
    (
      "data: { sections: [{ items: [\(String(repeating: "a,", count: 11))], repeat: 1000000 }] }",
      "1:19: the data holds more than 10000000 listed items"
    ),
    (
      "data: { sections: [{ items: 2000000000 }, { items: 1 }] }",
      "1:19: the data holds more than 2000000000 items"
    ),
    (
      "data: { sections: [{ items: 2000000000, repeat: 2000000000 }] }",
      "1:19: the data holds more than 1000000 sections"
    ),
    ("data: { file: a.csv }", "1:15: a relative path needs a scene that is a file itself"),
    ("viewport: [0, 480]", "1:12: `viewport` must be above 0"),
    ("viewport: [1e6, 480]", "1:12: `viewport` must be at most 100000"),
    ("viewport: 320", "1:11: `viewport` needs `[width, height]`, not `320`"),
    ("scale: [10]", "1:8: `scale` needs `[width, height]`, and this is a list of 1"),
    ("displayScale: 0", "1:15: `displayScale` must be above 0"),
    ("seed: -1", "1:7: `seed` needs a whole number from 0 to 18446744073709551615, not `-1`"),
    (
      "anchor: top",
      "1:9: unknown anchor `top`; it is `automatic`, `visible`, `start`, `bottom` or `none`"
    ),
    ("header: [320, 44]", "1:9: `header` needs a map, not a list"),
    ("header: {}", "1:9: `header` needs the key `size`"),
    ("header: { size: [-1, 44] }", "1:18: `size` must not be negative"),
    (
      "contentInset: [0, 0]",
      "1:15: `contentInset` needs `[top, left, bottom, right]`, and this is a list of 2"
    ),
    ("obscured: [0, 0, -1, 0]", "1:18: `obscured` must not be negative"),
    (
      "obscured: { bottom: 300 }",
      "1:11: `obscured` needs `[top, left, bottom, right]`, not a map"
    ),
    (
      "semanticContentAttribute: rightToLeft",
      "1:27: unknown semantic content attribute `rightToLeft`; it is `unspecified`, `forceLeftToRight` or `forceRightToLeft`"
    ),
    (
      "layout: { kind: table, flipsHorizontallyInOppositeLayoutDirection: true }",
      "1:24: `flipsHorizontallyInOppositeLayoutDirection` is a property of `list`, `flow` or `waterfall`, not of `table`"
    ),
    ("cell: { size: { inner: { items: 7 } } }", "1:24: `inner` needs the key `itemSize`"),
    (
      "cell: { size: { inner: { items: [], itemSize: [1, 1] } } }",
      "1:33: `items` needs at least one number, not a list"
    ),
    (
      "cell: { size: { inner: { items: -1, itemSize: [1, 1] } } }",
      "1:33: `items` must not be negative"
    ),
    (
      "cell: { size: { inner: { items: 1, itemSize: [0, 1] } } }",
      "1:47: `itemSize` must be at least 0.1"
    ),
    (
      "cell: { size: { inner: { items: 1, itemSize: [1, 1], measured: first } } }",
      "1:64: unknown time of measuring `first`; it is `afterLayout` or `beforeLayout`"
    ),
    (
      "cell: { size: { inner: { items: 1, itemSize: [1, 1] }, text: {} } }",
      "1:56: `inner` and `text` cannot be combined"
    ),
    ("contentInset: { by: 3 }", "1:15: `contentInset` needs the key `bottomWhenShorterThan`"),
    (
      "contentInset: { bottomWhenShorterThan: 1, rightWhenShorterThan: 2, by: 3 }",
      "1:65: `rightWhenShorterThan` cannot be combined with `bottomWhenShorterThan`"
    ),
    (
      "contentInset: { bottomWhenShorterThan: 480, by: 3, untilLongerThan: 470 }",
      "1:69: `untilLongerThan` must not be less than `bottomWhenShorterThan`"
    ),
    ("scroll: { bounces: yes }", "1:20: `bounces` needs true or false, not `yes`"),
    ("scroll: { bounces: \"true\" }", "1:20: `bounces` needs true or false, not the text `true`"),
    (
      "scroll: { decelerationRate: slow }",
      "1:29: unknown deceleration rate `slow`; it is `normal` or `fast`"
    ),
    ("cell: { size: [1, -2] }", "1:19: `size` must not be negative"),
    (
      "cell: { size: {} }",
      "1:15: `size` needs `list`, `cycle`, `random`, `byWidth`, `field`, `text`, `inner` or `listCell`"
    ),
    ("cell: { size: { list: [] } }", "1:23: `list` needs at least one size, not a list"),
    ("cell: { size: { list: [[1, 2]], text: {} } }", "1:33: `list` and `text` cannot be combined"),
    ("cell: { size: { list: [[1, 2]], run: 3 } }", "1:33: `run` belongs to `cycle`"),
    (
      "cell: { size: { random: { width: [9, 3], height: 1 } } }",
      "1:34: `width` needs the smaller number first"
    ),
    (
      "cell: { size: { random: { width: 9.5, height: 1 } } }",
      "1:34: `width` needs a whole number, not `9.5`"
    ),
    ("cell: { size: { byWidth: { wide: 3 } } }", "1:28: `wide` needs a number, not `wide`"),
    (
      "cell: { size: { byWidth: { 320: 3, 320.0: 4 } } }",
      "1:36: the width `320.0` appears twice here"
    ),
    (
      "cell: { changes: { after: -1, items: [[0, 0]], by: [0, 1] } }",
      "1:27: `after` must not be negative"
    ),
    ("layout: { estimatedHeight: 0 }", "1:28: `estimatedHeight` must be above 0"),
    (
      "layout: { kind: table, estimatedRowHeight: 60 }",
      "1:24: unknown key `estimatedRowHeight`, did you mean `estimatedHeight`?"
    ),
    (
      "layout: { kind: table, perSection: [{ estimatedSectionHeaderHeight: 60 }] }",
      "1:39: unknown key `estimatedSectionHeaderHeight`, did you mean `estimatedHeaderHeight`?"
    ),
    ("layout: { spacing: -1 }", "1:20: `spacing` must not be negative"),
    (
      "layout: { sizing: fixed }",
      "1:19: `list` has no sizing `fixed`; it takes `self` or `delegate`"
    ),
    ("layout: { kind: carousel, scale: 1.5 }", "1:34: `scale` must be at most 1"),
    ("layout: { kind: waterfall, columns: 0 }", "1:37: `columns` must be at least 1"),
    ("layout: { kind: stack, depth: 0 }", "1:31: `depth` must be at least 1"),
    ("layout: { kind: circle, radius: -1 }", "1:33: `radius` must not be negative"),
    ("layout: { kind: stickyGrid, stickyRows: -1 }", "1:41: `stickyRows` must not be negative"),
    (
      "layout: { kind: timeline, sizing: self }",
      "1:35: `timeline` has no sizing `self`; it takes `delegate`"
    ),
    (
      "layout: { kind: seedlist }", "1:17: unknown layout kind `seedlist`, did you mean `seedList`?"
    ),
    (
      "steps: [{ invalidateLayout: no }]",
      "1:29: `invalidateLayout` needs true or a number of times, not `no`"
    ),
    ("steps: [{ invalidateLayout: 0 }]", "1:29: `invalidateLayout` must be at least 1"),
    (
      "steps: [{ expect: { counters: { prepar: 1 } } }]",
      "1:33: unknown counter `prepar`, did you mean `prepare`?"
    ),
    (
      "steps: [{ expect: { counters: 1 } }]",
      "1:31: `counters` needs counters by name, such as `{ prepare: 1 }`, not `1`"
    ),
    (
      "steps: [{ mark: here }, { expect: { counters: { prepare: 1 }, since: her } }]",
      "1:70: no `mark: her` stands before this, did you mean `here`?"
    ),
    (
      "steps: [{ mark: here }, { expect: { topItem: [0, 0], since: here } }]",
      "1:61: `since` belongs beside `counters`"
    ),
    (
      "layout: { kind: waterfall, order: shortst }",
      "1:35: unknown order `shortst`, did you mean `shortest`?"
    ),
    (
      "layout: { kind: waterfall, perSection: [] }",
      "1:40: `waterfall` has no properties that differ by section"
    ),
    (
      "layout: { kind: flow, perSection: [{ scrollDirection: vertical }] }",
      "1:38: `scrollDirection` cannot differ by section"
    ),
    (
      "layout: { kind: flow, estimatedItemSize: [0, 0] }",
      "1:42: an `estimatedItemSize` of 0, as a flow layout of UIKit begins with, is "
        + "`sizing: fixed` here, or `sizing: delegate`"
    ),
    (
      "layout: { kind: flow, estimatedItemSize: [0, 50] }",
      "1:43: `estimatedItemSize` must be at least 0.1"
    ),
    (
      "layout: { kind: flow, itemSize: [0, 0] }", "1:34: `itemSize` must be at least 0.1"
    ),
    ("layout: { kind: flow, itemSize: 50 }", "1:33: `itemSize` needs `[width, height]`, not `50`"),
    (
      "layout: { estimatedHight: 50 }",
      "1:11: unknown key `estimatedHight`, did you mean `estimatedHeight`?"
    ),
    ("behavior: corect", "1:11: unknown behavior preset `corect`, did you mean `correct`?"),
    ("behavior: { requery: onec }", "1:22: unknown `requery` value `onec`, did you mean `once`?"),
    (
      "behavior: { requery: [once] }",
      "1:22: `requery` needs `fixpoint`, `once`, `never` or `narrowOnly`, not a list"
    ),
    (
      "behavior: { sizeCache: [byID, droppedOnReload] }",
      "1:25: `byID` cannot be combined; only `droppedOnReload`, `droppedOnWidthChange` or `droppedOnReappear` may be listed together"
    ),
    (
      "behavior: { sizeCache: [droppedOnReload, droppedOnReload] }",
      "1:42: `droppedOnReload` appears twice here"
    ),
    (
      "panes: [{ steps: [] }]",
      "1:11: panes take the same steps; `steps` belongs to the scene"
    ),
    ("panes: [{ about: x }]", "1:11: `about` belongs to the scene, not to a pane"),
    ("panes: [{ exhibit: {} }]", "1:11: `exhibit` belongs to the scene, not to a pane"),
    ("panes: [{ keywords: [a] }]", "1:11: `keywords` belongs to the scene, not to a pane"),
    ("keywords: chat", "1:11: `keywords` needs a list of words, not `chat`"),
    ("keywords: [chat, { a: 1 }]", "1:18: `keywords` needs a text, not a map"),
    ("keywords: [\"\"]", "1:12: `keywords` needs a word, not the text ``"),
    ("exhibit: { entry: B01 }", "1:10: `exhibit` needs the key `sees`"),
    (
      "exhibit: { entry: B01, sees: a, cause: b, basis: documentd }",
      "1:50: unknown basis `documentd`, did you mean `documented`?"
    ),
    (
      "exhibit: { entry: B01, sees: a, cause: b, basis: inferred, knob: compensatoin }",
      "1:66: unknown behavior knob `compensatoin`, did you mean `compensation`?"
    ),
    (
      "exhibit: { entry: B01, sees: a, cause: b, basis: inferred, reported: radar }",
      "1:70: `reported` needs a list of addresses, not `radar`"
    ),
    ("exhibit: { entry: \"\" }", "1:19: `entry` needs words, not the text ``"),
    ("panes: [{ title: a, sead: 3 }]", "1:21: unknown key `sead`, did you mean `seed`?"),
    ("panes: [x]", "1:9: `panes` needs a list of maps, not `x`"),
    (
      "panes: [\(String(repeating: "{},", count: 17))]", "1:1: a scene has at most 16 panes, not 17"
    ),
    (
      "behavior: corect\npanes: [{ behavior: correct }]",
      "1:11: unknown behavior preset `corect`, did you mean `correct`?"
    ),
    ("steps: wait", "1:8: `steps` needs a list of steps, not `wait`"),
    ("steps: [wait]", "1:9: a step is a map with one key, such as `wait: 0.5`"),
    ("steps: [{}]", "1:9: a step needs one key that says what happens"),
    ("steps: [{ wait: 1, page: up }]", "1:20: a step does one thing; `wait` and `page` are two"),
    ("steps: [{ wait: 1, animated: true }]", "1:20: `animated` does not belong beside `wait`"),
    ("steps: [{ wait: 1, frames: 9 }]", "1:20: `frames` does not belong beside `wait`"),
    ("steps: [{ reloadData: true, pane: 1 }]", "1:29: `pane` does not belong beside `reloadData`"),
    (
      "steps: [{ key: U, pane: 1 }]",
      "1:19: `pane` does not belong beside `key: U`, which is for every pane"
    ),
    ("steps: [{ delete: [], frames: 0 }]", "1:31: `frames` must be at least 1"),
    (
      "steps: [{ delete: [], animated: false, frames: 9 }]",
      "1:48: `frames` is for an animation, and `animated: false` says there is none"
    ),
    ("steps: [{ viewport: [320, -1] }]", "1:27: `viewport` must not be negative"),
    ("steps: [{ wait: soon }]", "1:17: `wait` needs seconds or `settled`, not `soon`"),
    ("steps: [{ wait: 1e9 }]", "1:17: `wait` must be at most 86400"),
    ("steps: [{ page: dwon }]", "1:17: unknown direction `dwon`, did you mean `down`?"),
    ("steps: [{ key: down }]", "1:16: unknown key `down`, did you mean `Down`?"),
    (
      "steps: [{ key: xyz }]",
      "1:16: unknown key `xyz`; it is `Up`, `Down`, `Left`, `Right`, `PageUp`, `PageDown`, `Home` or `End`, or one character"
    ),
    ("steps: [{ pause: false }]", "1:18: `pause` needs true, not `false`"),
    ("steps: [{ drag: { over: 1 } }]", "1:17: `drag` needs the key `by`"),
    ("steps: [{ drag: { by: [0, 1], over: 0 } }]", "1:37: `over` must be above 0"),
    (
      "steps: [{ touch: down }]",
      "1:18: `touch` needs `up`, `cancel`, or a map with `down` or `move`, not `down`"
    ),
    ("steps: [{ touch: { over: 1 } }]", "1:18: a touch needs `down` or `move`, or is `up`"),
    (
      "steps: [{ touch: { down: [0, 1], move: [0, 2] } }]",
      "1:34: `down` and `move` cannot be combined"
    ),
    (
      "steps: [{ touch: { down: [0, 1], over: 1 } }]",
      "1:34: `over` does not belong beside `down`"
    ),
    (
      "steps: [{ touch: up }]",
      "1:18: no finger is down here; `touch: { down: [x, y] }` puts one down"
    ),
    (
      "steps: [{ touch: { down: [0, 1] } }, { touch: { down: [0, 1] } }]",
      "1:47: a finger is down already; `touch: up` lifts it"
    ),
    (
      "steps: [{ repeat: { times: 2, steps: [{ touch: { down: [0, 1] } }] } }]",
      "1:31: the repeated steps begin with the finger up and end with it down"
    ),
    ("steps: [{ touch: { move: [0, 1], over: -1 } }]", "1:40: `over` must not be negative"),
    ("steps: [{ scrollTo: { item: [0, -1] } }]", "1:33: `item` must not be negative"),
    (
      "steps: [{ scrollTo: { item: [0] } }]",
      "1:29: `item` needs `[section, item]`, and this is a list of 1"
    ),
    (
      "steps: [{ delete: [0, 900] }]",
      "1:19: `delete` needs a list of index paths, such as `[[0, 3]]` for item 3 of section 0"
    ),
    ("steps: [{ scrollTo: { item: [0, 1], frames: 3 } }]", "1:37: `frames` belongs to `curve`"),
    (
      "steps: [{ scrollTo: { item: [0, 1], curve: linear } }]",
      "1:44: `curve` needs `frames` beside it, such as `frames: 18`"
    ),
    (
      "steps: [{ scrollTo: { item: [0, 1], curve: linear, frames: 3, animated: no } }]",
      "1:73: `animated` needs true or false, not `no`"
    ),
    (
      "steps: [{ insert: { at: [[0, 0]], items: [] } }]",
      "1:35: `items` needs as many as `at` has index paths: 1, not 0"
    ),
    (
      "steps: [{ batch: [{ wait: 1 }] }]",
      "1:21: unknown change `wait`; it is `insert`, `delete`, `reload`, `reconfigure`, `move`, `insertSections`, `deleteSections`, `reloadSections`, `moveSection` or `grow`"
    ),
    (
      "steps: [{ moveSection: [1] }]",
      "1:24: `moveSection` needs `[section, section]`, and this is a list of 1"
    ),
    (
      "steps: [{ insertSections: { at: [1], sections: [] } }]",
      "1:38: `sections` needs as many as `at` has sections: 1, not 0"
    ),
    (
      "steps: [{ insertSections: { at: [1], sections: [{ items: 3, repeat: 2 }] } }]",
      "1:61: unknown key `repeat`; it is `items`, `header` or `footer`"
    ),
    ("steps: [{ grow: { by: [0, 1] } }]", "1:17: `grow` needs `items`, `headers` or `footers`"),
    (
      "steps: [{ grow: { headers: 0, by: [0, 1] } }]",
      "1:28: `headers` needs a list of sections, not `0`"
    ),
    (
      "steps: [{ batch: [{ grow: { items: [[0, 1]] } }] }]", "1:27: `grow` needs the key `by`"
    ),
    (
      "steps: [{ setOffset: { to: [0, 1], correction: yes } }]",
      "1:48: `correction` needs true or false, not `yes`"
    ),
    ("steps: [{ inOneTurn: [] }]", "1:22: `inOneTurn` needs at least one step"),
    ("steps: [{ inOneTurn: true }]", "1:22: `inOneTurn` needs a list of steps, not `true`"),
    (
      "steps: [{ inOneTurn: [{ wiat: 1 }] }]", "1:25: unknown step `wiat`, did you mean `wait`?"
    ),
    (
      "steps:\n  - inOneTurn:\n      - reloadData: true\n      - wait: 1",
      "4:9: `wait` does not belong in `inOneTurn`, whose steps act at once: \(calls)"
    ),
    (
      "steps: [{ inOneTurn: [{ inOneTurn: [] }] }]",
      "1:25: `inOneTurn` does not belong in `inOneTurn`, whose steps act at once: \(calls)"
    ),
    (
      "steps: [{ inOneTurn: [{ reloadData: true }], pane: 1 }]",
      "1:46: `pane` does not belong beside `inOneTurn`"
    ),
    (
      "steps: [{ setCollectionViewLayout: { animated: true } }]",
      "1:36: `setCollectionViewLayout` needs the key `layout`"
    ),
    (
      "steps: [{ setCollectionViewLayout: { layout: { itemSize: [9, 9] } } }]",
      "1:46: `layout` needs the key `kind`: it is a new layout"
    ),
    (
      "steps: [{ setCollectionViewLayout: { layout: flow } }]",
      "1:46: `layout` needs a map, not `flow`"
    ),
    (
      "steps: [{ setCollectionViewLayout: { layout: { kind: flw } } }]",
      "1:54: unknown layout kind `flw`, did you mean `flow`?"
    ),
    (
      "steps: [{ key: l }, { setCollectionViewLayout: { layout: { kind: flow, columns: 3 } } }]",
      "1:72: `columns` is a property of `waterfall` or `twoColumnPhotos`, not of `flow`"
    ),
    (
      "steps: [{ setCollectionViewLayout: { layout: { kind: flow } }, animated: true }]",
      "1:64: `animated` does not belong beside `setCollectionViewLayout`"
    ),
    ("steps: [{ viewport: { animated: true } }]", "1:21: `viewport` needs the key `size`"),
    ("steps: [{ repeat: { steps: [] } }]", "1:19: `repeat` needs the key `times`"),
    (
      "steps: [{ repeat: { times: 2, steps: [{ wiat: 1 }] } }]",
      "1:41: unknown step `wiat`, did you mean `wait`?"
    ),
    ("steps: [{ expect: {} }]", "1:19: this `expect` has no condition"),
    (
      "steps: [{ expect: { section: 0, text: a } }]",
      "1:33: `text` does not belong beside `section`, which goes with `contentOffset`, `contentSize`, `visible`, `topItem` or `isScrollable`"
    ),
    (
      "steps: [{ fling: 100, section: 0, at: [1, 2] }]",
      "1:39: `section` and `at` both say where to scroll; one is enough"
    ),
    (
      "steps: [{ reload: [[0, 1]], section: 0 }]",
      "1:29: `section` does not belong beside `reload`"
    ),
    (
      "steps: [{ expect: { pane: 3, text: a } }]",
      "1:27: there is no pane 3; the scene has 1, numbered from 1"
    ),
    (
      "steps: [{ expect: { pane: 0, text: a } }]",
      "1:27: there is no pane 0; the scene has 1, numbered from 1"
    ),
    (
      "panes: [{ title: bug }]\nsteps: [{ expect: { pane: bgu, text: a } }]",
      "2:27: no pane has the title `bgu`, did you mean `bug`?"
    ),
    (
      "panes: [{ title: a }, { title: a }]\nsteps: [{ expect: { pane: a, text: a } }]",
      "2:27: 2 panes have the title `a`; use the number"
    ),
    (
      "steps: [{ expect: { blank: { over: 3 } } }]",
      "1:30: unknown key `over`; it is `above` or `below`"
    ),
    (
      "steps: [{ expect: { offset: [0, 5] } }]",
      "1:21: unknown key `offset`; it is `contentOffset`, `contentSize`, `visible`, `frames`, `topItem`, "
        + "`isScrollable`, `measured`, `blank`, `findings`, `counters`, `diagnostics`, `text`, `pane`, "
        + "`section`, `within` or `since`"
    ),
    (
      "steps: [{ expect: { blank: { above: 3, below: 4 } } }]",
      "1:40: `above` and `below` cannot be combined"
    ),
    ("steps: [{ expect: { contentOffset: 3 } }]", "1:36: `contentOffset` needs `[x, y]`, not `3`"),
    (
      "steps: [{ expect: { findings: { jump: 1 } } }]",
      "1:33: `jump` is called `anchor` here"
    ),
    (
      "steps: [{ expect: { findings: { Crowded Out: 1 } } }]",
      "1:33: `Crowded Out` is called `coverage` here"
    ),
    (
      "steps: [{ expect: { findings: { covrage: 1 } } }]",
      "1:33: unknown invariant `covrage`, did you mean `coverage`?"
    ),
    (
      "steps: [{ expect: { findings: some } }]",
      "1:31: `findings` needs `none` or findings by invariant, such as `{ coverage: 1 }`, not `some`"
    ),
    (String(repeating: "[", count: 100_000), "1:1: nested too deeply"),
    (String(repeating: "- ", count: 5_000), "1:1999: nested too deeply"),
    (
      "title: " + String(repeating: "[", count: 300) + String(repeating: "]", count: 300),
      "1:107: nested too deeply"
    ),
  ]

  @Test("Messages", arguments: messages)
  func message(_ text: String, _ expected: String) {
    #expect(
      complaint(text)?.split(separator: "\n").first.map(String.init) == "scene.yaml:\(expected)")
  }

  @Test(
    "Only what is built is offered",
    arguments: [
      "layout: { kind: zig }", "layout: [zig]", "layout: { kind: [zig] }",
      "layout: { kind: compositionl }", "behavior: foo", "behavior: { preset: [] }",
      "behavior: { contentSize: foo }", "behavior: { contentSize: [] }",
      "behavior: { compensation: { by: 1 } }", "behavior: { sizeCache: [byID, droppedOnReload] }",
      "behavior: { sizeGate: frames }", "steps: [{ zigzag: 3 }]", "steps: [{ toch: 3 }]",
    ])
  func offered(_ text: String) throws {
    let said = try #require(complaint(text)?.split(separator: "\n").first)
    let words =
      SceneFormat.steps
      + SceneFormat.layoutKinds.map { $0.isBuilt ? .built($0.name) : .planned($0.name) }
    for word in words where !word.isBuilt && !(text.contains("layout") && word.name == "set") {
      #expect(!said.contains("`\(word.name)`"), "\(said)")
    }
  }

  /// Texts that name what the format has and the program has not, with the name; the format itself says which.
  static let notBuilt: [(String, String)] = {
    var texts = SceneFormat.layoutKinds.filter { !$0.isBuilt }
      .map { ("layout: { kind: \($0.name) }", $0.name) }
    texts += SceneFormat.invariants.filter { !$0.isBuilt }
      .map { ("steps: [{ expect: { findings: { \($0.name): 1 } } }]", $0.name) }
    return texts
  }()

  @Test("What is not built is refused by name", arguments: notBuilt)
  func refusal(_ text: String, _ name: String) throws {
    let said = try #require(complaint(text))
    let first = said.prefix { $0 != "\n" }
    #expect(first.hasSuffix(": `\(name)` is not built yet"))
  }

  @Test("An alias bomb is refused before it goes off, wherever it hides", arguments: ["", "? "])
  func bomb(_ prefix: String) {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...40 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "\(prefix)a\(level): &a\(level) [\(aliases)]\n"
    }
    text += "? *a40\n: 1\n? *a40\n: 2\n"
    #expect(complaint(text)?.contains("anchors and aliases") == true)
  }

  @Test("Signs of anchors inside texts mean nothing")
  func anchorsInTexts() throws {
    let scene = try scene(
      """
      title: Fish &chips and *rice
      about: |
        &name *name
      data: { sections: [{ items: ["&a", '*b', a &c] }] }
      """)
    #expect(scene.title == "Fish &chips and *rice")
    #expect(scene.about == "&name *name\n")
    #expect(scene.panes[0].data.texts == [["&a", "*b", "a &c"]])
  }

  @Test("A long line is shown around the caret")
  func longLine() throws {
    let filler = String(repeating: "a", count: 1000)
    let said = try #require(complaint("{ about: \(filler), sead: 1, title: \(filler) }"))
    let lines = said.split(separator: "\n")
    #expect(lines[0] == "scene.yaml:1:1012: unknown key `sead`, did you mean `seed`?")
    #expect(lines[1].hasPrefix("…aaa") && lines[1].hasSuffix("aaa…"))
    #expect(lines[1].dropFirst(lines[2].count - 1).hasPrefix("sead: 1"))
    #expect(lines[1].count < 200)
  }

  @Test("An error never carries what a terminal acts on")
  func clean() {
    let error = SceneError(
      file: "a\u{1B}]0;x\u{7}", line: 1, column: 3, message: "b\r\n\u{9B}c\u{2028}",
      sourceLine: "\u{1B}x배\u{0}y")
    #expect(
      error.description == """
        a\\u{1B}]0;x\\u{7}:1:3: b\\u{D}\\u{A}\\u{9B}c\\u{2028}
        \\u{1B}x배\\u{0}y
               ^
        """)
  }
}
