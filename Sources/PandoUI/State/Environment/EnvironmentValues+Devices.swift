/// Facts about the user's device that renderers do not report. The defaults describe a device without
/// these features.
private enum DeviceFlagKey: EnvironmentKey {
  static var defaultValue: DeviceFlags { DeviceFlags() }
}

/// The facts that a renderer could report about the user's device.
struct DeviceFlags: Equatable {
  var showsButtonShapes = false
  var isSwitchControlEnabled = false
  var isActive = true
  var isCaptured = false
  var isLuminanceReduced = false
}

extension EnvironmentValues {
  private var device: DeviceFlags {
    get { self[DeviceFlagKey.self] }
    set { self[DeviceFlagKey.self] = newValue }
  }

  /// Whether assistive technology reads the interface: the same as `accessibilityVoiceOverEnabled`.
  public var accessibilityEnabled: Bool {
    get { accessibilityVoiceOverEnabled }
    set { accessibilityVoiceOverEnabled = newValue }
  }

  /// Whether the user wants buttons to have visible shapes: false, because renderers do not report it.
  public var accessibilityShowButtonShapes: Bool {
    get { device.showsButtonShapes }
    set { device.showsButtonShapes = newValue }
  }

  /// Whether the user operates switches: false, because renderers do not report it.
  public var accessibilitySwitchControlEnabled: Bool {
    get { device.isSwitchControlEnabled }
    set { device.isSwitchControlEnabled = newValue }
  }

  /// Whether pressed items are shown enlarged: false.
  public var accessibilityLargeContentViewerEnabled: Bool { false }

  /// Whether quick actions with hand gestures are enabled: false.
  public var accessibilityQuickActionsEnabled: Bool { false }

  /// Whether the device is in a simplified mode: false.
  public var accessibilityAssistiveAccessEnabled: Bool { false }

  /// Whether animated images may play: true, unless the user prefers reduced motion.
  public var accessibilityPlayAnimatedImages: Bool { !accessibilityReduceMotion }

  /// Whether flashing lights are to be dimmed: false, because renderers do not report it.
  public var accessibilityDimFlashingLights: Bool { false }

  /// Whether the window looks active: true, because renderers do not report it.
  public var appearsActive: Bool {
    get { device.isActive }
    set { device.isActive = newValue }
  }

  /// Whether the window receives keyboard input.
  public var controlActiveState: ControlActiveState {
    get { device.isActive ? .key : .inactive }
    set { device.isActive = newValue != .inactive }
  }

  /// Whether the screen is recorded: false, because renderers do not report it.
  public var isSceneCaptured: Bool {
    get { device.isCaptured }
    set { device.isCaptured = newValue }
  }

  /// Whether the screen is dimmed: false, because renderers do not report it.
  public var isLuminanceReduced: Bool {
    get { device.isLuminanceReduced }
    set { device.isLuminanceReduced = newValue }
  }

  /// Whether a focused view shows its focus: true, because renderers show it.
  public var isFocusEffectEnabled: Bool { true }

  /// Whether a view under the pointer shows a hover effect: true, because renderers show it.
  public var isHoverEffectEnabled: Bool { true }

  /// Whether menus show an indicator: the renderer decides.
  public var menuIndicatorVisibility: Visibility { .automatic }
}
