import Foundation

/// The way in which one of the system's images moves. The image moves as a whole.
public struct SymbolEffect: Hashable, Sendable {
  let name: String
  /// The symbol jumps.
  public static let bounce = SymbolEffect(name: "bounce")
  /// The symbol fades and comes back.
  public static let pulse = SymbolEffect(name: "pulse")
  /// The symbol fades and comes back: its layers are drawn as one.
  public static let variableColor = SymbolEffect(name: "pulse")
  /// The symbol grows.
  public static let scale = SymbolEffect(name: "scale")
  /// The symbol appears.
  public static let appear = SymbolEffect(name: "appear")
  /// The symbol disappears.
  public static let disappear = SymbolEffect(name: "disappear")
  /// Another symbol takes its place.
  public static let replace = SymbolEffect(name: "replace")
  /// The symbol swings.
  public static let wiggle = SymbolEffect(name: "wiggle")
  /// The symbol turns.
  public static let rotate = SymbolEffect(name: "rotate")
  /// The symbol grows and shrinks softly.
  public static let breathe = SymbolEffect(name: "breathe")
  /// The symbol is drawn along its lines.
  public static let drawOn = SymbolEffect(name: "appear")
  /// The symbol is erased along its lines.
  public static let drawOff = SymbolEffect(name: "disappear")
  /// The symbol fades and comes back: its layers are drawn as one.
  public static let automatic = SymbolEffect(name: "pulse")

  /// The effect as it is: images move as a whole, in one direction.
  public var up: SymbolEffect { name == "scale" ? .scale : self }
  /// The effect; an image shrinks instead of growing.
  public var down: SymbolEffect { name == "scale" ? SymbolEffect(name: "shrink") : self }
  /// The effect as it is: images move in one direction.
  public var left: SymbolEffect { self }
  /// The effect as it is: images move in one direction.
  public var right: SymbolEffect { self }
  /// The effect as it is: images move in one direction.
  public var clockwise: SymbolEffect { self }
  /// The effect as it is: images move in one direction.
  public var counterClockwise: SymbolEffect { self }
  /// The effect as it is: images move in one direction.
  public var upUp: SymbolEffect { self }
  /// The effect as it is: images move in one direction.
  public var downUp: SymbolEffect { self }
  /// The effect as it is: images move in one direction.
  public var offUp: SymbolEffect { self }
  /// The effect as it is: images move as a whole.
  public var byLayer: SymbolEffect { self }
  /// The effect as it is: images move as a whole.
  public var individually: SymbolEffect { self }
  /// The effect as it is.
  public var wholeSymbol: SymbolEffect { self }
  /// The effect as it is: images move as a whole.
  public var iterative: SymbolEffect { self }
  /// The effect as it is: images move as a whole.
  public var cumulative: SymbolEffect { self }
  /// The effect as it is.
  public var reversing: SymbolEffect { self }
  /// The effect as it is.
  public var nonReversing: SymbolEffect { self }
  /// The effect as it is: images move as a whole.
  public var hideInactiveLayers: SymbolEffect { self }
  /// The effect as it is: images move as a whole.
  public var dimInactiveLayers: SymbolEffect { self }
  /// The effect as it is: images move as a whole.
  public var plain: SymbolEffect { self }
  /// The effect as it is: one image takes the place of another.
  ///
  /// - Parameter fallback: No effect here.
  public func magic(fallback: SymbolEffect) -> SymbolEffect { self }
}

/// The number of movements of an image, and their speed.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// The number of movements. If it is nil, a lasting effect repeats without end, and an effect of
  /// a change plays once.
  var count: Int?

  /// The way in which an effect is repeated.
  public struct RepeatBehavior: Hashable, Sendable {
    var count: Int?
    /// Without end.
    public static let continuous = RepeatBehavior()
    /// Without end.
    public static let periodic = RepeatBehavior()
    /// Several times.
    ///
    /// - Parameters:
    ///   - count: How many times the image moves; nil without end.
    ///   - delay: No effect here: there is no pause between two times.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count)
    }
  }

  /// The default options.
  public static let `default` = SymbolEffectOptions()
  /// The effect repeats without an end.
  public static let repeating = SymbolEffectOptions()
  /// The effect plays once.
  public static let nonRepeating = SymbolEffectOptions(count: 1)
  /// Several times.
  ///
  /// - Parameter count: How many times the image moves; nil without end.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions(count: count)
  }
  /// Repeats.
  ///
  /// - Parameter behavior: How often the image moves.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions(count: behavior.count)
  }
  /// Faster or slower.
  ///
  /// - Parameter speed: No effect here: images move at one speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Faster or slower.
  ///
  /// - Parameter speed: No effect here: images move at one speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
  /// Several times.
  ///
  /// - Parameter count: How many times the image moves; nil without end.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions(count: count) }
  /// Repeats.
  ///
  /// - Parameter behavior: How often the image moves.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions(count: behavior.count)
  }
  /// The effect repeats without an end.
  public var repeating: SymbolEffectOptions { SymbolEffectOptions() }
  /// The effect plays once.
  public var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(count: 1) }
}

extension View {
  /// Lets the system's images in the view move.
  ///
  /// - Parameters:
  ///   - effect: How the images move.
  ///   - options: How often they move.
  ///   - isActive: Whether they move now.
  public func symbolEffect(
    _ effect: SymbolEffect,
    options: SymbolEffectOptions = .default,
    isActive: Bool = true
  ) -> some View {
    modifier(
      SymbolEffectModifier(name: isActive ? effect.name : nil, count: options.count, change: 0)
    )
  }

  /// Lets the system's images in the view move whenever a value changes.
  ///
  /// - Parameters:
  ///   - effect: How the images move.
  ///   - options: How often they move.
  ///   - value: The value at whose changes they move.
  public func symbolEffect<V: Equatable>(
    _ effect: SymbolEffect,
    options: SymbolEffectOptions = .default,
    value: V
  ) -> some View {
    modifier(SymbolEffectTrigger(name: effect.name, count: options.count ?? 1, value: value))
  }
}

/// Counts the changes of a value, so that each lets images move anew.
struct SymbolEffectTrigger<V: Equatable>: ViewModifier {
  let name: String
  let count: Int
  let value: V

  @State private var changes = 0

  func body(content: Content) -> some View {
    content
      .modifier(
        SymbolEffectModifier(name: changes > 0 ? name : nil, count: count, change: changes)
      )
      .onChange(of: value) { changes += 1 }
  }
}

/// Writes an effect into an attribute of the image: `pulse`, or `bounce 2`. Every second change
/// adds `odd`, so that the attribute changes and the browser plays the effect again.
struct SymbolEffectModifier: DecorationModifier {
  typealias Body = Never

  let name: String?
  let count: Int?
  let change: Int

  func decorate(_ decoration: inout Decoration, in environment: EnvironmentValues) {
    guard let name else { return }
    let times = count.map { " \(min(max($0, 1), 100))" } ?? ""
    decoration[.symbolEffect] = .text(name + times + (change % 2 == 1 ? " odd" : ""))
  }
}

/// A transition of one of the system's images: it fades and grows.
public struct SymbolEffectTransition: Transition {
  /// How the image comes and goes.
  public var effect: SymbolEffect

  /// Makes the transition.
  ///
  /// - Parameters:
  ///   - effect: How the image comes and goes; all do it alike.
  ///   - options: No effect here: an image comes and goes once.
  public init(effect: SymbolEffect, options: SymbolEffectOptions = .default) {
    self.effect = effect
  }

  /// The view in a phase.
  ///
  /// - Parameters:
  ///   - content: The view that comes and goes.
  ///   - phase: The phase of the transition.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0).scaleEffect(phase.isIdentity ? 1 : 0.5)
  }
}

extension AnyTransition {
  /// An image fades and grows.
  public static var symbolEffect: AnyTransition { .opacity.combined(with: .scale(scale: 0.5)) }

  /// An image fades and grows.
  ///
  /// - Parameters:
  ///   - effect: How the image comes and goes; all do it alike.
  ///   - options: No effect here: an image comes and goes once.
  public static func symbolEffect(
    _ effect: SymbolEffect,
    options: SymbolEffectOptions = .default
  ) -> AnyTransition { .symbolEffect }
}
