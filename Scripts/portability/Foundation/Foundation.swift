// Compiled into the engine by Scripts/portable, because on Apple's systems Foundation re-exports CoreGraphics.

@_exported import CoreGraphics
