extension View {
  /// Draws changes of this view with an animation when `value` changes.
  ///
  /// Renderers draw all changes of the view's own attributes with it.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    attribute(.animation, animation.map { .animation($0) })
  }

  /// Draws changes of this view with an animation.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  public func animation(_ animation: Animation?) -> some View {
    attribute(.animation, animation.map { .animation($0) })
  }

  /// Draws changes of what a closure makes of this view with an animation.
  public func animation<V: View>(
    _ animation: Animation?,
    @ViewBuilder body: (Self) -> V
  ) -> some View {
    body(self).attribute(.animation, animation.map { .animation($0) })
  }

  /// Sets how the view comes and goes.
  public func transition(_ t: AnyTransition) -> some View {
    attributes {
      $0[.transition] = .text(t.description)
      $0[.animation] = t.ownAnimation.map { .animation($0) }
    }
  }

  /// Accepted; renderers draw new words in place of the old ones.
  public func contentTransition(_ transition: ContentTransition) -> some View { self }

  /// Accepted; renderers draw each of the views where it is.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID,
    properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View { self }

  /// Changes how changes of this view are drawn.
  ///
  /// The closure is asked once, for a transaction without an animation; the animation it sets is
  /// that of the view's own attributes.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    var transaction = Transaction()
    transform(&transaction)
    let animation = transaction.disablesAnimations ? nil : transaction.animation
    return attribute(.animation, animation.map { .animation($0) })
  }

  /// Changes how changes of this view are drawn when `value` changes.
  public func transaction<V: Equatable>(
    value: V,
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    transaction(transform)
  }

  /// Accepted; renderers draw the system's images as they are.
  public func symbolEffect(
    _ effect: SymbolEffect,
    options: SymbolEffectOptions = .default,
    isActive: Bool = true
  ) -> some View { self }

  /// Accepted; renderers draw the system's images as they are.
  public func symbolEffect<V: Equatable>(
    _ effect: SymbolEffect,
    options: SymbolEffectOptions = .default,
    value: V
  ) -> some View { self }

  /// Accepted; renderers draw the system's images as they are.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}

/// How new content takes the place of old.
public struct ContentTransition: Hashable, Sendable {
  let name: String
  /// At once.
  public static let identity = ContentTransition(name: "identity")
  /// One fades into the other.
  public static let opacity = ContentTransition(name: "opacity")
  /// The letters change their form.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// Digits roll.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
  /// Digits roll up to a value.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
  /// Images of the system change their form.
  public static let symbolEffect = ContentTransition(name: "symbolEffect")
}

/// What views that take each other's place have in common.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  /// One bit for each property.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Where it is.
  public static let position = MatchedGeometryProperties(rawValue: 1 << 0)
  /// How large it is.
  public static let size = MatchedGeometryProperties(rawValue: 1 << 1)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// How one of the system's images moves.
public struct SymbolEffect: Hashable, Sendable {
  let name: String
  /// It jumps.
  public static let bounce = SymbolEffect(name: "bounce")
  /// It fades and comes back.
  public static let pulse = SymbolEffect(name: "pulse")
  /// Its layers change colour by turns.
  public static let variableColor = SymbolEffect(name: "variableColor")
  /// It grows or shrinks.
  public static let scale = SymbolEffect(name: "scale")
  /// It comes.
  public static let appear = SymbolEffect(name: "appear")
  /// It goes.
  public static let disappear = SymbolEffect(name: "disappear")
  /// Another takes its place.
  public static let replace = SymbolEffect(name: "replace")
  /// It swings.
  public static let wiggle = SymbolEffect(name: "wiggle")
  /// It turns.
  public static let rotate = SymbolEffect(name: "rotate")
  /// It grows and shrinks softly.
  public static let breathe = SymbolEffect(name: "breathe")

  /// Upwards.
  public var up: SymbolEffect { self }
  /// Downwards.
  public var down: SymbolEffect { self }
  /// Layer by layer.
  public var byLayer: SymbolEffect { self }
  /// As a whole.
  public var wholeSymbol: SymbolEffect { self }
  /// Again and again.
  public var iterative: SymbolEffect { self }
  /// Layers stay as they became.
  public var cumulative: SymbolEffect { self }
  /// There and back.
  public var reversing: SymbolEffect { self }
  /// Only there.
  public var nonReversing: SymbolEffect { self }
}

/// How often and how fast an image moves.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// As usual.
  public static let `default` = SymbolEffectOptions()
  /// Without an end.
  public static let repeating = SymbolEffectOptions()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions()
  /// Several times.
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Faster or slower.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Faster or slower.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}
