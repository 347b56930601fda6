public import PandoCasePaths
public import PandoUI

extension Binding where Value: _OptionalStoreWithCaseScope {
  /// A binding to the store of one case of a destination: what its sheet or alert is bound to.
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
  /// A binding to what a case of an enum holds, if the value is that case. What is written when it has become another
  /// one is lost.
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

  /// A binding to what a case of an optional enum holds; nil if it is another case. Nil takes the whole away. What is
  /// written when the value is another case is lost.
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

  /// Whether an optional enum is a case that holds nothing. False takes it away; true cannot bring it.
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
  /// Whether an optional holds something. False takes it away; true cannot bring it.
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
  /// Whether an optional holds something. False takes it away; true cannot bring it.
  ///
  /// It comes from before `Binding<Bool>(_:)`, which does the same.
  ///
  /// - Returns: The binding.
  public func isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool>(self)
  }
}
