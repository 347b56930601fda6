extension View {
  /// Shows a message at each field, toggle, picker, stepper and slider in this view that says why its value is not accepted.
  ///
  /// ```swift
  /// TextField("Mail", text: $mail)
  ///   .fieldError(mail.contains("@") ? nil : "An address has an @.")
  /// ```
  ///
  /// The field is drawn as invalid. Assistive technology reads it as invalid, and reads the message
  /// when it appears and when the field gets the focus. A stepper cannot be invalid: the message
  /// describes its two buttons.
  ///
  /// - Parameter message: The reason in words; nil if the value can be taken. An empty message marks
  ///   the field alone.
  public func fieldError(_ message: String?) -> some View {
    environment(\.fieldError, message)
  }
}

private enum FieldErrorKey: EnvironmentKey {
  static var defaultValue: String? { nil }
}

extension EnvironmentValues {
  var fieldError: String? {
    get { self[FieldErrorKey.self] }
    set { self[FieldErrorKey.self] = newValue }
  }
}

extension ElementDescription {
  /// Sets the message that says why the value of a field is not accepted.
  mutating func describeError(in environment: EnvironmentValues) {
    self[.error] = environment.fieldError.map { .text($0) }
  }
}
