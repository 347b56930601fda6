/// Content that scrolls when it is larger than its frame.
public struct ScrollView<Content: View>: ElementView {
  /// The directions in which the content scrolls. If there are none, the content has the room of
  /// the scroll view.
  public var axes: Axis.Set
  /// Whether scroll bars are shown.
  public var showsIndicators: Bool
  /// The content.
  public var content: Content

  /// Makes a view with content that scrolls.
  ///
  /// - Parameters:
  ///   - axes: The directions in which the content scrolls.
  ///   - showsIndicators: Whether scroll bars are shown; `scrollIndicators` can also hide them.
  ///   - content: Makes the content, once, when this view is made.
  public init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  /// The kind of the element.
  public var kind: ElementKind { .scroll }

  /// Sets the attributes of the element.
  ///
  /// - Parameters:
  ///   - element: The description that receives the attributes.
  ///   - environment: The environment of the element.
  public func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    let traits = environment.scrollTraits
    element[.axis] = .text(axes.name ?? "none")
    if !showsIndicators || traits.hidesIndicators { element[.showsIndicators] = .flag(false) }
    if traits.isDisabled { element[.isDisabled] = .flag(true) }
    element[.style] = traits.targets.map { .text($0) }
    traits.anchors.describe(&element, along: axes)
    let start = traits.anchors.needMeasure(along: axes) ? environment.scrollStart : nil
    element.watchScrolling(environment.scrollWatchers + [start].compactMap { $0 })
    // The list around a scroll view in a row is what is reloaded.
    if axes.contains(.vertical), !environment.isInRows, let refresh = environment.refresh {
      element.answerRefresh(by: refresh, isRunning: environment.isRefreshing, in: environment)
    }
  }
}

/// The settings for the scroll views inside a view.
struct ScrollTraits: Equatable {
  var hidesIndicators = false
  var indicatorVisibility = ScrollIndicatorVisibility.automatic
  var isDisabled = false
  /// The targets at which the content comes to rest.
  var targets: String?
  /// The anchors of the content, by `defaultScrollAnchor`.
  var anchors = ScrollAnchors()
}

private enum ScrollTraitsKey: EnvironmentKey {
  static var defaultValue: ScrollTraits { ScrollTraits() }
}

extension EnvironmentValues {
  var scrollTraits: ScrollTraits {
    get { self[ScrollTraitsKey.self] }
    set { self[ScrollTraitsKey.self] = newValue }
  }

  /// Whether the user can scroll the scroll views inside.
  public var isScrollEnabled: Bool {
    get { !scrollTraits.isDisabled }
    set { scrollTraits.isDisabled = !newValue }
  }

  /// The visibility of horizontal scroll bars, which is that of the vertical ones too.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { scrollTraits.indicatorVisibility }
    set { scrollTraits.show(newValue) }
  }

  /// The visibility of vertical scroll bars, which is that of the horizontal ones too.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { scrollTraits.indicatorVisibility }
    set { scrollTraits.show(newValue) }
  }
}

extension ScrollTraits {
  mutating func show(_ visibility: ScrollIndicatorVisibility) {
    indicatorVisibility = visibility
    hidesIndicators = visibility == .hidden || visibility == .never
  }
}

/// The visibility of scroll bars.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  let name: String
  /// The platform decides.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// Shown.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// Hidden where the platform allows it.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// Never shown.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

extension View {
  /// Sets the visibility of the scroll bars of the scroll views in this view.
  ///
  /// - Parameters:
  ///   - visibility: The visibility; `.hidden` and `.never` hide the scroll bars.
  ///   - axes: No effect here: the visibility is that of both axes.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility,
    axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.scrollTraits) { $0.show(visibility) }
  }

  /// Disables the scroll views in this view.
  ///
  /// - Parameter disabled: Whether they are disabled, which browsers show by dimming them.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.scrollTraits) { $0.isDisabled = $0.isDisabled || disabled }
  }
}
