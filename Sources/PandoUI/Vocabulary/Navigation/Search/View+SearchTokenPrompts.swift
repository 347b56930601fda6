extension View {
  /// Adds a search field to the screen, with tokens beside its words.
  ///
  /// The tokens stand under the field; a press removes one.
  ///
  /// - Parameters:
  ///   - text: The search text; written while the user types.
  ///   - tokens: The tokens; written when the user takes one away.
  ///   - placement: The position of the field. A browser always shows it under the title.
  ///   - prompt: The text of the empty field, and the field's accessibility label.
  ///   - token: Builds the view of a token.
  public func searchable<C, T: View>(
    text: Binding<String>,
    tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text: text,
      tokens: tokens,
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
  ///   - placement: The position of the field. A browser always shows it under the title.
  ///   - prompt: The text of the empty field, and the field's accessibility label.
  ///   - token: Builds the view of a token.
  @_disfavoredOverload
  public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>,
    tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text: text,
      tokens: tokens,
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
  ///   - placement: The position of the field. A browser always shows it under the title.
  ///   - prompt: The text of the empty field, and the field's accessibility label.
  ///   - token: Builds the view of a token.
  public func searchable<C, T: View>(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text: text,
      tokens: tokens,
      suggestedTokens: suggestedTokens,
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
  ///   - placement: The position of the field. A browser always shows it under the title.
  ///   - prompt: The text of the empty field, and the field's accessibility label.
  ///   - token: Builds the view of a token.
  @_disfavoredOverload
  public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text: text,
      tokens: tokens,
      suggestedTokens: suggestedTokens,
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
  ///   - placement: The position of the field. A browser always shows it under the title.
  ///   - prompt: The text of the empty field, and the field's accessibility label.
  ///   - token: Builds the view of a token, which may write it.
  public func searchable<C, T: View>(
    text: Binding<String>,
    editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text: text,
      editableTokens: editableTokens,
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
  ///   - placement: The position of the field. A browser always shows it under the title.
  ///   - prompt: The text of the empty field, and the field's accessibility label.
  ///   - token: Builds the view of a token, which may write it.
  @_disfavoredOverload
  public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>,
    editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text: text,
      editableTokens: editableTokens,
      placement: placement,
      prompt: Text(verbatim: String(prompt)),
      token: token
    )
  }
}
