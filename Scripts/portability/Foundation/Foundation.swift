// Compiled into the engine by Scripts/portable: on Apple's systems Foundation brings what the stub of CoreGraphics declares.

@_exported import CoreGraphics
