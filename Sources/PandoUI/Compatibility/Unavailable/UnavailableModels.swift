// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

public import Foundation

/// A part of Core Data.
@available(
  *,
  unavailable,
  message: "There is no Core Data. Keep the objects in an observable model, or with @Shared."
)
open class NSManagedObjectID: UnavailableMembers {
  public init() {}
}

/// A part of Core Data.
@available(
  *,
  unavailable,
  message: "There is no Core Data. Keep the objects in an observable model, or with @Shared."
)
open class NSEntityDescription: UnavailableMembers {
  public init() {}
}

/// A part of Core Data.
@available(
  *,
  unavailable,
  message: "There is no Core Data. Keep the objects in an observable model, or with @Shared."
)
open class NSManagedObjectModel: UnavailableMembers {
  public init() {}
}

/// A part of Core Data.
@available(
  *,
  unavailable,
  message: "There is no Core Data. Keep the objects in an observable model, or with @Shared."
)
open class NSPersistentStore: UnavailableMembers {
  public init() {}
}

/// A part of Core Data.
@available(
  *,
  unavailable,
  message: "There is no Core Data. Keep the objects in an observable model, or with @Shared."
)
open class NSPersistentStoreDescription: UnavailableMembers {
  public init() {}
}

/// A part of Core Data.
@available(
  *,
  unavailable,
  message: "There is no Core Data. Keep the objects in an observable model, or with @Shared."
)
open class NSPersistentStoreCoordinator: UnavailableMembers {
  public init() {}
}

/// A part of Core Data.
@available(
  *,
  unavailable,
  message: "There is no Core Data. Keep the objects in an observable model, or with @Shared."
)
open class NSBatchDeleteRequest: UnavailableMembers {
  public init() {}
}

/// A rule of Core Data.
@available(
  *,
  unavailable,
  message: "There is no Core Data. Keep the objects in an observable model, or with @Shared."
)
open class NSMergePolicy: UnavailableMembers {
  public init() {}
  public static var mergeByPropertyObjectTrump: NSMergePolicy { NSMergePolicy() }
}

/// A rule of Core Data.
@available(
  *,
  unavailable,
  message: "There is no Core Data. Keep the objects in an observable model, or with @Shared."
)
public var NSMergeByPropertyObjectTrumpMergePolicy: NSMergePolicy { NSMergePolicy() }

/// A kind of store of Core Data.
@available(
  *,
  unavailable,
  message: "There is no Core Data. Keep the objects in an observable model, or with @Shared."
)
public var NSInMemoryStoreType: String { "" }

/// A kind of store of Core Data.
@available(
  *,
  unavailable,
  message: "There is no Core Data. Keep the objects in an observable model, or with @Shared."
)
public var NSSQLiteStoreType: String { "" }

/// Results of Core Data.
@available(
  *,
  unavailable,
  message: "There is no Core Data. Keep the objects in an observable model, or with @Shared."
)
open class NSFetchedResultsController<Result>: UnavailableMembers {
  public init() {}
}

/// What is told of results of Core Data.
@available(
  *,
  unavailable,
  message: "There is no Core Data. Keep the objects in an observable model, or with @Shared."
)
public protocol NSFetchedResultsControllerDelegate: AnyObject {}

/// A store of SwiftData.
@available(
  *,
  unavailable,
  message: "There is no SwiftData. Keep the objects in an observable model, or with @Shared."
)
public final class ModelContainer: UnavailableMembers {
  public init(for types: Any..., configurations: ModelConfiguration...) throws {}
  public var mainContext: ModelContext { ModelContext(self) }
}

/// How a store of SwiftData is kept.
@available(
  *,
  unavailable,
  message: "There is no SwiftData. Keep the objects in an observable model, or with @Shared."
)
public struct ModelConfiguration: UnavailableMembers {
  public init(
    _ name: String? = nil,
    schema: Schema? = nil,
    isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true
  ) {}
  public init(_ name: String? = nil, schema: Schema? = nil, url: URL) {}
}

/// The objects of a store of SwiftData.
@available(
  *,
  unavailable,
  message: "There is no SwiftData. Keep the objects in an observable model, or with @Shared."
)
public final class ModelContext: UnavailableMembers {
  public init(_ container: ModelContainer) {}
  public func insert(_ object: Any) {}
  public func delete(_ object: Any) {}
  public func save() throws {}
  public func fetch<Value>(_ descriptor: FetchDescriptor<Value>) throws -> [Value] { [] }
}

/// The types of a store of SwiftData.
@available(
  *,
  unavailable,
  message: "There is no SwiftData. Keep the objects in an observable model, or with @Shared."
)
public struct Schema: UnavailableMembers {
  public init(_ types: [Any]) {}
  public enum Attribute {
    public struct Option: Sendable {
      public static var unique: Self { Self() }
      public static var externalStorage: Self { Self() }
      public static var ephemeral: Self { Self() }
      public static var spotlight: Self { Self() }
      public static var allowsCloudEncryption: Self { Self() }
      public static var preserveValueOnDeletion: Self { Self() }
      public static func transformable(by transformer: Any) -> Self { Self() }
    }
  }
  public enum Relationship {
    public struct Option: Sendable {
      public static var unique: Self { Self() }
    }
    public enum DeleteRule: Sendable { case noAction, nullify, cascade, deny }
  }
}

/// A class that SwiftData keeps.
@available(
  *,
  unavailable,
  message: "There is no SwiftData. Keep the objects in an observable model, or with @Shared."
)
public typealias PersistentModel = AnyObject

/// A request to SwiftData.
@available(
  *,
  unavailable,
  message: "There is no SwiftData. Keep the objects in an observable model, or with @Shared."
)
public struct FetchDescriptor<Value>: UnavailableMembers {
  public init(predicate: Predicate<Value>? = nil, sortBy: [SortDescriptor<Value>] = []) {}
}

/// Objects of SwiftData.
@available(
  *,
  unavailable,
  message: "There is no SwiftData. Keep the objects in an observable model, or with @Shared."
)
@propertyWrapper
public struct Query<Value>: UnavailableMembers {
  public init() {}
  public init<Item>(
    filter: Predicate<Item>? = nil,
    sort: [SortDescriptor<Item>],
    animation: Animation? = nil
  ) {}
  public init<Item, Key>(
    filter: Predicate<Item>? = nil,
    sort: KeyPath<Item, Key>,
    order: SortOrder = .forward,
    animation: Animation? = nil
  ) {}
  public init<Item>(filter: Predicate<Item>, animation: Animation? = nil) {}
  public init<Item>(_ descriptor: FetchDescriptor<Item>, animation: Animation? = nil) {}
  public var wrappedValue: Value { fatalError("unavailable") }
  public var projectedValue: Self { self }
}
