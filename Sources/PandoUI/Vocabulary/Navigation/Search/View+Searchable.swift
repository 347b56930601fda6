extension View {
  /// Adds a search field to the screen. In a browser the key `/` goes to it, unless a view takes that key.
  ///
  /// - Parameters:
  ///   - text: The search text; written while the user types.
  ///   - placement: The position of the field. A browser always shows it under the title.
  ///   - prompt: The text of the empty field, and the field's accessibility label; nil for
  ///     "Search".
  public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    search(text, nil, placement, prompt)
  }

  /// Adds a search field to the screen.
  ///
  /// - Parameters:
  ///   - text: The search text; written while the user types.
  ///   - placement: The position of the field. A browser always shows it under the title.
  ///   - prompt: The text of the empty field, and the field's accessibility label.
  public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    search(text, nil, placement, Text(prompt))
  }

  /// Adds a search field to the screen.
  ///
  /// - Parameters:
  ///   - text: The search text; written while the user types.
  ///   - placement: The position of the field. A browser always shows it under the title.
  ///   - prompt: The text of the empty field, and the field's accessibility label.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View {
    search(text, nil, placement, Text(verbatim: String(prompt)))
  }

  /// Adds a search field to the screen, with a binding to whether the user searches.
  ///
  /// - Parameters:
  ///   - text: The search text; written while the user types.
  ///   - isPresented: Whether the user searches: set to true when the field gets the focus, and to
  ///     false when the search is dismissed. Setting it does not move the focus.
  ///   - placement: The position of the field. A browser always shows it under the title.
  ///   - prompt: The text of the empty field, and the field's accessibility label; nil for
  ///     "Search".
  public func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    search(text, isPresented, placement, prompt)
  }

  /// Adds a search field to the screen, with a binding to whether the user searches.
  ///
  /// - Parameters:
  ///   - text: The search text; written while the user types.
  ///   - isPresented: Whether the user searches: set to true when the field gets the focus, and to
  ///     false when the search is dismissed. Setting it does not move the focus.
  ///   - placement: The position of the field. A browser always shows it under the title.
  ///   - prompt: The text of the empty field, and the field's accessibility label.
  public func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    search(text, isPresented, placement, Text(prompt))
  }

  /// Adds a search field to the screen, with a binding to whether the user searches.
  ///
  /// - Parameters:
  ///   - text: The search text; written while the user types.
  ///   - isPresented: Whether the user searches: set to true when the field gets the focus, and to
  ///     false when the search is dismissed. Setting it does not move the focus.
  ///   - placement: The position of the field. A browser always shows it under the title.
  ///   - prompt: The text of the empty field, and the field's accessibility label.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View {
    search(text, isPresented, placement, Text(verbatim: String(prompt)))
  }

  private func search(
    _ text: Binding<String>,
    _ isPresented: Binding<Bool>?,
    _ placement: SearchFieldPlacement,
    _ prompt: Text?
  ) -> some View {
    modifier(
      SearchModifier(
        text: text,
        isPresented: isPresented,
        placement: placement,
        prompt: prompt,
        isAroundScreens: Self.holdsScreens
      )
    )
  }

  /// Shows suggestions under the search field inside while the user searches.
  ///
  /// - Parameter suggestions: The suggestions; built at once.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    environment(\.searchSuggestions, ViewBox(AnyView(suggestions())))
  }

  /// Makes this suggestion complete the search text when it is pressed.
  ///
  /// - Parameter completion: The text that replaces the search text.
  public func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletionModifier(completion: .text(completion)))
  }

  /// Makes this suggestion add a token to the search field when it is pressed.
  ///
  /// The token replaces the words that were typed. A token of another type than the field has, and
  /// one that is in the field already, is not added.
  ///
  /// - Parameter token: The token that is added to the tokens of the search field.
  public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    modifier(SearchCompletionModifier(completion: .token(token)))
  }

  /// Shows a choice of search scopes while the user searches.
  ///
  /// - Parameters:
  ///   - scope: The chosen scope; written when the user chooses another.
  ///   - scopes: The choices, each with a `tag(_:)`; built at once.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>,
    @ViewBuilder scopes: () -> S
  ) -> some View {
    let picker = Picker(selection: scope, content: scopes) { EmptyView() }
    return environment(\.searchScopes, ViewBox(AnyView(picker.pickerStyle(.segmented))))
  }

  /// Shows a choice of search scopes while the user searches.
  ///
  /// - Parameters:
  ///   - scope: The chosen scope; written when the user chooses another.
  ///   - activation: No effect here: the choices are shown while the user searches.
  ///   - scopes: The choices, each with a `tag(_:)`; built at once.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>,
    activation: SearchScopeActivation,
    @ViewBuilder _ scopes: () -> S
  ) -> some View {
    searchScopes(scope, scopes: scopes)
  }
}

/// The place where search suggestions are shown.
public enum SearchSuggestionsPlacement: Hashable, Sendable {
  case automatic, menu, content

  /// A set of places.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each place.
    public let rawValue: Int

    /// Makes a set from its bits.
    ///
    /// - Parameter rawValue: One bit for each place.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// A menu.
    public static let menu = Set(rawValue: 1 << 0)
    /// Among the content.
    public static let content = Set(rawValue: 1 << 1)
  }
}

extension EnvironmentValues {
  /// The place of search suggestions: under the field.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .automatic }
}
