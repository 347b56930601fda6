/// Pages of which one is shown, with tabs that select the page.
///
/// The page of a tab is made when it is first shown, and keeps its state while another one is
/// shown. A page without a label, as with `tabViewStyle(.page)`, is made with the tab view. An
/// unselected page is not evaluated until the flush that selects it.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>?
  private let content: Content
  @State private var own: Int = 0
  @State private var barVisibility: Visibility?
  @Environment(\.tabViewStyle) private var style

  /// Makes pages, each with a tag that identifies it.
  ///
  /// - Parameters:
  ///   - selection: The tag of the selected page, written when the user selects another; nil keeps
  ///     the selection in the view.
  ///   - content: The pages; built at once.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// The tabs.
  public var body: some View {
    TabViewElement(
      selection: selection,
      own: $own,
      style: style,
      isBarHidden: barVisibility == .hidden,
      content: content
    )
    .onPreferenceChange(TabBarVisibilityKey.self) { barVisibility = $0 }
  }
}

extension TabView where SelectionValue == Int {
  /// Makes pages of which the first is shown at first.
  ///
  /// - Parameter content: The pages; built at once.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

extension TabView {
  /// Makes tabs, each with a value that identifies it.
  ///
  /// - Parameters:
  ///   - selection: The value of the selected tab, written when the user selects another.
  ///   - content: The tabs; built at once.
  public init<C: TabContent>(
    selection: Binding<SelectionValue>,
    @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == AnyView, C.TabValue == SelectionValue {
    self.selection = selection
    self.content = C._tabs(of: content())
  }

  /// Makes tabs of which the first is shown at first.
  ///
  /// - Parameter content: The tabs; built at once.
  public init<C: TabContent>(
    @TabContentBuilder<Never> content: () -> C
  ) where Content == AnyView, SelectionValue == Never, C.TabValue == Never {
    selection = nil
    self.content = C._tabs(of: content())
  }
}

struct TabViewElement<SelectionValue: Hashable, Content: View>: ElementView {
  let selection: Binding<SelectionValue>?
  let own: Binding<Int>
  let style: String
  let isBarHidden: Bool
  let content: Content

  @State private var tabs = TabList<SelectionValue>()

  var kind: ElementKind { .tabView }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    element[.style] = .text(style)
    if isBarHidden { element[.isPlain] = .flag(true) }
    let tabs = tabs
    let selected = selection?.wrappedValue
    let ownIndex = own.wrappedValue
    element.units(.tab) { tab in
      let value = tab.traits.selectionValue(as: SelectionValue.self)
      let isSelected = selected.map { value == $0 } ?? (tab.index == ownIndex)
      tabs.note(tab.id, value: value, index: tab.index)
      if isSelected { tab[.isSelected] = .flag(true) }
      if let badge = tab.traits[BadgeTrait.self] { tab[.badge] = .text(badge) }
      if let handle = tab.traits[TabTrait.self] {
        handle.selectLater(isSelected)
      } else if !isSelected {
        tab[.isHidden] = .flag(true)
      }
    }
    element.offersUnits(of: tabs)
    element.on(.change) { event in
      guard case .change(.selection(let ids)) = event, let id = ids.first,
        let tab = tabs.tabs[id]
      else { return }
      choose(tab.value, tab.index)
    }
  }

  private func choose(_ value: SelectionValue?, _ index: Int) {
    if let selection {
      if let value { selection.wrappedValue = value }
    } else {
      own.wrappedValue = index
    }
  }
}

/// The values and positions of the tabs, by element number.
@MainActor
final class TabList<Value>: UnitOffer {
  private(set) var tabs: [ElementID: (value: Value?, index: Int)] = [:]

  nonisolated init() {}

  func note(_ id: ElementID, value: Value?, index: Int) {
    tabs[id] = (value, index)
  }

  func offers(_ id: ElementID) -> Bool { tabs[id] != nil }
}

private enum TabViewStyleKey: EnvironmentKey {
  static var defaultValue: String { "automatic" }
}

extension EnvironmentValues {
  /// The style of tab views.
  var tabViewStyle: String {
    get { self[TabViewStyleKey.self] }
    set { self[TabViewStyleKey.self] = newValue }
  }
}
