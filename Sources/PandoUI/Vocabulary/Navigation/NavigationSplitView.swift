/// Two or three columns, each of which selects what the next one shows.
///
/// A link in an earlier column shows its screen in the last column. If the columns are side by
/// side, a button in the bar of the sidebar hides and shows the sidebar. There is no button with
/// `toolbar(removing: .sidebarToggle)`, nor in a sidebar without a title.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let compactColumn: Binding<NavigationSplitViewColumn>?
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail
  @State private var presented: [PresentedEntry] = []
  @State private var model = NavigationModel(.split)
  /// What the button of the sidebar has chosen, if the application has no binding for it.
  @State private var ownVisibility = NavigationSplitViewVisibility.automatic
  /// The column with what an address selects in another one; nil until an address has selected something.
  @State private var openedColumn: String?
  @Environment(\.splitViewStyle) private var style

  /// The columns.
  public var body: some View {
    let model = model
    model.presented = $presented
    model.openedColumn = $openedColumn
    let entry = presented.last
    return SplitElement(
      visibility: visibility ?? $ownVisibility,
      isBound: visibility != nil,
      compactColumn: compactColumn,
      style: style,
      model: model,
      address: model.detailAddress,
      openedColumn: openedColumn,
      showsLink: entry != nil,
      content: TupleView(
        ScreenView(depth: 0, model: nil, content: sidebar, column: "sidebar")
          .environment(\.navigation, model)
          .environment(\.nextColumn, Content.self == EmptyView.self ? "detail" : "content"),
        MiddleColumn(model: model, content: content),
        DetailColumn(model: model, entry: entry, detail: detail)
      )
    )
    // A narrow window begins with what is selected, as if the user had just chosen it.
    .onAppear {
      if openedColumn == nil, let column = model.selectedColumn { openedColumn = column }
    }
  }
}

extension NavigationSplitView {
  /// Makes three columns.
  ///
  /// - Parameters:
  ///   - sidebar: The first column; built at once.
  ///   - content: The second column; built at once.
  ///   - detail: The last column while no link has been followed; built at once.
  public init(
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, nil, sidebar(), content(), detail())
  }

  /// Makes three columns; a binding controls which ones are visible.
  ///
  /// - Parameters:
  ///   - columnVisibility: `.detailOnly` hides the sidebar, other values show all columns. The
  ///     button of the sidebar sets it to `.all` or `.detailOnly`.
  ///   - sidebar: The first column; built at once.
  ///   - content: The second column; built at once.
  ///   - detail: The last column while no link has been followed; built at once.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar(), content(), detail())
  }

  /// Makes three columns; a binding controls which one is visible in a narrow window.
  ///
  /// - Parameters:
  ///   - preferredCompactColumn: The column that windows of at most 700 points show alone; read,
  ///     never written.
  ///   - sidebar: The first column; built at once.
  ///   - content: The second column; built at once.
  ///   - detail: The last column while no link has been followed; built at once.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, preferredCompactColumn, sidebar(), content(), detail())
  }

  /// Makes three columns; bindings control which ones are visible in wide and in narrow windows.
  ///
  /// - Parameters:
  ///   - columnVisibility: `.detailOnly` hides the sidebar, other values show all columns. The
  ///     button of the sidebar sets it to `.all` or `.detailOnly`.
  ///   - preferredCompactColumn: The column that windows of at most 700 points show alone; read,
  ///     never written.
  ///   - sidebar: The first column; built at once.
  ///   - content: The second column; built at once.
  ///   - detail: The last column while no link has been followed; built at once.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, preferredCompactColumn, sidebar(), content(), detail())
  }

  private init(
    _ visibility: Binding<NavigationSplitViewVisibility>?,
    _ compactColumn: Binding<NavigationSplitViewColumn>?,
    _ sidebar: Sidebar,
    _ content: Content,
    _ detail: Detail
  ) {
    self.visibility = visibility
    self.compactColumn = compactColumn
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Makes two columns.
  ///
  /// - Parameters:
  ///   - sidebar: The first column; built at once.
  ///   - detail: The last column while no link has been followed; built at once.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(nil, nil, sidebar(), EmptyView(), detail())
  }

  /// Makes two columns; a binding controls which ones are visible.
  ///
  /// - Parameters:
  ///   - columnVisibility: `.detailOnly` hides the sidebar, other values show all columns. The
  ///     button of the sidebar sets it to `.all` or `.detailOnly`.
  ///   - sidebar: The first column; built at once.
  ///   - detail: The last column while no link has been followed; built at once.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar(), EmptyView(), detail())
  }

  /// Makes two columns; a binding controls which one is visible in a narrow window.
  ///
  /// - Parameters:
  ///   - preferredCompactColumn: The column that windows of at most 700 points show alone; read,
  ///     never written.
  ///   - sidebar: The first column; built at once.
  ///   - detail: The last column while no link has been followed; built at once.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, preferredCompactColumn, sidebar(), EmptyView(), detail())
  }

  /// Makes two columns; bindings control which ones are visible in wide and in narrow windows.
  ///
  /// - Parameters:
  ///   - columnVisibility: `.detailOnly` hides the sidebar, other values show all columns. The
  ///     button of the sidebar sets it to `.all` or `.detailOnly`.
  ///   - preferredCompactColumn: The column that windows of at most 700 points show alone; read,
  ///     never written.
  ///   - sidebar: The first column; built at once.
  ///   - detail: The last column while no link has been followed; built at once.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, preferredCompactColumn, sidebar(), EmptyView(), detail())
  }
}

/// The second of three columns; nothing if there are two.
struct MiddleColumn<Content: View>: View {
  let model: NavigationModel
  let content: Content

  var body: some View {
    if Content.self != EmptyView.self {
      ScreenView(depth: 0, model: nil, content: content, column: "content")
        .environment(\.navigation, model)
    }
  }
}

/// The last column: the screen of a link that was followed, or else the split view's detail.
struct DetailColumn<Detail: View>: View {
  let model: NavigationModel
  let entry: PresentedEntry?
  let detail: Detail

  var body: some View {
    Presence(entry == nil) {
      ScreenView(depth: 0, model: nil, content: detail, column: "detail")
        .environment(\.navigation, model)
    }
    if let entry {
      NavigationStack {
        DestinationView(destination: .entry(entry), table: model.table)
      }
      .id(ObjectIdentifier(entry))
      .attribute(.part, .text("detail"))
    }
  }
}

struct SplitElement<Content: View>: ElementView {
  let visibility: Binding<NavigationSplitViewVisibility>
  /// Whether the application decides which columns are shown.
  let isBound: Bool
  let compactColumn: Binding<NavigationSplitViewColumn>?
  let style: String
  let model: NavigationModel
  let address: [String]
  let openedColumn: String?
  /// Whether the last column has the screen of a link.
  let showsLink: Bool
  let content: Content

  var kind: ElementKind { .navigationSplit }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    element[.style] = .text(style)
    if isBound { element[.value] = .text(visibility.wrappedValue.name) }
    // A link that is shown is in the last column, whatever was selected before.
    let opened = address.isEmpty ? openedColumn : nil
    element[.placement] = (compactColumn?.wrappedValue.name ?? opened).map { .text($0) }
    element[.address] = .list(address)
    let graph = environment.scope?.graph
    element.on(.navigate) { [weak graph, model] event in
      guard case .navigate(let texts) = event else { return }
      model.showDetail(at: texts)
      graph?.addressAnswer = .known
    }
    // A narrow window has left the last column.
    if showsLink { element.on(.dismiss) { [model] _ in model.leaveDetail() } }
    // Whether the sidebar is shown. Events are validated against this attribute.
    let isShown = visibility.wrappedValue != .detailOnly
    element[.isExpanded] = .flag(isShown)
    element.on(.change) { event in
      guard case .change(.flag(let isShown)) = event else { return }
      visibility.wrappedValue = isShown ? .all : .detailOnly
    }
  }
}

/// A style of split views: the way in which columns share the width.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {
  /// The name of the style in attributes.
  @_documentation(visibility: internal)
  var _name: String { get }
}

/// The platform's default.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// `automatic`.
  public var _name: String { "automatic" }
}

/// The last column becomes smaller when others are shown.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// `balanced`.
  public var _name: String { "balanced" }
}

/// The last column keeps its size when others are shown.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// `prominentDetail`.
  public var _name: String { "prominentDetail" }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The platform's default.
  public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The last column becomes smaller when others are shown.
  public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The last column keeps its size when others are shown.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

private enum NextColumnKey: EnvironmentKey {
  static var defaultValue: String { "detail" }
}

private enum SplitViewStyleKey: EnvironmentKey {
  static var defaultValue: String { "automatic" }
}

extension EnvironmentValues {
  /// The column of the enclosing split view that shows what is selected in this one.
  var nextColumn: String {
    get { self[NextColumnKey.self] }
    set { self[NextColumnKey.self] = newValue }
  }

  var splitViewStyle: String {
    get { self[SplitViewStyleKey.self] }
    set { self[SplitViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the columns of the split views inside share their width.
  ///
  /// - Parameter style: The style. A browser draws all styles alike.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    environment(\.splitViewStyle, style._name)
  }
}
