public import PandoUI

extension Button {
  /// A button that emits.
  ///
  /// - Parameters:
  ///   - emitter: Emits when the button is pressed.
  ///   - role: The purpose of the button.
  ///   - label: The views on the button.
  public init(
    emitter: SignalEmitter,
    role: ButtonRole? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, action: { emitter.send() }, label: label)
  }

  /// A button that emits a value.
  ///
  /// - Parameters:
  ///   - emitter: Emits the value when the button is pressed.
  ///   - value: The value, evaluated when the button is pressed.
  ///   - role: The purpose of the button.
  ///   - label: The views on the button.
  public init<Value>(
    emitter: Emitter<Value>,
    value: @autoclosure @escaping () -> Value,
    role: ButtonRole? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, action: { emitter.send(value()) }, label: label)
  }

  /// A button with a role that emits.
  ///
  /// - Parameters:
  ///   - role: The purpose of the button.
  ///   - emitter: Emits when the button is pressed.
  ///   - label: The views on the button.
  public init(
    role: ButtonRole?,
    emitter: SignalEmitter,
    @ViewBuilder label: () -> Label
  ) {
    self.init(emitter: emitter, role: role, label: label)
  }

  /// A button with a role that emits a value.
  ///
  /// - Parameters:
  ///   - role: The purpose of the button.
  ///   - emitter: Emits the value when the button is pressed.
  ///   - value: The value, evaluated when the button is pressed.
  ///   - label: The views on the button.
  public init<Value>(
    role: ButtonRole?,
    emitter: Emitter<Value>,
    value: @autoclosure @escaping () -> Value,
    @ViewBuilder label: () -> Label
  ) {
    self.init(emitter: emitter, value: value(), role: role, label: label)
  }
}

extension Button where Label == Text {
  /// A button with a title that emits.
  public init(_ title: LocalizedStringKey, emitter: SignalEmitter, role: ButtonRole? = nil) {
    self.init(title, role: role) { emitter.send() }
  }

  /// A button with a title that emits.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, emitter: SignalEmitter, role: ButtonRole? = nil) {
    self.init(title, role: role) { emitter.send() }
  }

  /// A button with a title that emits a value.
  public init<Value>(
    _ title: LocalizedStringKey,
    emitter: Emitter<Value>,
    value: @autoclosure @escaping () -> Value,
    role: ButtonRole? = nil
  ) {
    self.init(title, role: role) { emitter.send(value()) }
  }
}
