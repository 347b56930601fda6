/// An older name for a modifier that is ``Animatable``. The last value is drawn.
public protocol AnimatableModifier: Animatable, ViewModifier {}
