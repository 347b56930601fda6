extension View {
  /// Adds a search field with suggestions to the screen, in an older form.
  ///
  /// - Parameters:
  ///   - text: The search text; written while the user types.
  ///   - placement: The position of the field. A browser always shows it under the title.
  ///   - prompt: The text of the empty field, and the field's accessibility label; nil for
  ///     "Search".
  ///   - suggestions: The suggestions under the field while the user searches; built at once.
  public func searchable<S: View>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
      .searchSuggestions(suggestions)
  }

  /// Adds a search field with suggestions to the screen, in an older form.
  ///
  /// - Parameters:
  ///   - text: The search text; written while the user types.
  ///   - placement: The position of the field. A browser always shows it under the title.
  ///   - prompt: The text of the empty field, and the field's accessibility label.
  ///   - suggestions: The suggestions under the field while the user searches; built at once.
  public func searchable<S: View>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
      .searchSuggestions(suggestions)
  }

  /// Adds a search field with suggestions to the screen, in an older form.
  ///
  /// - Parameters:
  ///   - text: The search text; written while the user types.
  ///   - placement: The position of the field. A browser always shows it under the title.
  ///   - prompt: The text of the empty field, and the field's accessibility label.
  ///   - suggestions: The suggestions under the field while the user searches; built at once.
  @_disfavoredOverload
  public func searchable<V: View, S: StringProtocol>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
      .searchSuggestions(suggestions)
  }

  /// Binds the focus of the search field inside to a flag.
  ///
  /// - Parameter binding: True while the field has the focus. Setting it moves the focus.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    environment(\.searchFocus, SearchFocus { AnyView($0.focused(binding)) })
  }

  /// Binds the focus of the search field inside to one value of a state.
  ///
  /// - Parameters:
  ///   - binding: Has `value` while the field has the focus. Setting it moves the focus.
  ///   - value: The value of `binding` while the field has the focus.
  public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding,
    equals value: V
  ) -> some View where V: ExpressibleByNilLiteral {
    environment(\.searchFocus, SearchFocus { AnyView($0.focused(binding, equals: value)) })
  }
}

/// Binds the focus of a search field to a state.
final class SearchFocus {
  let tie: (SearchField) -> AnyView

  init(tie: @escaping (SearchField) -> AnyView) {
    self.tie = tie
  }
}

private enum SearchFocusKey: EnvironmentKey {
  static var defaultValue: SearchFocus? { nil }
}

extension EnvironmentValues {
  var searchFocus: SearchFocus? {
    get { self[SearchFocusKey.self] }
    set { self[SearchFocusKey.self] = newValue }
  }
}
