// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

/// Makes a class a model of SwiftData.
@available(
  *,
  unavailable,
  message: "There is no SwiftData. Keep the objects in an observable model, or with @Shared."
)
@attached(peer)
public macro Model() =
  #externalMacro(module: "PandoMacros", type: "PreviewableMacro")

/// Makes an actor one that has a context of SwiftData.
@available(
  *,
  unavailable,
  message: "There is no SwiftData. Keep the objects in an observable model, or with @Shared."
)
@attached(peer)
public macro ModelActor() =
  #externalMacro(module: "PandoMacros", type: "PreviewableMacro")

/// Leaves a property out of a model.
@available(
  *,
  unavailable,
  message: "There is no SwiftData. Keep the objects in an observable model, or with @Shared."
)
@attached(peer)
public macro Transient() =
  #externalMacro(module: "PandoMacros", type: "PreviewableMacro")

/// Says how a property of a model is kept.
@available(
  *,
  unavailable,
  message: "There is no SwiftData. Keep the objects in an observable model, or with @Shared."
)
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option...,
  originalName: String? = nil,
  hashModifier: String? = nil
) =
  #externalMacro(module: "PandoMacros", type: "PreviewableMacro")

/// Says how a model refers to others.
@available(
  *,
  unavailable,
  message: "There is no SwiftData. Keep the objects in an observable model, or with @Shared."
)
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option...,
  deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0,
  maximumModelCount: Int? = 0,
  originalName: String? = nil,
  inverse: AnyKeyPath? = nil,
  hashModifier: String? = nil
) =
  #externalMacro(module: "PandoMacros", type: "PreviewableMacro")
