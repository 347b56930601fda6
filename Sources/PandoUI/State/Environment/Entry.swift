/// Makes a variable an entry of the environment, with a key of its own.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var currency = "EUR"
/// }
/// ```
///
/// The initial value is the default of the entry. If the variable declares its type, the default is
/// made anew at each read; otherwise it is made once.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PandoMacros", type: "EntryMacro")
