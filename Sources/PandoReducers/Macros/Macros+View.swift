/// Restricts a view to the actions of the view: `send(.saveButtonTapped)`.
///
/// - Parameter for: The reducer, whose actions have a case `view`.
@attached(extension, conformances: ViewActionSending)
public macro ViewAction<R: Reducer>(for: R.Type) =
  #externalMacro(module: "PandoReducerMacros", type: "ViewActionMacro")
where R.Action: ViewAction
