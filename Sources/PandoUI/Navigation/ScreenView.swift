/// One screen: its title, its bars, and what it shows.
struct ScreenView<Content: View>: View {
  /// How many screens are below it.
  let depth: Int
  let model: NavigationModel?
  let content: Content
  /// What the way back does where there is no stack to pop: in a sheet, nil.
  var column: String?

  @State private var settings = ScreenSettings()
  @State private var hosts = ScreenHosts()
  @State private var back = ActionTarget()

  var body: some View {
    back.perform = { [weak model, depth] in model?.pop(to: depth - 1) }
    return PreferenceBoundary {
      ScreenElement(settings: settings, depth: depth, column: column, back: back) {
        ToolbarElement(host: hosts.toolbar) {}
        if settings.hasSearch { HostPart(name: "search", host: hosts.search) }
        Part("content") {
          content
            .modifier(ScreenEnvironment(depth: depth, hosts: hosts, back: back))
            .onPreferenceChange(ScreenSettings.Key.self) { settings = $0 }
        }
      }
    }
  }
}

/// The places of a screen where what is described in its content is drawn.
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
  let hosts: ScreenHosts
  let back: ActionTarget

  func modify(_ values: inout EnvironmentValues) {
    values.screenHosts = hosts
    if depth > 0 {
      values.dismiss = DismissAction(target: back)
      values.isPresented = true
    }
  }
}

struct ScreenElement<Content: View>: ElementView {
  let settings: ScreenSettings
  let depth: Int
  let column: String?
  let back: ActionTarget
  let content: Content

  init(
    settings: ScreenSettings,
    depth: Int,
    column: String?,
    back: ActionTarget,
    @ViewBuilder content: () -> Content
  ) {
    self.settings = settings
    self.depth = depth
    self.column = column
    self.back = back
    self.content = content()
  }

  var kind: ElementKind { .screen }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    settings.describe(&element, locale: environment.locale)
    if let column { element[.part] = .text(column) }
    if depth > 0, settings.isBackHidden != true {
      element.on(.dismiss) { _ in back.perform() }
    }
  }
}

/// A part in which is drawn what is described elsewhere.
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

extension EnvironmentValues {
  /// Where the screen around draws its bars; nil outside of screens.
  var screenHosts: ScreenHosts? {
    get { self[ScreenHostsKey.self] }
    set { self[ScreenHostsKey.self] = newValue }
  }
}
