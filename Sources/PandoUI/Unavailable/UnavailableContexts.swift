extension EnvironmentValues {
  /// Where the objects of Core Data are.
  @available(
    *,
    unavailable,
    message: "There is no Core Data. Keep the objects in an observable model, or with @Shared."
  )
  public var managedObjectContext: Any { 0 }
  /// Where the objects of SwiftData are.
  @available(
    *,
    unavailable,
    message: "There is no SwiftData. Keep the objects in an observable model, or with @Shared."
  )
  public var modelContext: Any { 0 }
}

extension View {
  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "There is no SwiftData. Keep the objects in an observable model, or with @Shared."
  )
  public func modelContainer<T>(for modelType: T.Type, inMemory: Bool = false) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "There is no SwiftData. Keep the objects in an observable model, or with @Shared."
  )
  public func modelContainer(for modelTypes: [Any.Type], inMemory: Bool = false) -> Self { self }
}

extension Scene {
  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "There is no SwiftData. Keep the objects in an observable model, or with @Shared."
  )
  public func modelContainer<T>(for modelType: T.Type, inMemory: Bool = false) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "There is no SwiftData. Keep the objects in an observable model, or with @Shared."
  )
  public func modelContainer(for modelTypes: [Any.Type], inMemory: Bool = false) -> Self { self }
}
