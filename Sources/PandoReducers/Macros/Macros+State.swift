import Observation

/// Makes a struct or an enum a state whose fields are observed one by one.
///
/// A view that read one field is evaluated again when that field changes, not when another does.
/// A struct has an identity, by which a child that was replaced is told from one that changed.
///
/// Properties that are `@Shared` or `@SharedReader` tell their readers themselves. A property that
/// shall not be observed is marked ``ObservationStateIgnored()``.
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

/// Marks a property that is observed. ``ObservableState()`` marks all that can be.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro ObservationStateTracked() =
  #externalMacro(module: "PandoReducerMacros", type: "ObservationStateTrackedMacro")

/// Marks a property of a state that is not observed.
@attached(accessor, names: named(willSet))
public macro ObservationStateIgnored() =
  #externalMacro(module: "PandoReducerMacros", type: "ObservationStateIgnoredMacro")

/// Marks an optional child state that is presented while it is there.
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
