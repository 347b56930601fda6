/// Writes the animatable data of a type from its properties.
@available(
  *,
  unavailable,
  message: "Conform to Animatable, and write animatableData with the properties that are animated."
)
@attached(peer)
public macro Animatable() = #externalMacro(module: "PandoMacros", type: "PreviewableMacro")

/// Leaves a property out of the animatable data of its type.
@available(
  *,
  unavailable,
  message: "Conform to Animatable, and leave the property out of animatableData."
)
@attached(peer)
public macro AnimatableIgnored() =
  #externalMacro(module: "PandoMacros", type: "PreviewableMacro")
