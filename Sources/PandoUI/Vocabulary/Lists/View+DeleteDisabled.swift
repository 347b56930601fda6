extension View {
  /// Keeps the row from being deleted by the user.
  ///
  /// - Parameter isDisabled: Whether the action is denied to the user; the handlers are then left
  ///   out.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    trait(DeleteDisabledTrait.self, isDisabled)
  }

  /// Keeps the row from being moved by the user.
  ///
  /// - Parameter isDisabled: Whether the action is denied to the user; the handlers are then left
  ///   out.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    trait(MoveDisabledTrait.self, isDisabled)
  }

  /// Keeps the row from being selected by the user.
  ///
  /// - Parameter isDisabled: Whether the row cannot be selected.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    trait(SelectionDisabledTrait.self, isDisabled)
  }
}

enum DeleteDisabledTrait: TraitKey {
  static var defaultValue: Bool { false }
}

enum MoveDisabledTrait: TraitKey {
  static var defaultValue: Bool { false }
}

enum SelectionDisabledTrait: TraitKey {
  static var defaultValue: Bool { false }
}
