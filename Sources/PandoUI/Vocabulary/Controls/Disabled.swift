/// Disables the controls inside, or leaves them as they are.
struct DisabledModifier: EnvironmentModifier {
  typealias Body = Never

  let isDisabled: Bool

  func modify(_ values: inout EnvironmentValues) {
    // A control that is disabled further out stays disabled.
    values.isEnabled = values.isEnabled && !isDisabled
  }
}

extension View {
  /// Disables the controls in this view, so that they do not respond to the user.
  ///
  /// A control is disabled if one of the modifiers around it disables it.
  ///
  /// - Parameter disabled: Whether the controls are disabled; false does not enable what is
  ///   disabled further out.
  public func disabled(_ disabled: Bool) -> some View {
    modifier(DisabledModifier(isDisabled: disabled))
  }
}

extension ElementDescription {
  /// Sets the attributes that all controls have: whether the control is disabled, and whether its
  /// label is hidden.
  package mutating func describeControl(in environment: EnvironmentValues) {
    if !environment.isEnabled { self[.isDisabled] = .flag(true) }
    if environment.labelsHidden { self[.labelIsHidden] = .flag(true) }
  }
}
