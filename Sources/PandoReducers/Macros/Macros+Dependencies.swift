/// Makes a struct of functions a client of something outside: `NetworkClient()` is one on which
/// every call is reported, for tests to replace what they need.
///
/// ```swift
/// @DependencyClient
/// struct Weather: Sendable {
///   var forecast: @Sendable (_ at: Place) async throws -> Forecast
///   var isMetric: @Sendable () -> Bool = { true }
/// }
/// ```
///
/// A function with argument labels gets a method with these labels. A function that cannot throw
/// and returns a value needs a default, which is what it returns after the report.
@attached(member, names: named(init))
@attached(memberAttribute)
public macro DependencyClient() =
  #externalMacro(module: "PandoReducerMacros", type: "DependencyClientMacro")

/// Marks a function of a client that reports a call when it was not given.
///
/// - Parameter method: The name of the method that calls it, if that is to be another.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEndpoint(method: String = "") =
  #externalMacro(module: "PandoReducerMacros", type: "DependencyEndpointMacro")

/// Marks a function of a client that is left as it is written.
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
/// The initial value is that of tests.
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

/// Makes a variable of `DependencyValues` that other modules see a dependency, with a key of a name.
///
/// - Parameters:
///   - keyName: The name of the key, which another module extends with a live value.
///   - liveValue: The value outside of tests and previews.
///   - previewValue: The value in previews.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEntry<LiveValue, PreviewValue>(
  _ keyName: String,
  liveValue: LiveValue = (),
  previewValue: PreviewValue = ()
) = #externalMacro(module: "PandoReducerMacros", type: "DependencyEntryMacro")

/// What ``DependencyEntry(liveValue:previewValue:)`` marks a value with that is computed each time.
@_documentation(visibility: internal)
@attached(accessor, names: named(get))
public macro _DependencyEntryDefaultValue() =
  #externalMacro(module: "PandoReducerMacros", type: "DependencyEntryDefaultValueMacro")
