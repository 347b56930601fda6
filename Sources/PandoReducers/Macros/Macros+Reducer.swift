/// Makes a struct a reducer, or an enum a choice between features.
///
/// A struct gets the conformance to ``Reducer`` and case paths for its `Action`. It also gets the missing
/// declarations: an empty `State`, an `Action` without cases, a `body` that does nothing.
///
/// ```swift
/// @Reducer
/// struct Counter {
///   @ObservableState
///   struct State: Equatable { var count = 0 }
///   enum Action { case incremented }
///   var body: some ReducerOf<Self> {
///     Reduce { state, action in
///       switch action {
///       case .incremented:
///         state.count += 1
///         return .none
///       }
///     }
///   }
/// }
/// ```
///
/// An enum with a feature in each case gets a `State` and an `Action` with the same cases. It also gets a
/// `body` that runs the feature of the current case, and `scope(_:)` to show it. Conformances of `State` and
/// `Action` are written as extensions:
///
/// ```swift
/// @Reducer
/// enum Path {
///   case detail(Detail)
///   case alert(AlertState<Alert>)
///   enum Alert { case confirmed }
/// }
/// extension Path.State: Equatable {}
/// ```
@attached(
  member,
  names: named(State),
  named(Action),
  named(init),
  named(body),
  named(CaseScope),
  named(scope)
)
@attached(memberAttribute)
@attached(extension, conformances: Reducer, CaseReducer)
public macro Reducer() = #externalMacro(module: "PandoReducerMacros", type: "ReducerMacro")

/// Makes an enum a choice between features, with conformances of its state and actions.
///
/// - Parameters:
///   - state: The conformances of the state, such as `.equatable`.
///   - action: The conformances of the actions.
@attached(
  member,
  names: named(State),
  named(Action),
  named(init),
  named(body),
  named(CaseScope),
  named(scope)
)
@attached(memberAttribute)
@attached(extension, conformances: Reducer, CaseReducer)
public macro Reducer(state: _SynthesizedConformance..., action: _SynthesizedConformance...) =
  #externalMacro(module: "PandoReducerMacros", type: "ReducerMacro")

/// A protocol that the state or the actions of an enum of features conform to.
@_documentation(visibility: internal)
public struct _SynthesizedConformance: Sendable {
  /// `Codable`.
  public static let codable = Self()
  /// `Decodable`.
  public static let decodable = Self()
  /// `Encodable`.
  public static let encodable = Self()
  /// `Equatable`.
  public static let equatable = Self()
  /// `Hashable`.
  public static let hashable = Self()
  /// `Sendable`.
  public static let sendable = Self()
}

/// Marks a case of an enum of features whose state is removed after any of its actions, such as an alert.
/// Alerts and confirmation dialogs need no mark.
@attached(peer, names: named(_))
public macro ReducerCaseEphemeral() =
  #externalMacro(module: "PandoReducerMacros", type: "ReducerCaseEphemeralMacro")

/// Marks a case of an enum of features that holds a value that is not a feature.
@attached(peer, names: named(_))
public macro ReducerCaseIgnored() =
  #externalMacro(module: "PandoReducerMacros", type: "ReducerCaseIgnoredMacro")
