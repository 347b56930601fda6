/// A modifier whose numbers could be drawn on the way from one value to another: an older name for
/// both protocols. As with ``Animatable``, the last value is drawn.
public protocol AnimatableModifier: Animatable, ViewModifier {}
