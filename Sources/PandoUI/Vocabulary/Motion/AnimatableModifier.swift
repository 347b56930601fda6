/// An older name for a modifier that is ``Animatable``.
public protocol AnimatableModifier: Animatable, ViewModifier {}
