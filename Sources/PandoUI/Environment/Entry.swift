/// Makes a variable an entry of the environment, with a key of its own.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var currency = "EUR"
/// }
/// ```
///
/// The value is what there is where nobody set anything. It is made anew at each read if the
/// variable says its type, and once if it does not.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PandoMacros", type: "EntryMacro")
