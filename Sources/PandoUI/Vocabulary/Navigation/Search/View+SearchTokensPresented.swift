extension View {
  /// Adds a search field to the screen, with tokens beside its words.
  ///
  /// The tokens stand under the field; a press removes one.
  ///
  /// - Parameters:
  ///   - text: The search text; written while the user types.
  ///   - tokens: The tokens; written when the user takes one away.
  ///   - isPresented: Whether the user searches: set to true when the field gets the focus, and to
  ///     false when the search is dismissed. Setting it does not move the focus.
  ///   - placement: The position of the field. A browser always shows it under the title.
  ///   - prompt: The text of the empty field, and the field's accessibility label; nil for
  ///     "Search".
  ///   - token: Builds the view of a token.
  public func searchable<C, T: View>(
    text: Binding<String>,
    tokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: prompt)
      .environment(
        \.searchTokens,
        ViewBox(
          AnyView(SearchTokens(tokens: tokens, suggested: nil, token: token))
        )
      )
      .environment(\.addSearchToken, AddSearchToken(to: tokens))
  }

  /// Adds a search field to the screen, with tokens beside its words.
  ///
  /// The tokens stand under the field; a press removes one.
  ///
  /// - Parameters:
  ///   - text: The search text; written while the user types.
  ///   - tokens: The tokens; written when the user takes one away.
  ///   - isPresented: Whether the user searches: set to true when the field gets the focus, and to
  ///     false when the search is dismissed. Setting it does not move the focus.
  ///   - placement: The position of the field. A browser always shows it under the title.
  ///   - prompt: The text of the empty field, and the field's accessibility label.
  ///   - token: Builds the view of a token.
  public func searchable<C, T: View>(
    text: Binding<String>,
    tokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text: text,
      tokens: tokens,
      isPresented: isPresented,
      placement: placement,
      prompt: Text(prompt),
      token: token
    )
  }

  /// Adds a search field to the screen, with tokens beside its words.
  ///
  /// The tokens stand under the field; a press removes one.
  ///
  /// - Parameters:
  ///   - text: The search text; written while the user types.
  ///   - tokens: The tokens; written when the user takes one away.
  ///   - isPresented: Whether the user searches: set to true when the field gets the focus, and to
  ///     false when the search is dismissed. Setting it does not move the focus.
  ///   - placement: The position of the field. A browser always shows it under the title.
  ///   - prompt: The text of the empty field, and the field's accessibility label.
  ///   - token: Builds the view of a token.
  @_disfavoredOverload
  public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>,
    tokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text: text,
      tokens: tokens,
      isPresented: isPresented,
      placement: placement,
      prompt: Text(verbatim: String(prompt)),
      token: token
    )
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
  ///   - isPresented: Whether the user searches: set to true when the field gets the focus, and to
  ///     false when the search is dismissed. Setting it does not move the focus.
  ///   - placement: The position of the field. A browser always shows it under the title.
  ///   - prompt: The text of the empty field, and the field's accessibility label; nil for
  ///     "Search".
  ///   - token: Builds the view of a token.
  public func searchable<C, T: View>(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: prompt)
      .environment(
        \.searchTokens,
        ViewBox(
          AnyView(SearchTokens(tokens: tokens, suggested: suggestedTokens, token: token))
        )
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
  ///   - isPresented: Whether the user searches: set to true when the field gets the focus, and to
  ///     false when the search is dismissed. Setting it does not move the focus.
  ///   - placement: The position of the field. A browser always shows it under the title.
  ///   - prompt: The text of the empty field, and the field's accessibility label.
  ///   - token: Builds the view of a token.
  public func searchable<C, T: View>(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text: text,
      tokens: tokens,
      suggestedTokens: suggestedTokens,
      isPresented: isPresented,
      placement: placement,
      prompt: Text(prompt),
      token: token
    )
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
  ///   - isPresented: Whether the user searches: set to true when the field gets the focus, and to
  ///     false when the search is dismissed. Setting it does not move the focus.
  ///   - placement: The position of the field. A browser always shows it under the title.
  ///   - prompt: The text of the empty field, and the field's accessibility label.
  ///   - token: Builds the view of a token.
  @_disfavoredOverload
  public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text: text,
      tokens: tokens,
      suggestedTokens: suggestedTokens,
      isPresented: isPresented,
      placement: placement,
      prompt: Text(verbatim: String(prompt)),
      token: token
    )
  }

  /// Adds a search field to the screen, with tokens beside its words that can be edited.
  ///
  /// The tokens stand under the field; a press removes one.
  ///
  /// - Parameters:
  ///   - text: The search text; written while the user types.
  ///   - editableTokens: The tokens; written when the user takes one away, and by the views of
  ///     tokens.
  ///   - isPresented: Whether the user searches: set to true when the field gets the focus, and to
  ///     false when the search is dismissed. Setting it does not move the focus.
  ///   - placement: The position of the field. A browser always shows it under the title.
  ///   - prompt: The text of the empty field, and the field's accessibility label; nil for
  ///     "Search".
  ///   - token: Builds the view of a token, which may write it.
  public func searchable<C, T: View>(
    text: Binding<String>,
    editableTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text: text,
      tokens: editableTokens,
      isPresented: isPresented,
      placement: placement,
      prompt: prompt
    ) { element in
      token(editableTokens.binding(to: element))
    }
  }

  /// Adds a search field to the screen, with tokens beside its words that can be edited.
  ///
  /// The tokens stand under the field; a press removes one.
  ///
  /// - Parameters:
  ///   - text: The search text; written while the user types.
  ///   - editableTokens: The tokens; written when the user takes one away, and by the views of
  ///     tokens.
  ///   - isPresented: Whether the user searches: set to true when the field gets the focus, and to
  ///     false when the search is dismissed. Setting it does not move the focus.
  ///   - placement: The position of the field. A browser always shows it under the title.
  ///   - prompt: The text of the empty field, and the field's accessibility label.
  ///   - token: Builds the view of a token, which may write it.
  public func searchable<C, T: View>(
    text: Binding<String>,
    editableTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text: text,
      editableTokens: editableTokens,
      isPresented: isPresented,
      placement: placement,
      prompt: Text(prompt),
      token: token
    )
  }

  /// Adds a search field to the screen, with tokens beside its words that can be edited.
  ///
  /// The tokens stand under the field; a press removes one.
  ///
  /// - Parameters:
  ///   - text: The search text; written while the user types.
  ///   - editableTokens: The tokens; written when the user takes one away, and by the views of
  ///     tokens.
  ///   - isPresented: Whether the user searches: set to true when the field gets the focus, and to
  ///     false when the search is dismissed. Setting it does not move the focus.
  ///   - placement: The position of the field. A browser always shows it under the title.
  ///   - prompt: The text of the empty field, and the field's accessibility label.
  ///   - token: Builds the view of a token, which may write it.
  @_disfavoredOverload
  public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>,
    editableTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text: text,
      editableTokens: editableTokens,
      isPresented: isPresented,
      placement: placement,
      prompt: Text(verbatim: String(prompt)),
      token: token
    )
  }
}
