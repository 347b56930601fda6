extension View {
  /// Gives the screen a search field.
  ///
  /// - Parameters:
  ///   - text: What is typed.
  ///   - placement: Where the field stands.
  ///   - prompt: What the empty field shows.
  public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    search(text, nil, placement, prompt)
  }

  /// Gives the screen a search field.
  public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    search(text, nil, placement, Text(prompt))
  }

  /// Gives the screen a search field.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View {
    search(text, nil, placement, Text(verbatim: String(prompt)))
  }

  /// Gives the screen a search field, and says whether one searches.
  public func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    search(text, isPresented, placement, prompt)
  }

  /// Gives the screen a search field, and says whether one searches.
  public func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    search(text, isPresented, placement, Text(prompt))
  }

  /// Gives the screen a search field, and says whether one searches.
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
      SearchModifier(text: text, isPresented: isPresented, placement: placement, prompt: prompt)
    )
  }

  /// Offers words under the search field inside, while one searches.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    environment(\.searchSuggestions, ViewBox(AnyView(suggestions())))
  }

  /// Has the view, when it is pressed, put words into the search field that offers it.
  public func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletionModifier(completion: completion))
  }

  /// Offers a choice of what is searched, while one searches.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>,
    @ViewBuilder scopes: () -> S
  ) -> some View {
    let picker = Picker(selection: scope, content: scopes) { EmptyView() }
    return environment(\.searchScopes, ViewBox(AnyView(picker.pickerStyle(.segmented))))
  }

  /// Offers a choice of what is searched, while one searches.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>,
    activation: SearchScopeActivation,
    @ViewBuilder _ scopes: () -> S
  ) -> some View {
    searchScopes(scope, scopes: scopes)
  }
}

/// Where words are offered that could be searched.
public enum SearchSuggestionsPlacement: Hashable, Sendable {
  case automatic, menu, content

  /// Several places.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each place.
    public let rawValue: Int

    /// Makes a set from its bits.
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
  /// Where search suggestions appear: under the field.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .automatic }
}
