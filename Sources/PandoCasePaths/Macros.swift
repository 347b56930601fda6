/// Gives each case of an enum a path.
///
/// ```swift
/// @CasePathable
/// enum Action {
///   case rename(String)
///   case delete
/// }
///
/// \Action.Cases.rename  // CaseKeyPath<Action, String>
/// Action.rename("Plan").is(\.rename)  // true
/// ```
///
/// Two cases of one name cannot both have a path: the macro reports an error.
@attached(extension, conformances: CasePathable, CasePathIterable)
@attached(member, names: named(AllCasePaths), named(allCasePaths), named(_$Element))
public macro CasePathable() =
  #externalMacro(module: "PandoReducerMacros", type: "CasePathableMacro")
