/// Whether a binding is sending an action.
enum BindingLocal {
  /// Whether a binding is sending an action.
  @TaskLocal static var isActive = false
}
