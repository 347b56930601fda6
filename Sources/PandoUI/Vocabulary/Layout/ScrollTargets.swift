/// The rule for where scrolled content comes to rest. Browsers implement two rules: whole pages and
/// whole views.
///
/// A behaviour that an application defines is called when the content has come to rest, because browsers do not report
/// the target before. The content then moves on from there.
@MainActor @preconcurrency
public protocol ScrollTargetBehavior {
  /// The context in which the content comes to rest.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes where the content comes to rest.
  ///
  /// - Parameters:
  ///   - target: The visible rectangle; set what is to be.
  ///   - context: What else is known.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

  /// The name of the behaviour; nil if browsers do not implement it.
  @_documentation(visibility: internal)
  var _name: String? { get }
}

extension ScrollTargetBehavior {
  /// Browsers do not implement the behaviour, so it is called.
  @_documentation(visibility: internal)
  public var _name: String? { nil }
}

/// Scrolled content comes to rest at whole pages: at the views of a layout, one after another.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Makes the behaviour.
  public init() {}

  /// The name of the behaviour.
  @_documentation(visibility: internal)
  public var _name: String? { "paging" }

  /// Changes nothing: the browser implements the behaviour.
  ///
  /// - Parameters:
  ///   - target: The visible rectangle.
  ///   - context: What else is known.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// Scrolled content comes to rest at whole views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// The limit of how many views one movement passes.
  public struct LimitBehavior: Hashable, Sendable {
    let name: String
    /// The platform's limit.
    public static let automatic = Self(name: "automatic")
    /// One view at a time.
    public static let always = Self(name: "always")
    /// One view at a time.
    public static let alwaysByOne = Self(name: "always")
    /// A few views at a time; here as many as the movement reaches.
    public static let alwaysByFew = Self(name: "automatic")
    /// As many as the movement reaches.
    public static let never = Self(name: "never")
  }

  private let limit: LimitBehavior

  /// Makes the behaviour.
  ///
  /// - Parameter limitBehavior: The limit of how many views one movement passes.
  public init(limitBehavior: LimitBehavior = .automatic) {
    limit = limitBehavior
  }

  /// The name of the behaviour.
  @_documentation(visibility: internal)
  public var _name: String? { limit == .always ? "paging" : "viewAligned" }

  /// Changes nothing: the browser knows the behaviour.
  ///
  /// - Parameters:
  ///   - target: The visible rectangle.
  ///   - context: What else is known.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Whole pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Whole views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// Whole views.
  ///
  /// - Parameter limitBehavior: The limit of how many views one movement passes.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

extension View {
  /// Sets where the content of scroll views inside comes to rest.
  ///
  /// - Parameter behavior: Where it comes to rest: at whole pages, or at the views of a
  ///   ``scrollTargetLayout(isEnabled:)``, or where a behaviour of an application wants it.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    let name = behavior._name
    return modifier(ScrollTargetModifier(behavior: behavior))
      .transformEnvironment(\.scrollTraits) { $0.targets = name }
  }

  /// Lets scrolled content come to rest at the views of this layout.
  ///
  /// - Parameter isEnabled: Whether the content comes to rest there.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    attribute(.scrollTarget, isEnabled ? .text("children") : nil)
  }

  /// Lets scrolled content come to rest at this view.
  ///
  /// - Parameter isEnabled: Whether the content comes to rest there.
  public func scrollTarget(isEnabled: Bool = true) -> some View {
    attribute(.scrollTarget, isEnabled ? .text("self") : nil)
  }
}
