extension View {
  /// Sets the keyboard that fields inside want.
  public func keyboardType(_ type: UIKeyboardType) -> some View {
    environment(\.keyboardType, type)
  }

  /// Says what fields inside are for, so that they can be filled by themselves.
  public func textContentType(_ textContentType: UITextContentType?) -> some View {
    environment(\.textContentType, textContentType)
  }

  /// Says whether fields inside leave what is typed as it is.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrection, !disable)
  }

  /// Says whether fields inside leave what is typed as it is.
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.autocorrection, disable.map { !$0 })
  }

  /// Says which letters fields inside make capital by themselves.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    environment(\.autocapitalization, autocapitalization)
  }

  /// Says which letters fields inside make capital by themselves.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    environment(\.autocapitalization, style.value)
  }

  /// Sets the word on the return key for fields inside.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    environment(\.submitLabel, submitLabel)
  }

  /// Hides the labels of the controls inside; assistive technology still reads them.
  public func labelsHidden() -> some View {
    environment(\.labelsHidden, true)
  }

  /// Hides the labels of controls in this view, or shows them.
  @ViewBuilder
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    if visibility == .hidden { labelsHidden() } else { self }
  }
}

/// Which letters a keyboard makes capital, by its older name.
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
