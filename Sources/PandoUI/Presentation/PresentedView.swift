/// The style of a sheet that covers everything.
let coverStyle = "fullScreenCover"

/// What is shown above the interface: its content, evaluated by itself, in an element that can be
/// closed.
struct PresentedView<Content: View>: View {
  let kind: ElementKind
  var style: String?
  var placement: String?
  let dismiss: () -> Void
  let content: () -> Content

  @State private var settings = PresentationSettings()
  @State private var hosts = ScreenHosts()
  @State private var close = ActionTarget()

  var body: some View {
    close.perform = dismiss
    return PreferenceBoundary {
      PresentedElement(
        kind: kind,
        style: style,
        placement: placement,
        settings: settings,
        close: close
      ) {
        Deferred(content: content)
          .modifier(PresentedEnvironment(hosts: hosts, close: close))
          .onPreferenceChange(PresentationSettings.Key.self) { settings = $0 }
        PresentedToolbar(host: hosts.toolbar)
        HostPart(name: "search", host: hosts.search)
      }
      .modifier(PresentedLayer(covers: style == coverStyle && !settings.isSeenThrough))
    }
  }
}

/// Where items are drawn that a sheet without a stack has.
struct PresentedToolbar: View {
  let host: PortalHost
  var body: some View { ToolbarElement(host: host) {} }
}

struct PresentedEnvironment: EnvironmentModifier {
  typealias Body = Never

  let hosts: ScreenHosts
  let close: ActionTarget

  func modify(_ values: inout EnvironmentValues) {
    values.navigation = nil
    values.routeBack = nil
    values.screenHosts = hosts
    values.dismiss = DismissAction(target: close)
    values.isPresented = true
    values.isSearching = false
  }
}

struct PresentedElement<Content: View>: ElementView {
  let kind: ElementKind
  let style: String?
  let placement: String?
  let settings: PresentationSettings
  let close: ActionTarget
  let content: Content

  init(
    kind: ElementKind,
    style: String?,
    placement: String?,
    settings: PresentationSettings,
    close: ActionTarget,
    @ViewBuilder content: () -> Content
  ) {
    self.kind = kind
    self.style = style
    self.placement = placement
    self.settings = settings
    self.close = close
    self.content = content()
  }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    settings.describe(&element)
    element.takeTint(from: environment)
    element[.style] = style.map { .text($0) }
    if let placement { element[.placement] = .text(placement) }
    guard settings.isDismissDisabled != true else { return }
    element.on(.dismiss) { _ in close.perform() }
  }
}

/// Shows a view above the interface while there is an identity; another one shows a fresh view.
struct PresentationModifier<Presented: View>: PresentingModifier {
  let kind: ElementKind
  var style: String?
  var placement: String?
  /// Reads the binding. It is read in the body of the modifier only.
  let identity: () -> AnyHashable?
  let dismiss: () -> Void
  let onDismiss: (() -> Void)?
  let presented: () -> Presented

  func body(content: Content) -> some View {
    let id = identity()
    content
      .onChange(of: id) { old, _ in
        if old != nil { onDismiss?() }
      }
    if let id {
      Portal {
        PresentedView(
          kind: kind,
          style: style,
          placement: placement,
          dismiss: dismiss,
          content: presented
        )
        .id(id)
      }
    }
  }
}
