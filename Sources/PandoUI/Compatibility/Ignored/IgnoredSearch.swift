extension View {
  /// No effect here: the search field stands where the renderer puts it.
  ///
  /// - Parameter behavior: Whether the search field stands as a button first.
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }

  /// No effect here: the search field stands where the renderer puts it.
  ///
  /// - Parameter behavior: Whether the bar stays during a search.
  public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }

  /// No effect here: the browser decides whether users can dictate.
  ///
  /// - Parameter behavior: Whether and when text is dictated into the search field.
  public func searchDictationBehavior(_ behavior: TextInputDictationBehavior) -> some View { self }

  /// Sets where suggestions are shown. No effect here: suggestions are shown under the field.
  ///
  /// - Parameters:
  ///   - visibility: Whether words are offered at the placements.
  ///   - placements: The places that this is for.
  public func searchSuggestions(
    _ visibility: Visibility,
    for placements: SearchSuggestionsPlacement.Set
  ) -> some View { self }
}

/// The behaviour of the search field in a toolbar. No effect here: the search field stands where
/// the renderer puts it.
public struct SearchToolbarBehavior: Hashable, Sendable {
  let name: String
  /// The platform's default.
  public static let automatic = Self(name: "automatic")
  /// As a button.
  public static let minimize = Self(name: "minimize")
}

/// The behaviour of the bar while searching. No effect here: the search field stands where the
/// renderer puts it.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  let name: String
  /// The platform's default.
  public static let automatic = Self(name: "automatic")
  /// The bar stays.
  public static let avoidHidingContent = Self(name: "avoidHidingContent")
}

/// The condition under which dictation begins. No effect here: the browser decides whether users
/// can dictate.
public struct TextInputDictationActivation: Hashable, Sendable {
  let name: String
  /// When the field is selected.
  public static let onSelect = Self(name: "onSelect")
  /// When the user looks at the field.
  public static let onLook = Self(name: "onLook")
}

/// The behaviour of dictation into a field. No effect here: the browser decides whether users can
/// dictate.
public struct TextInputDictationBehavior: Hashable, Sendable {
  let name: String
  /// The platform's default.
  public static let automatic = Self(name: "automatic")
  /// Users can dictate.
  ///
  /// - Parameter activation: The condition under which dictation begins.
  public static func inline(activation: TextInputDictationActivation) -> Self {
    Self(name: "inline")
  }
}
