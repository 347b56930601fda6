/// The owner of a stack of screens.
@MainActor
protocol ScreenStack: AnyObject {
  /// The titles of the screens by the number of screens below them, as far as they have been shown.
  var titles: Binding<[Int: Text]>? { get }
  /// Removes all but `count` screens above the first one.
  func pop(to count: Int)
}

/// One screen: its title, its bars and its content.
struct ScreenView<Content: View>: View {
  /// The number of screens below this one.
  let depth: Int
  let model: (any ScreenStack)?
  let content: Content
  /// The column of a split view that the screen fills; nil in a stack.
  var column: String?
  /// Whether a router shows the screen. Such a screen has a bar only if its content sets a title or
  /// a toolbar, and the first one leads back to the outer router.
  var isRoute = false

  @Environment(\.routeBack) private var outerBack
  @Environment(\.searchAround) private var searchAround
  @State private var settings = ScreenSettings()
  @State private var hosts = ScreenHosts()
  @State private var back = ActionTarget()

  /// Whether the screen is the first one of its stack, in the first column.
  private var takesSearch: Bool { depth == 0 && column == nil || column == "sidebar" }

  var body: some View {
    let outerBack = depth == 0 && isRoute ? outerBack : nil
    back.perform = { [weak model, depth] in
      if let outerBack { outerBack.perform() } else { model?.pop(to: depth - 1) }
    }
    return PreferenceBoundary {
      ScreenElement(
        settings: settings,
        titleBelow: depth > 0 ? model?.titles?.wrappedValue[depth - 1] : nil,
        hasBack: depth > 0 || outerBack != nil,
        isRoute: isRoute,
        column: column,
        back: back
      ) {
        ToolbarElement(host: hosts.toolbar) {}
        if settings.hasSearch { HostPart(name: "search", host: hosts.search) }
        Part("content") {
          content
            .modifier(SearchAdoption(search: takesSearch ? searchAround : nil))
            .modifier(ScreenEnvironment(depth: depth, isRoute: isRoute, hosts: hosts, back: back))
            .onPreferenceChange(ScreenSettings.Key.self) { [weak model, depth] in
              settings = $0
              guard let titles = model?.titles, titles.wrappedValue[depth] != $0.title else {
                return
              }
              titles.wrappedValue[depth] = $0.title
            }
        }
      }
    }
  }
}

/// The portal hosts of a screen's bars, which draw what the content describes.
@MainActor
final class ScreenHosts {
  let toolbar: PortalHost
  let search: PortalHost

  nonisolated init() {
    (toolbar, search) = (PortalHost(), PortalHost())
  }
}

struct ScreenEnvironment: EnvironmentModifier {
  typealias Body = Never

  let depth: Int
  let isRoute: Bool
  let hosts: ScreenHosts
  let back: ActionTarget

  func modify(_ values: inout EnvironmentValues) {
    values.screenHosts = hosts
    values.hasRefreshBar = true
    if !isRoute {
      values.routeBack = nil
    } else if depth > 0 {
      values.routeBack = back
    }
    if depth > 0 {
      values.dismiss = DismissAction(target: back)
      values.isPresented = true
    }
  }
}

struct ScreenElement<Content: View>: ElementView {
  let settings: ScreenSettings
  /// The title of the screen to which the Back button leads.
  let titleBelow: Text?
  let hasBack: Bool
  let isRoute: Bool
  let column: String?
  let back: ActionTarget
  let content: Content

  init(
    settings: ScreenSettings,
    titleBelow: Text?,
    hasBack: Bool,
    isRoute: Bool,
    column: String?,
    back: ActionTarget,
    @ViewBuilder content: () -> Content
  ) {
    self.settings = settings
    self.titleBelow = titleBelow
    self.hasBack = hasBack
    self.isRoute = isRoute
    self.column = column
    self.back = back
    self.content = content()
  }

  var kind: ElementKind { .screen }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    settings.describe(&element, locale: environment.locale)
    if let column {
      element[.part] = .text(column)
      if let width = settings.columnWidth, width.isFinite, width > 0 {
        element[.width] = .number(width)
      }
      element[.minWidth] = settings.columnLimits?.min.map { .number($0) }
      element[.maxWidth] = settings.columnLimits?.max.map { .number($0) }
      if settings.hidesSidebarToggle { element[.indicatorIsHidden] = .flag(true) }
    }
    if isRoute, !settings.wantsBar { element[.isPlain] = .flag(true) }
    if hasBack, settings.isBackHidden != true {
      element[.prompt] = titleBelow.map { .text($0.words(in: environment.locale)) }
      element.on(.dismiss) { _ in back.perform() }
    }
    if let refresh = settings.refresh {
      element.answerRefresh(by: refresh.action, isRunning: refresh.isRunning, in: environment)
    }
  }
}

/// A part that draws content described elsewhere.
struct HostPart: ElementView {
  let name: String
  let host: PortalHost

  var kind: ElementKind { .part }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    element[.part] = .text(name)
    element.host = host
  }
}

private enum ScreenHostsKey: EnvironmentKey {
  static var defaultValue: ScreenHosts? { nil }
}

private enum RouteBackKey: EnvironmentKey {
  static var defaultValue: ActionTarget? { nil }
}

extension EnvironmentValues {
  /// Leaves the screen of the enclosing router; nil if no screen is below it.
  var routeBack: ActionTarget? {
    get { self[RouteBackKey.self] }
    set { self[RouteBackKey.self] = newValue }
  }

  /// The portal hosts of the enclosing screen; nil outside of screens.
  var screenHosts: ScreenHosts? {
    get { self[ScreenHostsKey.self] }
    set { self[ScreenHostsKey.self] = newValue }
  }
}
