import Foundation

extension EnginePlay {
  /// Plays a little simpler than this one, those that leave out most first.
  public var simpler: [EnginePlay] {
    shorter + smaller + plainer + operations.indices.flatMap(lower)
  }

  /// With stretches of operations left out.
  private var shorter: [EnginePlay] {
    var plays: [EnginePlay] = []
    var length = operations.count
    while length > 0 {
      // The last operation is the one that shows the failure.
      for start in stride(from: operations.count - length, through: 0, by: -length) {
        var play = self
        play.operations.removeSubrange(start..<start + length)
        plays.append(play)
      }
      length /= 2
    }
    return plays
  }

  /// With fewer sections and items.
  private var smaller: [EnginePlay] {
    setup.counts.indices.map { index in changing { $0.counts.remove(at: index) } }
      + setup.counts.indices.flatMap { index -> [EnginePlay] in
        let count = setup.counts[index]
        return Set([0, count / 2, count - 1]).filter { $0 >= 0 && $0 < count }.sorted().map {
          less in
          changing { $0.counts[index] = less }
        }
      }
  }

  /// With less that is out of the ordinary.
  private var plainer: [EnginePlay] {
    [
      changing { $0.header = nil }, changing { $0.footer = nil },
      changing {
        $0.pinsHeaders = false
        $0.pinsFooters = false
      },
      changing { $0.pinsFooters = false },
      changing { $0.spacing = 0 }, changing { $0.itemSpacing = 0 },
      changing {
        $0.sectionTop = 0
        $0.sectionBottom = 0
        $0.sectionSides = 0
      },
      changing { $0.sectionTop = 0 }, changing { $0.sectionBottom = 0 },
      changing { $0.sectionSides = 0 },
      changing { $0.insetTop = 0 }, changing { $0.insetBottom = 0 },
      changing { $0.dropsSizesOnReload = false }, changing { $0.dropsSizesOnWidthChange = false },
      changing { $0.scale = 1 }, changing { $0.columns = 1 }, changing { $0.isRoundRobin = true },
      changing { $0.grain = 1 },
      changing { $0.heights = $0.heights.lowerBound...$0.heights.lowerBound },
      changing { $0.heights = $0.heights.upperBound...$0.heights.upperBound },
      changing { $0.viewport = CGSize(width: 320, height: 100) },
      changing { $0.estimate.height = 44 },
    ].filter { $0 != self }
  }

  /// With lower numbers in one operation.
  private func lower(_ index: Int) -> [EnginePlay] {
    operations[index].numbers.indices.flatMap { place -> [EnginePlay] in
      let number = operations[index].numbers[place]
      return Set([0, number % 12, number / 2, number - 1]).filter { $0 >= 0 && $0 < number }
        .sorted().map { less in
          var play = self
          play.operations[index].numbers[place] = less
          return play
        }
    }
  }

  private func changing(_ change: (inout PlaySetup) -> Void) -> EnginePlay {
    var play = self
    change(&play.setup)
    return play
  }
}
