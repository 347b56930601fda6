import Foundation

/// The way in which one of the system's images moves. The image moves as a whole.
///
/// ``DiscreteSymbolEffect``, ``IndefiniteSymbolEffect``, ``TransitionSymbolEffect`` and
/// ``ContentTransitionSymbolEffect`` say where an effect can be used.
public protocol SymbolEffect: Hashable, Sendable {
  /// The name that renderers know the movement by.
  @_documentation(visibility: internal)
  var _name: String { get }
}

/// An effect that an image shows once whenever a value changes.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// An effect that lasts while it is active.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// An effect with which an image comes or goes.
public protocol TransitionSymbolEffect: SymbolEffect {}

/// An effect with which one image takes the place of another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

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
  public func symbolEffect<T: IndefiniteSymbolEffect>(
    _ effect: T,
    options: SymbolEffectOptions = .default,
    isActive: Bool = true
  ) -> some View {
    modifier(
      SymbolEffectModifier(name: isActive ? effect._name : nil, count: options.count, change: 0)
    )
  }

  /// Lets the system's images in the view move whenever a value changes.
  ///
  /// - Parameters:
  ///   - effect: How the images move.
  ///   - options: How often they move.
  ///   - value: The value at whose changes they move.
  public func symbolEffect<T: DiscreteSymbolEffect, V: Equatable>(
    _ effect: T,
    options: SymbolEffectOptions = .default,
    value: V
  ) -> some View {
    modifier(SymbolEffectTrigger(name: effect._name, count: options.count ?? 1, value: value))
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
  public var effect: any TransitionSymbolEffect

  /// Makes the transition.
  ///
  /// - Parameters:
  ///   - effect: How the image comes and goes; all do it alike.
  ///   - options: No effect here: an image comes and goes once.
  public init<T: TransitionSymbolEffect>(effect: T, options: SymbolEffectOptions = .default) {
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
  public static func symbolEffect<T: TransitionSymbolEffect>(
    _ effect: T,
    options: SymbolEffectOptions = .default
  ) -> AnyTransition { .symbolEffect }
}
