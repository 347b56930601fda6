/// Tells whether a binding is sending an action.
enum BindingLocal {
  /// Tells whether a binding is sending an action.
  @TaskLocal static var isActive = false
}
