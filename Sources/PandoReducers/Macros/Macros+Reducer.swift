/// Makes a struct a reducer, or an enum the choice of one of several features.
///
/// A struct gets the conformance to ``Reducer``, case paths for its `Action`, and what it does not
/// write itself: an empty `State`, an `Action` without cases, a `body` that does nothing.
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
/// An enum, each of whose cases holds a feature, gets a `State` and an `Action` with the same cases,
/// a `body` that runs the feature of the case that is there, and `scope(_:)` to show it. Conformances
/// of the two are written as extensions:
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

/// Makes an enum the choice of one of several features, with conformances of its state and actions.
///
/// - Parameters:
///   - state: What the state conforms to, such as `.equatable`.
///   - action: What the actions conform to.
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

/// Marks a case of an enum of features that holds something that goes away with any action, such as
/// an alert. Alerts and confirmation dialogs are marked by themselves.
@attached(peer, names: named(_))
public macro ReducerCaseEphemeral() =
  #externalMacro(module: "PandoReducerMacros", type: "ReducerCaseEphemeralMacro")

/// Marks a case of an enum of features that holds a value that is not a feature.
@attached(peer, names: named(_))
public macro ReducerCaseIgnored() =
  #externalMacro(module: "PandoReducerMacros", type: "ReducerCaseIgnoredMacro")
