public import Foundation

extension ProcessInfo {
  /// Whether the process is an application of iPads on a Mac: it is not.
  public var isMacCatalystApp: Bool { false }

  /// Whether the process is an application of iOS on a Mac: it is not.
  public var isiOSAppOnMac: Bool { false }

  /// Whether the system saves power: a server does not.
  public var isLowPowerModeEnabled: Bool { false }
}
