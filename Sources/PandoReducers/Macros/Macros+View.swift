/// Lets a view send the actions of the view only: `send(.saveButtonTapped)`.
///
/// - Parameter for: The reducer, whose action has a case `view`.
@attached(extension, conformances: ViewActionSending)
public macro ViewAction<R: Reducer>(for: R.Type) =
  #externalMacro(module: "PandoReducerMacros", type: "ViewActionMacro")
where R.Action: ViewAction
