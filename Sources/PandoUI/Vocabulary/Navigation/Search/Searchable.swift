import Foundation

/// The position of a search field.
public struct SearchFieldPlacement: Hashable, Sendable {
  let name: String
  /// The platform's default.
  public static let automatic = Self(name: "automatic")
  /// In the toolbar.
  public static let toolbar = Self(name: "toolbar")
  /// In the toolbar, in its middle.
  public static let toolbarPrincipal = Self(name: "toolbarPrincipal")
  /// In the sidebar.
  public static let sidebar = Self(name: "sidebar")
  /// Under the title.
  public static let navigationBarDrawer = Self(name: "navigationBarDrawer")
  /// Under the title, with a display mode.
  ///
  /// - Parameter displayMode: No effect here: the field is always visible.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> Self {
    .navigationBarDrawer
  }

  /// The condition under which a field under the title is visible.
  public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    let name: String
    /// The platform's default.
    public static let automatic = Self(name: "automatic")
    /// Always.
    public static let always = Self(name: "always")
  }
}

/// The condition under which search scopes are visible.
public struct SearchScopeActivation: Hashable, Sendable {
  let name: String
  /// The platform's default.
  public static let automatic = Self(name: "automatic")
  /// While text is entered.
  public static let onTextEntry = Self(name: "onTextEntry")
  /// While the user searches.
  public static let onSearchPresentation = Self(name: "onSearchPresentation")
}

/// Gives a screen a search field: the screen around this view, or else the first screen inside it.
struct SearchModifier: ViewModifier {
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let placement: SearchFieldPlacement
  let prompt: Text?
  /// Whether what is modified is a stack or a split view, whose first screen takes the field.
  var isAroundScreens = false

  @State private var isFocused = false
  @State private var dismissal = ActionTarget()
  @Environment(\.screenHosts) private var hosts
  @Environment(\.searchSuggestions) private var suggestions
  @Environment(\.searchScopes) private var scopes
  @Environment(\.searchTokens) private var tokens
  @Environment(\.searchFocus) private var focus

  func body(content: Content) -> some View {
    if isAroundScreens {
      content.environment(\.searchAround, inside)
    } else {
      searched(content)
    }
  }

  /// The same search, for a screen inside this view.
  private var inside: SearchModifier {
    SearchModifier(text: text, isPresented: isPresented, placement: placement, prompt: prompt)
  }

  @ViewBuilder
  private func searched(_ content: Content) -> some View {
    let isSearching = isFocused || isPresented?.wrappedValue == true || !text.wrappedValue.isEmpty
    let _ = prepareDismissal()
    let field = SearchField(
      text: text,
      placement: placement,
      prompt: prompt,
      focusChanged: { isNowFocused in
        isFocused = isNowFocused
        if isNowFocused { isPresented?.wrappedValue = true }
      },
      dismiss: dismissal
    )
    content
      .environment(\.isSearching, isSearching)
      .environment(\.dismissSearch, DismissSearchAction(target: dismissal))
      .screenSettings { $0.hasSearch = true }
    if let hosts {
      Portal(to: hosts.search) {
        SearchContent(
          field: field,
          focus: focus,
          isSearching: isSearching,
          suggestions: suggestions,
          scopes: scopes,
          tokens: tokens
        )
      }
    } else {
      Portal {
        Part("search") {
          SearchContent(
            field: field,
            focus: focus,
            isSearching: isSearching,
            suggestions: suggestions,
            scopes: scopes,
            tokens: tokens
          )
        }
      }
    }
  }
}

private enum SearchAroundKey: EnvironmentKey {
  static var defaultValue: SearchModifier? { nil }
}

extension EnvironmentValues {
  /// The search around a stack of screens, for its first screen.
  var searchAround: SearchModifier? {
    get { self[SearchAroundKey.self] }
    set { self[SearchAroundKey.self] = newValue }
  }
}

/// Gives a screen the search around its stack.
struct SearchAdoption: ViewModifier {
  let search: SearchModifier?

  func body(content: Content) -> some View {
    if let search {
      content.modifier(search).environment(\.searchAround, nil)
    } else {
      content
    }
  }
}

extension SearchModifier {
  private func prepareDismissal() {
    // The closure must not capture `self`, which holds the target: the two would retain each other.
    dismissal.perform = { [text, focus = $isFocused, isPresented] in
      text.wrappedValue = ""
      focus.wrappedValue = false
      isPresented?.wrappedValue = false
    }
  }
}

/// The search field, with the scopes and suggestions under it.
struct SearchContent: View {
  let field: SearchField
  let focus: SearchFocus?
  let isSearching: Bool
  let suggestions: ViewBox?
  let scopes: ViewBox?
  let tokens: ViewBox?

  var body: some View {
    if let focus { focus.tie(field) } else { field }
    if let tokens { tokens.view.environment(\.isSearching, isSearching) }
    if isSearching, let scopes { scopes.view }
    if isSearching, let suggestions {
      Part("suggestions") {
        suggestions.view.environment(\.searchText, field.text)
      }
    }
  }
}

struct SearchField: ElementView {
  let text: Binding<String>
  let placement: SearchFieldPlacement
  let prompt: Text?
  let focusChanged: (Bool) -> Void
  let dismiss: ActionTarget

  var kind: ElementKind { .textField }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    let words = (prompt ?? Text(.search)).words(in: environment.locale)
    element[.style] = .text("search")
    element[.placement] = .text(placement.name)
    element[.prompt] = .text(words)
    element[.label] = .text(words)
    element[.value] = .text(text.wrappedValue)
    element[.submitLabel] = .text("search")
    element[.accessibilityTraits] = .list(AccessibilityTraits.isSearchField.names)
    guard environment.isEnabled else {
      element[.isDisabled] = .flag(true)
      return
    }
    element.on(.change) { event in
      if case .change(.text(let new)) = event { text.wrappedValue = new }
    }
    if let submit = environment.submitAction {
      element.on(.submit) { _ in submit.submit(.search) }
    }
    element.on(.focus) { event in
      if case .focus(let isFocused) = event { focusChanged(isFocused) }
    }
    element.on(.dismiss) { _ in dismiss.perform() }
  }
}

/// A view that the environment carries.
final class ViewBox {
  let view: AnyView

  init(_ view: AnyView) {
    self.view = view
  }
}

private enum SearchSuggestionsKey: EnvironmentKey {
  static var defaultValue: ViewBox? { nil }
}

private enum SearchScopesKey: EnvironmentKey {
  static var defaultValue: ViewBox? { nil }
}

private enum SearchTextKey: EnvironmentKey {
  static var defaultValue: Binding<String>? { nil }
}

extension EnvironmentValues {
  var searchSuggestions: ViewBox? {
    get { self[SearchSuggestionsKey.self] }
    set { self[SearchSuggestionsKey.self] = newValue }
  }

  var searchScopes: ViewBox? {
    get { self[SearchScopesKey.self] }
    set { self[SearchScopesKey.self] = newValue }
  }

  /// The text of the search field that shows these suggestions.
  var searchText: Binding<String>? {
    get { self[SearchTextKey.self] }
    set { self[SearchTextKey.self] = newValue }
  }
}

struct SearchCompletionModifier: DecorationModifier {
  typealias Body = Never

  enum Completion {
    case text(String)
    case token(Any)
  }

  let completion: Completion

  func decorate(_ decoration: inout Decoration, in environment: EnvironmentValues) {
    guard let text = environment.searchText, environment.isEnabled else { return }
    switch completion {
    case .text(let words): decoration.on(.tap) { _ in text.wrappedValue = words }
    case .token(let token):
      guard let add = environment.addSearchToken else { return }
      decoration.on(.tap) { _ in
        add.perform(token)
        text.wrappedValue = ""
      }
    }
  }
}
