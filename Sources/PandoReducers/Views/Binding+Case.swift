public import PandoCasePaths
public import PandoUI

extension Binding where Value: _OptionalStoreWithCaseScope {
  /// A binding to the store of one case of a destination, for its sheet or alert.
  ///
  /// ```swift
  /// .sheet(item: $store.scope(state: \.$destination, action: \.destination).edit) { … }
  /// ```
  @MainActor
  public subscript<Case>(
    dynamicMember keyPath: KeyPath<
      Value._CaseScope.AllCasePaths, AnyCasePath<Value._CaseScope, Case>
    >
  ) -> Binding<Case?> {
    self[dynamicMember: \.[_caseScope: keyPath]]
  }
}

extension Binding {
  /// A binding to the payload of a case; nil if the value is in another case. Values written after the case
  /// has changed are dropped.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>>
  ) -> Binding<Member>? where Value: CasePathable {
    let path = Value.allCasePaths[keyPath: keyPath]
    guard let first = path.extract(from: wrappedValue) else { return nil }
    return Binding<Member>(
      get: { path.extract(from: wrappedValue) ?? first },
      set: { value, transaction in
        guard path.extract(from: wrappedValue) != nil else { return }
        withTransaction(transaction) { wrappedValue = path.embed(value) }
      }
    )
  }

  /// A binding to the payload of a case of an optional enum, which is nil in another case. Setting nil
  /// removes the whole value. Values written while the enum is in another case are dropped.
  public subscript<Enum: CasePathable, Member>(
    dynamicMember keyPath: KeyPath<Enum.AllCasePaths, AnyCasePath<Enum, Member>>
  ) -> Binding<Member?> where Value == Enum? {
    let path = Enum.allCasePaths[keyPath: keyPath]
    return Binding<Member?>(
      get: { wrappedValue.flatMap(path.extract(from:)) },
      set: { value, transaction in
        guard let current = wrappedValue, path.extract(from: current) != nil else { return }
        withTransaction(transaction) { wrappedValue = value.map(path.embed) }
      }
    )
  }

  /// A binding to whether an optional enum is in a case without a payload. Setting false removes the value;
  /// setting true has no effect.
  public subscript<Enum: CasePathable>(
    dynamicMember keyPath: KeyPath<Enum.AllCasePaths, AnyCasePath<Enum, Void>>
  ) -> Binding<Bool> where Value == Enum? {
    let path = Enum.allCasePaths[keyPath: keyPath]
    return Binding<Bool>(
      get: { wrappedValue.flatMap(path.extract(from:)) != nil },
      set: { isThere, transaction in
        guard !isThere, let current = wrappedValue, path.extract(from: current) != nil else {
          return
        }
        withTransaction(transaction) { wrappedValue = nil }
      }
    )
  }
}

extension Binding where Value == Bool {
  /// A binding to whether an optional has a value. Setting false removes the value; setting true has no
  /// effect.
  ///
  /// - Parameter base: A binding to the optional.
  public init<V>(_ base: Binding<V?>) {
    self.init(
      get: { base.wrappedValue != nil },
      set: { isThere, transaction in
        if !isThere { withTransaction(transaction) { base.wrappedValue = nil } }
      }
    )
  }
}

extension Binding {
  /// A binding to whether an optional has a value. Setting false removes the value; setting true has no
  /// effect.
  ///
  /// An older spelling of `Binding<Bool>(_:)`.
  ///
  /// - Returns: The binding.
  public func isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool>(self)
  }
}
