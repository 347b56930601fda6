extension View {
  /// Says why the values of the fields in this view cannot be taken, beside each of them.
  ///
  /// ```swift
  /// TextField("Mail", text: $mail)
  ///   .fieldError(mail.contains("@") ? nil : "An address has an @.")
  /// ```
  ///
  /// The field is drawn as one with a mistake. Assistive technology calls it invalid, and reads the
  /// message when it comes and when the field gets the focus.
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
  /// Sets why the value of a field cannot be taken.
  mutating func describeError(in environment: EnvironmentValues) {
    self[.error] = environment.fieldError.map { .text($0) }
  }
}
