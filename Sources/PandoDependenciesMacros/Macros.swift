/// Makes a struct of functions a client of an external service. `Weather()` reports every call, and
/// tests replace the functions that they need.
///
/// ```swift
/// @DependencyClient
/// struct Weather: Sendable {
///   var forecast: @Sendable (_ at: Place) async throws -> Forecast
///   var isMetric: @Sendable () -> Bool = { true }
/// }
/// ```
///
/// A function with argument labels gets a method with these labels. A function that cannot throw and returns
/// a value needs a default, which it returns after the report.
@attached(member, names: named(init))
@attached(memberAttribute)
public macro DependencyClient() =
  #externalMacro(module: "PandoReducerMacros", type: "DependencyClientMacro")

/// Marks a function of a client that reports calls while no implementation was given.
///
/// - Parameter method: The name of the method that calls the function; by default that of the function.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEndpoint(method: String = "") =
  #externalMacro(module: "PandoReducerMacros", type: "DependencyEndpointMacro")

/// Marks a function of a client that the macro leaves as it is written.
@attached(accessor, names: named(willSet))
public macro DependencyEndpointIgnored() =
  #externalMacro(module: "PandoReducerMacros", type: "DependencyEndpointIgnoredMacro")

/// Makes a variable of `DependencyValues` a dependency, with a key of its own.
///
/// ```swift
/// extension DependencyValues {
///   @DependencyEntry(liveValue: Weather.live) var weather = Weather()
/// }
/// ```
///
/// The initial value is used in tests.
///
/// - Parameters:
///   - liveValue: The value outside of tests and previews.
///   - previewValue: The value in previews.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEntry<LiveValue, PreviewValue>(
  liveValue: LiveValue = (),
  previewValue: PreviewValue = ()
) = #externalMacro(module: "PandoReducerMacros", type: "DependencyEntryMacro")

/// Makes a variable of `DependencyValues` a dependency with a named key that other modules see.
///
/// - Parameters:
///   - keyName: The name of the key, to which another module adds a live value by an extension.
///   - liveValue: The value outside of tests and previews.
///   - previewValue: The value in previews.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEntry<LiveValue, PreviewValue>(
  _ keyName: String,
  liveValue: LiveValue = (),
  previewValue: PreviewValue = ()
) = #externalMacro(module: "PandoReducerMacros", type: "DependencyEntryMacro")

/// Marks a value of ``DependencyEntry(liveValue:previewValue:)`` that is computed at each access.
@_documentation(visibility: internal)
@attached(accessor, names: named(get))
public macro _DependencyEntryDefaultValue() =
  #externalMacro(module: "PandoReducerMacros", type: "DependencyEntryDefaultValueMacro")
