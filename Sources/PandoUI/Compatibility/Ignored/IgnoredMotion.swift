extension View {
  /// No effect here: nothing is felt.
  ///
  /// - Parameters:
  ///   - feedback: What is felt when the trigger changes.
  ///   - trigger: The value whose changes are felt.
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    self
  }

  /// No effect here: nothing is felt.
  ///
  /// - Parameters:
  ///   - feedback: What is felt when the trigger changes.
  ///   - trigger: The value whose changes are felt.
  ///   - condition: Takes the old and the new value, and says whether the change is felt. It is
  ///     never called.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback,
    trigger: T,
    condition: @escaping (T, T) -> Bool
  ) -> some View { self }

  /// No effect here: nothing is felt.
  ///
  /// - Parameters:
  ///   - trigger: The value whose changes are felt.
  ///   - feedback: Takes the old and the new value, and says what is felt. It is never called.
  public func sensoryFeedback<T: Equatable>(
    trigger: T,
    _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View { self }

  /// No effect here: nothing is felt.
  ///
  /// - Parameters:
  ///   - trigger: The value whose changes are felt.
  ///   - feedback: Says what is felt when the trigger changes. It is never called.
  public func sensoryFeedback<T: Equatable>(
    trigger: T,
    _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View { self }

  /// No effect here: renderers draw new words in place of the old ones.
  ///
  /// - Parameter transition: How new content takes the place of old.
  public func contentTransition(_ transition: ContentTransition) -> some View { self }

  /// No effect here: renderers draw each of the views where it is.
  ///
  /// - Parameters:
  ///   - id: The identity that the views share.
  ///   - namespace: The namespace of the identity.
  ///   - properties: What the views have in common: position, size or both.
  ///   - anchor: The point of the views that stands at the same place, as a fraction of their size.
  ///   - isSource: Whether the other views follow this one.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID,
    properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View { self }

  /// No effect here: renderers draw the system's images as they are.
  ///
  /// - Parameters:
  ///   - effect: How symbols move.
  ///   - options: How often and how fast symbols move.
  ///   - isActive: Whether symbols move now.
  public func symbolEffect(
    _ effect: SymbolEffect,
    options: SymbolEffectOptions = .default,
    isActive: Bool = true
  ) -> some View { self }

  /// No effect here: renderers draw the system's images as they are.
  ///
  /// - Parameters:
  ///   - effect: How symbols move.
  ///   - options: How often and how fast symbols move.
  ///   - value: The value at whose changes symbols move.
  public func symbolEffect<V: Equatable>(
    _ effect: SymbolEffect,
    options: SymbolEffectOptions = .default,
    value: V
  ) -> some View { self }

  /// No effect here: renderers draw the system's images as they are.
  ///
  /// - Parameter isEnabled: Whether effects from further out are left out.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}

/// What a device could let somebody feel. No effect here: nothing is felt.
public struct SensoryFeedback: Hashable, Sendable {
  let name: String

  /// Something succeeded.
  public static let success = SensoryFeedback(name: "success")
  /// Something needs attention.
  public static let warning = SensoryFeedback(name: "warning")
  /// Something failed.
  public static let error = SensoryFeedback(name: "error")
  /// The selection changed.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value grew.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value became smaller.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// An activity began.
  public static let start = SensoryFeedback(name: "start")
  /// An activity ended.
  public static let stop = SensoryFeedback(name: "stop")
  /// A dragged view is aligned with another one.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// The next step was reached.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// Two objects collided.
  public static let impact = SensoryFeedback(name: "impact")

  /// How heavy things are that collide.
  public enum Weight: Hashable, Sendable { case light, medium, heavy }
  /// How soft things are that collide.
  public enum Flexibility: Hashable, Sendable { case rigid, solid, soft }

  /// Things of a weight collided.
  ///
  /// - Parameters:
  ///   - weight: How heavy the things are.
  ///   - intensity: How strong the impact is, from 0 to 1.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }

  /// Things of a softness collided.
  ///
  /// - Parameters:
  ///   - flexibility: How soft the things are.
  ///   - intensity: How strong the impact is, from 0 to 1.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }
}

/// How new content takes the place of old. No effect here: renderers draw new words in place of the
/// old ones.
public struct ContentTransition: Hashable, Sendable {
  let name: String
  /// The content changes without a transition.
  public static let identity = ContentTransition(name: "identity")
  /// Old content fades into new.
  public static let opacity = ContentTransition(name: "opacity")
  /// The letters change their form.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// Digits roll.
  ///
  /// - Parameter countsDown: Whether digits roll as for a number that becomes smaller.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
  /// Digits roll up to a value.
  ///
  /// - Parameter value: The number, by whose change the direction is found.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
  /// The image changes by a symbol effect.
  public static let symbolEffect = ContentTransition(name: "symbolEffect")
}

/// What views that take each other's place have in common. No effect here: renderers draw each of
/// the views where it is.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  /// One bit for each property.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  ///
  /// - Parameter rawValue: The bits that are set.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The position.
  public static let position = MatchedGeometryProperties(rawValue: 1 << 0)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 1 << 1)
  /// Position and size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// How one of the system's images moves. No effect here: renderers draw the system's images as they
/// are.
public struct SymbolEffect: Hashable, Sendable {
  let name: String
  /// The symbol jumps.
  public static let bounce = SymbolEffect(name: "bounce")
  /// The symbol fades and comes back.
  public static let pulse = SymbolEffect(name: "pulse")
  /// The layers change colour one after another.
  public static let variableColor = SymbolEffect(name: "variableColor")
  /// The symbol grows or shrinks.
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

  /// The effect moves upwards.
  public var up: SymbolEffect { self }
  /// The effect moves downwards.
  public var down: SymbolEffect { self }
  /// The layers move one after another.
  public var byLayer: SymbolEffect { self }
  /// The symbol moves as a whole.
  public var wholeSymbol: SymbolEffect { self }
  /// Each layer changes in turn.
  public var iterative: SymbolEffect { self }
  /// Each layer keeps its change until the end of a cycle.
  public var cumulative: SymbolEffect { self }
  /// The effect plays forwards and backwards.
  public var reversing: SymbolEffect { self }
  /// The effect plays forwards only.
  public var nonReversing: SymbolEffect { self }
}

/// How often and how fast an image moves. No effect here: renderers draw the system's images as
/// they are.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// The default options.
  public static let `default` = SymbolEffectOptions()
  /// The effect repeats without an end.
  public static let repeating = SymbolEffectOptions()
  /// The effect plays once.
  public static let nonRepeating = SymbolEffectOptions()
  /// Several times.
  ///
  /// - Parameter count: How many times the image moves.
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Faster or slower.
  ///
  /// - Parameter speed: The speed, as a multiple of the usual one.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Faster or slower.
  ///
  /// - Parameter speed: The speed, as a multiple of the usual one.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}
