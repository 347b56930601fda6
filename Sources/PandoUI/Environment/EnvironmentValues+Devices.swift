/// What is not known of the reader's device. Each has the value that it has on a device without the
/// thing.
private enum DeviceFlagKey: EnvironmentKey {
  static var defaultValue: DeviceFlags { DeviceFlags() }
}

/// What a renderer could say of the reader's device.
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

  /// Whether something reads the screen: as `accessibilityVoiceOverEnabled`.
  public var accessibilityEnabled: Bool {
    get { accessibilityVoiceOverEnabled }
    set { accessibilityVoiceOverEnabled = newValue }
  }

  /// Whether the reader wishes to see the edges of buttons: false, as renderers do not tell.
  public var accessibilityShowButtonShapes: Bool {
    get { device.showsButtonShapes }
    set { device.showsButtonShapes = newValue }
  }

  /// Whether the reader uses switches: false, as renderers do not tell.
  public var accessibilitySwitchControlEnabled: Bool {
    get { device.isSwitchControlEnabled }
    set { device.isSwitchControlEnabled = newValue }
  }

  /// Whether items are shown larger while they are pressed: false.
  public var accessibilityLargeContentViewerEnabled: Bool { false }

  /// Whether there are gestures of the hand: false.
  public var accessibilityQuickActionsEnabled: Bool { false }

  /// Whether the device shows fewer things: false.
  public var accessibilityAssistiveAccessEnabled: Bool { false }

  /// Whether images that move may do so: unless the reader wishes less motion.
  public var accessibilityPlayAnimatedImages: Bool { !accessibilityReduceMotion }

  /// Whether lights that flash are to be dimmed: false, as renderers do not tell.
  public var accessibilityDimFlashingLights: Bool { false }

  /// Whether the window looks as if it were used: true, as renderers do not tell.
  public var appearsActive: Bool {
    get { device.isActive }
    set { device.isActive = newValue }
  }

  /// Whether the window takes what is typed.
  public var controlActiveState: ControlActiveState {
    get { device.isActive ? .key : .inactive }
    set { device.isActive = newValue != .inactive }
  }

  /// Whether the screen is recorded: false, as renderers do not tell.
  public var isSceneCaptured: Bool {
    get { device.isCaptured }
    set { device.isCaptured = newValue }
  }

  /// Whether the screen is dimmed: false, as renderers do not tell.
  public var isLuminanceReduced: Bool {
    get { device.isLuminanceReduced }
    set { device.isLuminanceReduced = newValue }
  }

  /// Whether a view with the focus shows it: true, as renderers show it.
  public var isFocusEffectEnabled: Bool { true }

  /// Whether a view under the pointer shows it: true, as renderers show it.
  public var isHoverEffectEnabled: Bool { true }

  /// Whether menus show that they are some: as the renderer has it.
  public var menuIndicatorVisibility: Visibility { .automatic }

  /// Where words are offered that could be searched: under the field.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .automatic }
}
