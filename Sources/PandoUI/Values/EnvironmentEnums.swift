/// The mode of scaling content: into the available space, or so that it fills the space.
public enum ContentMode: String, CaseIterable, Hashable, Sendable {
  case fit, fill
}

/// The direction in which text is read.
public enum LayoutDirection: String, CaseIterable, Hashable, Sendable {
  case leftToRight, rightToLeft
}

/// The light or the dark appearance.
public enum ColorScheme: String, CaseIterable, Hashable, Sendable {
  case light, dark
}

/// The contrast between colours.
public enum ColorSchemeContrast: String, CaseIterable, Hashable, Sendable {
  case standard, increased
}

/// The class of the available space in one direction: little or much.
public enum UserInterfaceSizeClass: String, Hashable, Sendable {
  case compact, regular
}

/// The visibility of something.
public enum Visibility: String, CaseIterable, Hashable, Sendable {
  case automatic, visible, hidden
}

/// The phase of a scene: in use, about to be, or not.
public enum ScenePhase: Int, Comparable, Hashable, Sendable {
  case background, inactive, active

  /// Whether `lhs` is further in the background than `rhs`.
  ///
  /// - Parameters:
  ///   - lhs: A value.
  ///   - rhs: Another value.
  public static func < (lhs: ScenePhase, rhs: ScenePhase) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// The emphasis of a header.
public enum Prominence: String, Hashable, Sendable {
  case standard, increased
}

/// The state of a control's window: whether it receives the input of the keyboard.
public enum ControlActiveState: String, CaseIterable, Hashable, Sendable {
  case key, active, inactive
}

/// The size of controls.
public enum ControlSize: String, CaseIterable, Comparable, Hashable, Sendable {
  case mini, small, regular, large, extraLarge

  /// Whether `lhs` is smaller than `rhs`.
  ///
  /// - Parameters:
  ///   - lhs: A value.
  ///   - rhs: Another value.
  public static func < (lhs: ControlSize, rhs: ControlSize) -> Bool {
    allCases.firstIndex(of: lhs)! < allCases.firstIndex(of: rhs)!
  }
}

/// The text size that the user has chosen.
public enum DynamicTypeSize: Int, CaseIterable, Comparable, Hashable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether the size is one of the accessibility sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Whether `lhs` is smaller than `rhs`.
  ///
  /// - Parameters:
  ///   - lhs: A value.
  ///   - rhs: Another value.
  public static func < (lhs: DynamicTypeSize, rhs: DynamicTypeSize) -> Bool {
    lhs.rawValue < rhs.rawValue
  }

  /// The ratio of the size of body text to its size at `large`.
  package var scale: Double {
    let points: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    return points[rawValue] / 17
  }
}
