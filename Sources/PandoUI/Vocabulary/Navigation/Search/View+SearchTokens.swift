import Foundation

extension View {
  /// Adds a search field to the screen, with tokens beside its words.
  ///
  /// The tokens stand under the field; a press removes one.
  ///
  /// - Parameters:
  ///   - text: The search text; written while the user types.
  ///   - tokens: The tokens; written when the user takes one away.
  ///   - placement: The position of the field. A browser always shows it under the title.
  ///   - prompt: The text of the empty field, and the field's accessibility label; nil for
  ///     "Search".
  ///   - token: Builds the view of a token.
  public func searchable<C, T: View>(
    text: Binding<String>,
    tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt)
      .environment(
        \.searchTokens,
        ViewBox(AnyView(SearchTokens(tokens: tokens, suggested: nil, token: token)))
      )
      .environment(\.addSearchToken, AddSearchToken(to: tokens))
  }

  /// Adds a search field to the screen, with tokens beside its words and others that are suggested.
  ///
  /// The tokens stand under the field; a press removes one. Suggested tokens stand there while the
  /// user searches; a press adds one.
  ///
  /// - Parameters:
  ///   - text: The search text; written while the user types.
  ///   - tokens: The tokens; written when the user takes one away or adds one.
  ///   - suggestedTokens: The tokens that are suggested. Chosen tokens are left out.
  ///   - placement: The position of the field. A browser always shows it under the title.
  ///   - prompt: The text of the empty field, and the field's accessibility label; nil for
  ///     "Search".
  ///   - token: Builds the view of a token.
  public func searchable<C, T: View>(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt)
      .environment(
        \.searchTokens,
        ViewBox(AnyView(SearchTokens(tokens: tokens, suggested: suggestedTokens, token: token)))
      )
      .environment(\.addSearchToken, AddSearchToken(to: tokens))
  }

  /// Adds a search field to the screen, with tokens beside its words that can be edited.
  ///
  /// The tokens stand under the field; a press removes one.
  ///
  /// - Parameters:
  ///   - text: The search text; written while the user types.
  ///   - editableTokens: The tokens; written when the user takes one away, and by the views of
  ///     tokens.
  ///   - placement: The position of the field. A browser always shows it under the title.
  ///   - prompt: The text of the empty field, and the field's accessibility label; nil for
  ///     "Search".
  ///   - token: Builds the view of a token, which may write it.
  public func searchable<C, T: View>(
    text: Binding<String>,
    editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, tokens: editableTokens, placement: placement, prompt: prompt) {
      element in
      token(editableTokens.binding(to: element))
    }
  }
}

extension Binding
where Value: RandomAccessCollection & RangeReplaceableCollection, Value.Element: Identifiable {
  /// A binding to one token of this collection.
  func binding(to element: Value.Element) -> Binding<Value.Element> {
    Binding<Value.Element> {
      wrappedValue.first { $0.id == element.id } ?? element
    } set: { new in
      guard let place = wrappedValue.firstIndex(where: { $0.id == new.id }) else { return }
      wrappedValue.replaceSubrange(place...place, with: [new])
    }
  }
}

/// The tokens of a search field, and the suggested tokens.
struct SearchTokens<C, T: View>: View
where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
  let tokens: Binding<C>
  let suggested: Binding<C>?
  let token: (C.Element) -> T
  @Environment(\.isSearching) private var isSearching

  var body: some View {
    let chosen = Array(tokens.wrappedValue)
    let others = if let suggested { Array(suggested.wrappedValue) } else { [C.Element]() }
    let ids = Set(chosen.map(\.id))
    if !chosen.isEmpty {
      line(chosen) { element in
        Button {
          tokens.wrappedValue.removeAll { $0.id == element.id }
        } label: {
          HStack(spacing: 4) {
            token(element)
            Image(systemName: "xmark").imageScale(.small)
          }
        }
        .buttonStyle(.borderedProminent)
      }
    }
    if isSearching, others.contains(where: { !ids.contains($0.id) }) {
      line(others.filter { !ids.contains($0.id) }) { element in
        Button {
          tokens.wrappedValue.append(element)
        } label: {
          token(element)
        }
        .buttonStyle(.bordered)
      }
    }
  }

  /// Tokens in a line, which scrolls if there are more than fit.
  private func line<B: View>(
    _ elements: [C.Element],
    @ViewBuilder button: @escaping (C.Element) -> B
  ) -> some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 8) {
        ForEach(elements) { button($0) }
      }
      .buttonBorderShape(.capsule)
      .controlSize(.small)
    }
  }
}

/// Adds a token to those of a search field.
@MainActor
struct AddSearchToken {
  let perform: (Any) -> Void

  init<C>(to tokens: Binding<C>)
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    perform = { token in
      guard let token = token as? C.Element,
        !tokens.wrappedValue.contains(where: { $0.id == token.id })
      else { return }
      tokens.wrappedValue.append(token)
    }
  }
}

private enum AddSearchTokenKey: EnvironmentKey {
  static var defaultValue: AddSearchToken? { nil }
}

private enum SearchTokensKey: EnvironmentKey {
  static var defaultValue: ViewBox? { nil }
}

extension EnvironmentValues {
  /// What adds a token to the search field that shows these suggestions.
  var addSearchToken: AddSearchToken? {
    get { self[AddSearchTokenKey.self] }
    set { self[AddSearchTokenKey.self] = newValue }
  }

  var searchTokens: ViewBox? {
    get { self[SearchTokensKey.self] }
    set { self[SearchTokensKey.self] = newValue }
  }
}
