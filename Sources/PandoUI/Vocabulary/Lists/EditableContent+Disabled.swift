extension View {
  /// Keeps the row from being deleted by the user.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    trait(DeleteDisabledTrait.self, isDisabled)
  }

  /// Keeps the row from being moved by the user.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    trait(MoveDisabledTrait.self, isDisabled)
  }

  /// Keeps the row from being selected by the user.
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
