// The effects differ in where they can be used and in what can be said of them. An image moves as a whole and in one
// direction, so most of what can be said changes nothing.

/// An effect that can move the layers of an image one after another.
@_documentation(visibility: internal)
public protocol _LayeredSymbolEffect: SymbolEffect {}

extension _LayeredSymbolEffect {
  /// The unchanged effect, because images move as a whole.
  public var byLayer: Self { self }
  /// The unchanged effect: images move as a whole.
  public var wholeSymbol: Self { self }
}

/// An image appears.
public struct AppearSymbolEffect:
  IndefiniteSymbolEffect, TransitionSymbolEffect, _LayeredSymbolEffect
{
  /// The name that renderers know the movement by.
  @_documentation(visibility: internal)
  public var _name: String { "appear" }

  /// The unchanged effect, because images move in one direction.
  public var up: Self { self }
  /// The unchanged effect, because images move in one direction.
  public var down: Self { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// An image appears.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// An image disappears.
public struct DisappearSymbolEffect:
  IndefiniteSymbolEffect, TransitionSymbolEffect, _LayeredSymbolEffect
{
  /// The name that renderers know the movement by.
  @_documentation(visibility: internal)
  public var _name: String { "disappear" }

  /// The unchanged effect, because images move in one direction.
  public var up: Self { self }
  /// The unchanged effect, because images move in one direction.
  public var down: Self { self }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// An image disappears.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// The effect that fits best.
public struct AutomaticSymbolEffect: TransitionSymbolEffect, ContentTransitionSymbolEffect {
  /// The name that renderers know the movement by.
  @_documentation(visibility: internal)
  public var _name: String { "pulse" }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The effect that fits best.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

/// An image jumps.
public struct BounceSymbolEffect:
  DiscreteSymbolEffect, IndefiniteSymbolEffect, _LayeredSymbolEffect
{
  /// The name that renderers know the movement by.
  @_documentation(visibility: internal)
  public var _name: String { "bounce" }

  /// The unchanged effect, because images move in one direction.
  public var up: Self { self }
  /// The unchanged effect, because images move in one direction.
  public var down: Self { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// An image jumps.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// An image grows and shrinks softly.
public struct BreatheSymbolEffect:
  DiscreteSymbolEffect, IndefiniteSymbolEffect, _LayeredSymbolEffect
{
  /// The name that renderers know the movement by.
  @_documentation(visibility: internal)
  public var _name: String { "breathe" }

  /// The unchanged effect, because images breathe in one way.
  public var plain: Self { self }
  /// The unchanged effect, because images breathe in one way.
  public var pulse: Self { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// An image grows and shrinks softly.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// An image is erased along its lines.
public struct DrawOffSymbolEffect:
  IndefiniteSymbolEffect, TransitionSymbolEffect, _LayeredSymbolEffect
{
  /// The name that renderers know the movement by.
  @_documentation(visibility: internal)
  public var _name: String { "disappear" }

  /// The unchanged effect, because images move as a whole.
  public var individually: Self { self }
  /// The unchanged effect, because images move in one direction.
  public var reversed: Self { self }
  /// The unchanged effect, because images move in one direction.
  public var nonReversed: Self { self }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// An image is erased along its lines.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}

/// An image is drawn along its lines.
public struct DrawOnSymbolEffect:
  IndefiniteSymbolEffect, TransitionSymbolEffect, _LayeredSymbolEffect
{
  /// The name that renderers know the movement by.
  @_documentation(visibility: internal)
  public var _name: String { "appear" }

  /// The unchanged effect, because images move as a whole.
  public var individually: Self { self }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// An image is drawn along its lines.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

/// An image fades and comes back.
public struct PulseSymbolEffect:
  DiscreteSymbolEffect, IndefiniteSymbolEffect, _LayeredSymbolEffect
{
  /// The name that renderers know the movement by.
  @_documentation(visibility: internal)
  public var _name: String { "pulse" }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// An image fades and comes back.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// Another image takes the place of one.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect, _LayeredSymbolEffect {
  /// The name that renderers know the movement by.
  @_documentation(visibility: internal)
  public var _name: String { "replace" }

  /// The unchanged effect, because images move in one direction.
  public var downUp: Self { self }
  /// The unchanged effect, because images move in one direction.
  public var upUp: Self { self }
  /// The unchanged effect, because images move in one direction.
  public var offUp: Self { self }
  /// The effect, which moves in one direction only.
  public static var downUp: Self { Self() }
  /// The effect, which moves in one direction only.
  public static var upUp: Self { Self() }
  /// The effect, which moves in one direction only.
  public static var offUp: Self { Self() }

  /// An effect that keeps what two images have in common.
  ///
  /// - Parameter fallback: No effect here: one image takes the place of another.
  public func magic(fallback: Self) -> MagicReplace { MagicReplace() }

  /// Another image takes the place of one.
  public struct MagicReplace: ContentTransitionSymbolEffect, _LayeredSymbolEffect {
    /// The name that renderers know the movement by.
    @_documentation(visibility: internal)
    public var _name: String { "replace" }
  }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// Another image takes the place of one.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// An image turns.
public struct RotateSymbolEffect:
  DiscreteSymbolEffect, IndefiniteSymbolEffect, _LayeredSymbolEffect
{
  /// The name that renderers know the movement by.
  @_documentation(visibility: internal)
  public var _name: String { "rotate" }

  /// The unchanged effect, because images move in one direction.
  public var clockwise: Self { self }
  /// The unchanged effect, because images move in one direction.
  public var counterClockwise: Self { self }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// An image turns.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// An image grows.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect, _LayeredSymbolEffect {
  var isSmaller = false

  /// The name that renderers know the movement by.
  @_documentation(visibility: internal)
  public var _name: String { isSmaller ? "shrink" : "scale" }

  /// An image grows.
  public var up: Self { Self() }
  /// An image shrinks.
  public var down: Self { Self(isSmaller: true) }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// An image grows.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// An image fades and comes back: its layers are drawn as one.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The name that renderers know the movement by.
  @_documentation(visibility: internal)
  public var _name: String { "pulse" }

  /// The unchanged effect, because images move as a whole.
  public var cumulative: Self { self }
  /// The unchanged effect, because images move as a whole.
  public var iterative: Self { self }
  /// The unchanged effect, because images move as a whole.
  public var dimInactiveLayers: Self { self }
  /// The unchanged effect, because images move as a whole.
  public var hideInactiveLayers: Self { self }
  /// The unchanged effect, because images move in one direction.
  public var reversing: Self { self }
  /// The unchanged effect, because images move in one direction.
  public var nonReversing: Self { self }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// An image fades and comes back: its layers are drawn as one.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// An image swings.
public struct WiggleSymbolEffect:
  DiscreteSymbolEffect, IndefiniteSymbolEffect, _LayeredSymbolEffect
{
  /// The name that renderers know the movement by.
  @_documentation(visibility: internal)
  public var _name: String { "wiggle" }

  /// The unchanged effect, because images move in one direction.
  public var up: Self { self }
  /// The unchanged effect, because images move in one direction.
  public var down: Self { self }
  /// The unchanged effect, because images move in one direction.
  public var left: Self { self }
  /// The unchanged effect, because images move in one direction.
  public var right: Self { self }
  /// The unchanged effect, because images move in one direction.
  public var forward: Self { self }
  /// The unchanged effect, because images move in one direction.
  public var backward: Self { self }
  /// The unchanged effect, because images move in one direction.
  public var clockwise: Self { self }
  /// The unchanged effect, because images move in one direction.
  public var counterClockwise: Self { self }
  /// The unchanged effect, because images move in one direction.
  ///
  /// - Parameter angle: No effect here.
  public func custom(angle: Angle) -> Self { self }
  /// The unchanged effect, because images move in one direction.
  ///
  /// - Parameter angle: No effect here.
  public func custom(angle: Double) -> Self { self }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// An image swings.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
