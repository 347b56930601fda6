private enum IsEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private enum LabelsHiddenKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum KeyboardKey: EnvironmentKey {
  static var defaultValue: UIKeyboardType? { nil }
}

private enum ContentTypeKey: EnvironmentKey {
  static var defaultValue: UITextContentType? { nil }
}

private enum AutocorrectionKey: EnvironmentKey {
  static var defaultValue: Bool? { nil }
}

private enum AutocapitalizationKey: EnvironmentKey {
  static var defaultValue: TextInputAutocapitalization? { nil }
}

private enum SubmitLabelKey: EnvironmentKey {
  static var defaultValue: SubmitLabel? { nil }
}

extension EnvironmentValues {
  /// Whether controls respond to the user. Once false, nothing inside can make it true.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// Whether automatic correction in fields is disabled.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionKey.self] == false }
    set { self[AutocorrectionKey.self] = !newValue }
  }

  /// Whether only assistive technology gets the labels of controls.
  package var labelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }

  /// The keyboard for fields.
  package var keyboardType: UIKeyboardType? {
    get { self[KeyboardKey.self] }
    set { self[KeyboardKey.self] = newValue }
  }

  /// The purpose of fields, for automatic filling.
  package var textContentType: UITextContentType? {
    get { self[ContentTypeKey.self] }
    set { self[ContentTypeKey.self] = newValue }
  }

  /// Whether fields correct what is typed; nil if it was not set.
  package var autocorrection: Bool? {
    get { self[AutocorrectionKey.self] }
    set { self[AutocorrectionKey.self] = newValue }
  }

  /// The letters that fields capitalize.
  package var autocapitalization: TextInputAutocapitalization? {
    get { self[AutocapitalizationKey.self] }
    set { self[AutocapitalizationKey.self] = newValue }
  }

  /// The label of the return key.
  package var submitLabel: SubmitLabel? {
    get { self[SubmitLabelKey.self] }
    set { self[SubmitLabelKey.self] = newValue }
  }
}
