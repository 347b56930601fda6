public import Foundation

/// What was fetched from Core Data.
@available(
  *,
  unavailable,
  message: "There is no Core Data. Keep the objects in an observable model, or with @Shared."
)
public struct FetchedResults<Result>: RandomAccessCollection {
  /// The place of the first.
  public var startIndex: Int { 0 }
  /// The place after the last.
  public var endIndex: Int { 0 }

  /// Not available.
  public subscript(position: Int) -> Result { fatalError("unavailable") }
}

/// What was fetched from Core Data, in sections.
@available(
  *,
  unavailable,
  message: "There is no Core Data. Keep the objects in an observable model, or with @Shared."
)
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result>: RandomAccessCollection {
  /// One of the sections.
  public struct Section: Identifiable {
    /// Its identity.
    public var id: SectionIdentifier { fatalError("unavailable") }
  }
  /// The place of the first.
  public var startIndex: Int { 0 }
  /// The place after the last.
  public var endIndex: Int { 0 }

  /// Not available.
  public subscript(position: Int) -> Section { fatalError("unavailable") }
}

/// What is fetched from Core Data.
@available(
  *,
  unavailable,
  message: "There is no Core Data. Keep the objects in an observable model, or with @Shared."
)
@propertyWrapper
public struct FetchRequest<Result> {
  /// Not available.
  public init(
    sortDescriptors: [SortDescriptor<Result>],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {}

  /// Not available.
  @_disfavoredOverload
  public init(
    entity: Any? = nil,
    sortDescriptors: [Any],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {}

  /// Not available.
  public init(fetchRequest: Any, animation: Animation? = nil) {}

  /// Not available.
  public var wrappedValue: FetchedResults<Result> { .init() }
}

/// What is fetched from Core Data, in sections.
@available(
  *,
  unavailable,
  message: "There is no Core Data. Keep the objects in an observable model, or with @Shared."
)
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result> {
  /// Not available.
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [SortDescriptor<Result>],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {}

  /// Not available.
  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> { .init() }
}

/// A name for something that a change carries with it.
@available(
  *,
  unavailable,
  message:
    "A transaction carries its animation only. Hand the value on in the environment, or in the state."
)
public protocol TransactionKey {
  /// Not available.
  associatedtype Value
  static var defaultValue: Value { get }
}

extension Transaction {
  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message:
      "A transaction carries its animation only. Hand the value on in the environment, or in the state."
  )
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { K.defaultValue }
    set {}
  }
}

/// A length in the room.
@available(
  *,
  unavailable,
  message: "A page does not know how large a point is on the reader's screen. Use @ScaledMetric."
)
@propertyWrapper
public struct PhysicalMetric<Value> {
  /// Not available.
  public init(wrappedValue: Value, from unit: UnitLength) {}

  /// Not available.
  public var wrappedValue: Value { fatalError("unavailable") }
}
