/// Pages of which one is shown, with tabs that select the page.
///
/// The page of a tab is made when it is first shown, and keeps its state while another one is
/// shown. A page without a label, as with `tabViewStyle(.page)`, is made with the tab view. An
/// unselected page is not evaluated until the flush that selects it.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>?
  private let content: Content
  private var hasAddress = true
  @State private var own: Int = 0
  /// The tab that an address has chosen, kept here until the page is seen and the binding may be
  /// written.
  @State private var held: SelectionValue? = nil
  @State private var barVisibility: Visibility?
  @Environment(\.tabViewStyle) private var style
  @Environment(\.tabAccessory) private var accessory

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
      held: $held,
      style: style,
      // The pages of a carousel have no addresses.
      hasAddress: hasAddress && !style.hasPrefix("page"),
      isBarHidden: barVisibility.map { $0 == .hidden } ?? PageWindow.current.hidesTabBars,
      content: TupleView(content, accessory.map { Part("accessory", $0) })
    )
    // Tab views inside the pages do not have the accessory.
    .environment(\.tabAccessory, nil)
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

extension TabView {
  /// Leaves the tabs out of the address, because a router has a part of the address for them.
  package func withoutAddress() -> TabView {
    var view = self
    view.hasAddress = false
    return view
  }
}

struct TabViewElement<SelectionValue: Hashable, Content: View>: ElementView {
  let selection: Binding<SelectionValue>?
  let own: Binding<Int>
  let held: Binding<SelectionValue?>
  let style: String
  let hasAddress: Bool
  let isBarHidden: Bool
  let content: Content

  @State private var tabs = TabList<SelectionValue>()

  var kind: ElementKind { .tabView }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    element[.style] = .text(style)
    if isBarHidden { element[.isPlain] = .flag(true) }
    let tabs = tabs
    let selected = held.wrappedValue ?? selection?.wrappedValue
    let ownIndex = own.wrappedValue
    element.units(.tab) { tab in
      let value = tab.traits.selectionValue(as: SelectionValue.self)
      let isSelected =
        tabs.showsFirst ? tab.index == 0 : selected.map { value == $0 } ?? (tab.index == ownIndex)
      tabs.note(tab.id, value: value, index: tab.index, isSelected: isSelected)
      if isSelected { tab[.isSelected] = .flag(true) }
      if !hasAddress || tab.traits[TabTrait.self] == nil {
        tab[.address] = .list([])
      } else {
        if let name = tabs.name(of: value) { tab[.address] = .list([name]) }
        if tab.index == 0, tabs.beganAtFirst { tab[.isHome] = .flag(true) }
      }
      // Tab views of pages have dots, which show no labels.
      if style.hasPrefix("page") {
        let words = ControlWord.page.text(in: environment.locale)
        tab[.accessibilityLabel] = .text(words.replacing("%@", with: "\(tab.index + 1)"))
      }
      if let badge = tab.traits[BadgeTrait.self] { tab[.badge] = .text(badge) }
      if let handle = tab.traits[TabTrait.self] {
        handle.selectLater(isSelected)
        tab.isUnseen = !isSelected
      } else if !isSelected {
        tab[.isHidden] = .flag(true)
      }
    }
    // If no tab has the selected value, the first one is shown. The value does not change.
    element.preparesUnits { all in
      tabs.showsFirst =
        selected.map { selected in
          !all.contains { $0.selectionValue(as: SelectionValue.self) == selected }
        } ?? !all.indices.contains(ownIndex)
    }
    element.offersUnits(of: tabs)
    let graph = environment.scope?.graph
    element.on(.change) { [weak graph] event in
      guard case .change(.selection(let ids)) = event, let id = ids.first,
        let tab = tabs.tabs[id]
      else { return }
      choose(tab.value, tab.index, in: graph)
    }
  }

  private func choose(_ value: SelectionValue?, _ index: Int, in graph: ViewGraph?) {
    guard let selection else {
      own.wrappedValue = index
      return
    }
    guard let value else { return }
    guard let graph, graph.holdsEffects, !selection.location.isPageState else {
      selection.wrappedValue = value
      return
    }
    // The page has not been seen yet: an address has chosen the tab, which must not be saved.
    held.wrappedValue = value == selection.wrappedValue ? nil : value
    graph.effectAfterUpdate { [held] in
      guard let value = held.wrappedValue else { return }
      held.wrappedValue = nil
      selection.wrappedValue = value
    }
  }
}

/// The values and positions of the tabs, by element number.
@MainActor
final class TabList<Value: Hashable>: SelectableUnits {
  private(set) var tabs: [ElementID: (value: Value?, index: Int)] = [:]
  /// The names of values in addresses, because some are made by an encoder.
  private var names: [Value: String?] = [:]
  private var isBegun = false
  /// Whether the first tab was the selected one when the tabs were first shown. The address without
  /// a tab then leads to it.
  private(set) var beganAtFirst = false
  /// Whether the first tab is shown because none is selected.
  var showsFirst = false

  nonisolated init() {}

  func note(_ id: ElementID, value: Value?, index: Int, isSelected: Bool) {
    tabs[id] = (value, index)
    guard index == 0, !isBegun else { return }
    isBegun = true
    beganAtFirst = isSelected
  }

  /// The name of a tab's value in an address; nil if it has none.
  func name(of value: Value?) -> String? {
    guard let value else { return nil }
    if let name = names[value] { return name }
    let name = PathComponent.name(ofChoice: AnyHashable(value))
    names[value] = .some(name)
    return name
  }

  func offers(_ id: ElementID) -> Bool { tabs[id] != nil }
}

private enum TabAccessoryKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

private enum TabViewStyleKey: EnvironmentKey {
  static var defaultValue: String { "automatic" }
}

extension EnvironmentValues {
  /// The view between the pages of a tab view and a bar at the bottom.
  var tabAccessory: AnyView? {
    get { self[TabAccessoryKey.self] }
    set { self[TabAccessoryKey.self] = newValue }
  }

  /// The style of tab views.
  var tabViewStyle: String {
    get { self[TabViewStyleKey.self] }
    set { self[TabViewStyleKey.self] = newValue }
  }
}
