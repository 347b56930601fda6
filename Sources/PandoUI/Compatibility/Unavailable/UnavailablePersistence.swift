// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

public import Foundation

/// The results of a Core Data request.
@available(
  *,
  unavailable,
  message: "There is no Core Data. Keep the objects in an observable model, or with @Shared."
)
public struct FetchedResults<Result>: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(position: Int) -> Result { fatalError("unavailable") }
}

/// The results of a Core Data request, in sections.
@available(
  *,
  unavailable,
  message: "There is no Core Data. Keep the objects in an observable model, or with @Shared."
)
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result>: RandomAccessCollection {
  public struct Section: Identifiable {
    public var id: SectionIdentifier { fatalError("unavailable") }
  }
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(position: Int) -> Section { fatalError("unavailable") }
}

/// A request to Core Data.
@available(
  *,
  unavailable,
  message: "There is no Core Data. Keep the objects in an observable model, or with @Shared."
)
@propertyWrapper
public struct FetchRequest<Result> {
  public init(
    sortDescriptors: [SortDescriptor<Result>],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {}
  @_disfavoredOverload
  public init(
    entity: Any? = nil,
    sortDescriptors: [Any],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {}
  public init(fetchRequest: Any, animation: Animation? = nil) {}
  public var wrappedValue: FetchedResults<Result> { .init() }
}

/// A request to Core Data, with its results in sections.
@available(
  *,
  unavailable,
  message: "There is no Core Data. Keep the objects in an observable model, or with @Shared."
)
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result> {
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [SortDescriptor<Result>],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {}
  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> { .init() }
}

@available(
  *,
  unavailable,
  message: "There is no Core Data. Keep the objects in an observable model, or with @Shared."
)
extension EnvironmentValues {
  public var managedObjectContext: NSManagedObjectContext {
    get { fatalError("unavailable") }
    set {}
  }
}

@available(
  *,
  unavailable,
  message: "There is no SwiftData. Keep the objects in an observable model, or with @Shared."
)
extension EnvironmentValues {
  public var modelContext: UnavailableMember {
    get { fatalError("unavailable") }
    set {}
  }
}

@available(
  *,
  unavailable,
  message: "There is no SwiftData. Keep the objects in an observable model, or with @Shared."
)
extension View {
  public func modelContainer<T>(for modelType: T.Type, inMemory: Bool = false) -> Self { self }
  public func modelContainer(for modelTypes: [Any.Type], inMemory: Bool = false) -> Self { self }
  public func modelContainer(_ container: ModelContainer) -> Self { self }
}

@available(
  *,
  unavailable,
  message: "There is no SwiftData. Keep the objects in an observable model, or with @Shared."
)
extension Scene {
  public func modelContainer<T>(for modelType: T.Type, inMemory: Bool = false) -> Self { self }
  public func modelContainer(for modelTypes: [Any.Type], inMemory: Bool = false) -> Self { self }
  public func modelContainer(_ container: ModelContainer) -> Self { self }
}
