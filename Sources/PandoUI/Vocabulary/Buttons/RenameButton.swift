/// Renames what is shown.
public struct RenameAction {
  let action: () -> Void

  /// Renames.
  public func callAsFunction() { action() }
}

/// A button that renames what is shown, by the action of `renameAction`.
public struct RenameButton<Label: View>: View {
  @Environment(\.rename) private var rename

  /// Makes the button.
  public init() where Label == PandoUI.Label<Text, Image> {}

  /// The button, which is disabled where nothing can be renamed.
  public var body: some View {
    Button {
      rename?()
    } label: {
      PandoUI.Label(title: { Text(.rename) }, icon: { Image(systemName: "pencil") })
    }
    .disabled(rename == nil)
  }
}

private enum RenameKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
  /// Renames what is shown; nil where nothing can be renamed.
  public var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

extension View {
  /// Sets what a ``RenameButton`` inside does.
  ///
  /// - Parameter action: Renames what is shown; called on the main actor.
  public func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.rename, RenameAction(action: action))
  }

  /// Lets a ``RenameButton`` inside move the focus to where the name is edited.
  ///
  /// - Parameter isFocused: Whether the field of the name has the focus.
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}
