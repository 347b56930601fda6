import Observation

/// Makes a struct or an enum a state whose fields are observed one by one.
///
/// A view that reads a field is evaluated again when that field changes, and not when another one does. A
/// struct has an identity, which tells a replaced child from a changed one.
///
/// Properties with `@Shared` or `@SharedReader` notify their readers themselves.
/// ``ObservationStateIgnored()`` marks a property that is not to be observed.
@attached(extension, conformances: Observable, ObservableState)
@attached(
  member,
  names: named(_$id),
  named(_$observationRegistrar),
  named(_$willModify),
  named(_$storage),
  named(shouldNotifyObservers)
)
@attached(memberAttribute)
public macro ObservableState() =
  #externalMacro(module: "PandoReducerMacros", type: "ObservableStateMacro")

/// Marks an observed property. ``ObservableState()`` marks every property that can be observed.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro ObservationStateTracked() =
  #externalMacro(module: "PandoReducerMacros", type: "ObservationStateTrackedMacro")

/// Marks a property of a state that is not observed.
@attached(accessor, names: named(willSet))
public macro ObservationStateIgnored() =
  #externalMacro(module: "PandoReducerMacros", type: "ObservationStateIgnoredMacro")

/// Marks an optional child state, which is presented while it is not nil.
///
/// ```swift
/// @ObservableState
/// struct State {
///   @Presents var editor: Editor.State?
/// }
/// ```
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(`$`), prefixed(_))
public macro Presents() = #externalMacro(module: "PandoReducerMacros", type: "PresentsMacro")
