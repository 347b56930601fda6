/// Whether an action is being sent by a binding.
enum BindingLocal {
  /// Whether an action is being sent by a binding.
  @TaskLocal static var isActive = false
}
