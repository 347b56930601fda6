/// Whether content fits into its room or fills it.
public enum ContentMode: String, CaseIterable, Hashable, Sendable {
  case fit, fill
}

/// The direction in which text is read.
public enum LayoutDirection: String, CaseIterable, Hashable, Sendable {
  case leftToRight, rightToLeft
}

/// Light or dark.
public enum ColorScheme: String, CaseIterable, Hashable, Sendable {
  case light, dark
}

/// How far colours are set apart from each other.
public enum ColorSchemeContrast: String, CaseIterable, Hashable, Sendable {
  case standard, increased
}

/// Whether there is little or much room in one direction.
public enum UserInterfaceSizeClass: String, Hashable, Sendable {
  case compact, regular
}

/// Whether something is seen.
public enum Visibility: String, CaseIterable, Hashable, Sendable {
  case automatic, visible, hidden
}

/// Whether an application is in use.
public enum ScenePhase: Int, Comparable, Hashable, Sendable {
  case background, inactive, active

  /// Whether `lhs` is less in use than `rhs`.
  public static func < (lhs: ScenePhase, rhs: ScenePhase) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// How far a header stands out.
public enum Prominence: String, Hashable, Sendable {
  case standard, increased
}

/// Whether the window a control is in takes what is typed.
public enum ControlActiveState: String, CaseIterable, Hashable, Sendable {
  case key, active, inactive
}

/// How large controls are.
public enum ControlSize: String, CaseIterable, Comparable, Hashable, Sendable {
  case mini, small, regular, large, extraLarge

  /// Whether `lhs` is smaller than `rhs`.
  public static func < (lhs: ControlSize, rhs: ControlSize) -> Bool {
    allCases.firstIndex(of: lhs)! < allCases.firstIndex(of: rhs)!
  }
}

/// The size of text that the reader chose.
public enum DynamicTypeSize: Int, CaseIterable, Comparable, Hashable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether it is one of the sizes for readers who see little.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Whether `lhs` is smaller than `rhs`.
  public static func < (lhs: DynamicTypeSize, rhs: DynamicTypeSize) -> Bool {
    lhs.rawValue < rhs.rawValue
  }

  /// The size of body text over its size at `large`.
  package var scale: Double {
    let points: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    return points[rawValue] / 17
  }
}
