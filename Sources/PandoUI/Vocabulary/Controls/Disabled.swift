/// Stops the controls inside, or leaves them as they are.
struct DisabledModifier: EnvironmentModifier {
  typealias Body = Never

  let isDisabled: Bool

  func modify(_ values: inout EnvironmentValues) {
    // What is disabled further up stays so.
    values.isEnabled = values.isEnabled && !isDisabled
  }
}

extension View {
  /// Stops the controls in this view from taking what the user does.
  ///
  /// Of several of these around a control, one that is true is enough.
  public func disabled(_ disabled: Bool) -> some View {
    modifier(DisabledModifier(isDisabled: disabled))
  }
}

extension ElementDescription {
  /// Says what every control says: whether it is stopped, and whether its label is hidden.
  package mutating func describeControl(in environment: EnvironmentValues) {
    if !environment.isEnabled { self[.isDisabled] = .flag(true) }
    if environment.labelsHidden { self[.labelIsHidden] = .flag(true) }
  }
}
