/// Content that can be larger than its room.
public struct ScrollView<Content: View>: ElementView {
  /// The directions in which it scrolls.
  public var axes: Axis.Set
  /// Whether indicators are shown while it is scrolled.
  public var showsIndicators: Bool
  /// What is in it.
  public var content: Content

  /// Lets content scroll.
  public init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  /// What it is to a renderer.
  public var kind: ElementKind { .scroll }

  /// Says what it is like.
  public func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    let traits = environment.scrollTraits
    element[.axis] = .text(axes.name ?? "vertical")
    if !showsIndicators || traits.hidesIndicators { element[.showsIndicators] = .flag(false) }
    if traits.isDisabled { element[.isDisabled] = .flag(true) }
  }
}

/// What the views around a view that scrolls say to it.
struct ScrollTraits: Equatable {
  var hidesIndicators = false
  var indicatorVisibility = ScrollIndicatorVisibility.automatic
  var isDisabled = false
}

private enum ScrollTraitsKey: EnvironmentKey {
  static var defaultValue: ScrollTraits { ScrollTraits() }
}

extension EnvironmentValues {
  var scrollTraits: ScrollTraits {
    get { self[ScrollTraitsKey.self] }
    set { self[ScrollTraitsKey.self] = newValue }
  }

  /// Whether views that scroll take what the user does.
  public var isScrollEnabled: Bool {
    get { !scrollTraits.isDisabled }
    set { scrollTraits.isDisabled = !newValue }
  }

  /// Whether indicators are shown while content is scrolled sideways.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { scrollTraits.indicatorVisibility }
    set { scrollTraits.show(newValue) }
  }

  /// Whether indicators are shown while content is scrolled up and down.
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

/// Whether indicators are shown while content is scrolled.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  let name: String
  /// As the platform does.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// Shown.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// Hidden where the platform allows it.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// Never shown.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

extension View {
  /// Sets whether indicators are shown while views inside are scrolled.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility,
    axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.scrollTraits) { $0.show(visibility) }
  }

  /// Stops views inside from scrolling.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.scrollTraits) { $0.isDisabled = $0.isDisabled || disabled }
  }
}
