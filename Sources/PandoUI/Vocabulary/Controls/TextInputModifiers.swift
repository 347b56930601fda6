extension View {
  /// Sets the keyboard for fields inside.
  ///
  /// - Parameter type: The keyboard that touch devices show.
  public func keyboardType(_ type: UIKeyboardType) -> some View {
    environment(\.keyboardType, type)
  }

  /// Sets the purpose of fields inside, so that browsers can fill them.
  ///
  /// - Parameter textContentType: The purpose; nil for none.
  public func textContentType(_ textContentType: UITextContentType?) -> some View {
    environment(\.textContentType, textContentType)
  }

  /// Sets whether fields inside leave what is typed uncorrected.
  ///
  /// - Parameter disable: Whether fields leave what is typed uncorrected.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrection, !disable)
  }

  /// Sets whether fields inside leave what is typed uncorrected.
  ///
  /// - Parameter disable: Whether fields leave what is typed uncorrected; nil for the browser's
  ///   default.
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.autocorrection, disable.map { !$0 })
  }

  /// Sets which letters fields inside capitalize.
  ///
  /// - Parameter autocapitalization: The letters; nil for the browser's default.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    environment(\.autocapitalization, autocapitalization)
  }

  /// Sets which letters fields inside capitalize.
  ///
  /// - Parameter style: The letters.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    environment(\.autocapitalization, style.value)
  }

  /// Sets the label of the return key for fields inside.
  ///
  /// - Parameter submitLabel: The label, which touch devices show.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    environment(\.submitLabel, submitLabel)
  }

  /// Hides the labels of the controls inside. Assistive technology still reads them.
  public func labelsHidden() -> some View {
    environment(\.labelsHidden, true)
  }

  /// Hides the labels of the controls inside, or leaves them as they are.
  ///
  /// - Parameter visibility: `hidden` hides the labels; any other value changes nothing.
  @ViewBuilder
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    if visibility == .hidden { labelsHidden() } else { self }
  }
}

/// The letters that a keyboard capitalizes, under an older name.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  case none, words, sentences, allCharacters

  var value: TextInputAutocapitalization {
    switch self {
    case .none: .never
    case .words: .words
    case .sentences: .sentences
    case .allCharacters: .characters
    }
  }
}
