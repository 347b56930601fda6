/// The style of a full-screen cover.
let coverStyle = "fullScreenCover"

/// A presentation above the interface: an element that can be closed, with content that is evaluated
/// separately.
struct PresentedView<Content: View>: View {
  let kind: ElementKind
  var style: String?
  var placement: String?
  var source: Namespace.ID?
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
        source: source,
        settings: settings,
        close: close
      ) {
        Deferred(content: content)
          .modifier(PresentedEnvironment(hosts: hosts, close: close))
          .onPreferenceChange(PresentationSettings.Key.self) { settings = $0 }
        PresentedToolbar(host: hosts.toolbar)
        HostPart(name: "search", host: hosts.search)
      }
      .modifier(PresentedLayer(covers: style == coverStyle && !settings.isTranslucent))
    }
  }
}

/// The toolbar for the items of a sheet without a navigation stack.
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
    values.refresh = nil
    values.hasRefreshBar = false
    values.dismiss = DismissAction(target: close)
    values.isPresented = true
    values.isSearching = false
  }
}

struct PresentedElement<Content: View>: ElementView {
  let kind: ElementKind
  let style: String?
  let placement: String?
  let source: Namespace.ID?
  let settings: PresentationSettings
  let close: ActionTarget
  let content: Content

  init(
    kind: ElementKind,
    style: String?,
    placement: String?,
    source: Namespace.ID?,
    settings: PresentationSettings,
    close: ActionTarget,
    @ViewBuilder content: () -> Content
  ) {
    self.kind = kind
    self.style = style
    self.placement = placement
    self.source = source
    self.settings = settings
    self.close = close
    self.content = content()
  }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    settings.describe(&element)
    element.takeTint(from: environment)
    element.takeLayoutDirection(from: environment)
    if let style { element[.style] = .text(style) }
    if let placement { element[.placement] = .text(placement) }
    element[.popoverSource] = source?.attribute
    guard settings.isDismissDisabled != true else { return }
    element.on(.dismiss) { _ in close.perform() }
  }
}

/// Shows a presentation while there is an identity; another identity shows a new view.
struct PresentationModifier<Presented: View>: PresentingModifier {
  let kind: ElementKind
  var style: String?
  var placement: String?
  /// The view that a popover belongs to.
  var source: Namespace.ID?
  /// Reads the binding; called only in the body of the modifier, which therefore depends on it.
  let identity: () -> AnyHashable?
  let dismiss: () -> Void
  let onDismiss: (() -> Void)?
  let presented: () -> Presented

  @State private var turn = PresentationTurn()
  @State private var replacements = 0

  func body(content: Content) -> some View {
    let _ = replacements
    let id = turn.shown(of: identity())
    content
      .modifier(
        OnChangeModifier(
          value: turn.endings,
          initial: false,
          action: { _, _ in
            onDismiss?()
            turn.isEnding = false
            if identity() != nil { replacements += 1 }
          },
          isLast: true
        )
      )
    if let id {
      Portal {
        PresentedView(
          kind: kind,
          style: style,
          placement: placement,
          source: source,
          dismiss: dismiss,
          content: presented
        )
        .id(id)
      }
    } else if style == coverStyle, turn.isReplaced {
      // What is covered stays out of sight between two covers.
      Portal { EmptyView().modifier(PresentedLayer(covers: true)) }
    }
  }
}

/// What a presentation shows. It ends and is dismissed before another one takes its place.
@MainActor
final class PresentationTurn {
  private var current: AnyHashable?
  /// The number of presentations that have ended.
  private(set) var endings = 0
  /// Whether a presentation has ended and its `onDismiss` was not called yet.
  var isEnding = false
  /// Whether another presentation follows the one that has ended.
  private(set) var isReplaced = false

  nonisolated init() {}

  /// What to show now that an identity is wanted; nil while another one ends.
  func shown(of wanted: AnyHashable?) -> AnyHashable? {
    isReplaced = false
    if current == nil || wanted == current {
      if !isEnding { current = wanted }
      return current
    }
    endings += 1
    isEnding = true
    isReplaced = wanted != nil
    current = nil
    return nil
  }
}
