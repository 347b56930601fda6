// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

/// A view that is in another one.
@available(
  *,
  unavailable,
  message:
    "Views are made by the graph, and not known one by one. Take a collection, and make a view for each element."
)
public struct Subview: View, Identifiable {
  public nonisolated var id: Int { 0 }
  public var containerValues: ContainerValues { .init() }
  public var body: Never { fatalError("unavailable") }
}

/// The views that are in another one.
@available(
  *,
  unavailable,
  message:
    "Views are made by the graph, and not known one by one. Take a collection, and make a view for each element."
)
public struct SubviewsCollection: RandomAccessCollection {
  public nonisolated var startIndex: Int { 0 }
  public nonisolated var endIndex: Int { 0 }
  public nonisolated subscript(position: Int) -> Subview { fatalError("unavailable") }
}

/// Some of the views that are in another one.
@available(
  *,
  unavailable,
  message:
    "Views are made by the graph, and not known one by one. Take a collection, and make a view for each element."
)
public typealias SubviewsCollectionSlice = Slice<SubviewsCollection>

/// A section that is in a view.
@available(
  *,
  unavailable,
  message:
    "Views are made by the graph, and not known one by one. Take a collection, and make a view for each element."
)
public struct SectionConfiguration: Identifiable {
  public nonisolated var id: Int { 0 }
  public var header: SubviewsCollection { .init() }
  public var footer: SubviewsCollection { .init() }
  public var content: SubviewsCollection { .init() }
  public var containerValues: ContainerValues { .init() }
}

/// The sections that are in a view.
@available(
  *,
  unavailable,
  message:
    "Views are made by the graph, and not known one by one. Take a collection, and make a view for each element."
)
public struct SectionCollection: RandomAccessCollection {
  public nonisolated var startIndex: Int { 0 }
  public nonisolated var endIndex: Int { 0 }
  public nonisolated subscript(position: Int) -> SectionConfiguration { fatalError("unavailable") }
}

/// The views of a group.
@available(
  *,
  unavailable,
  message:
    "Views are made by the graph, and not known one by one. Take a collection, and make a view for each element."
)
public struct GroupElementsOfContent<Subviews: View, Content: View>: View {
  public var body: Never { fatalError("unavailable") }
}

/// The sections of a group.
@available(
  *,
  unavailable,
  message:
    "Views are made by the graph, and not known one by one. Take a collection, and make a view for each element."
)
public struct GroupSectionsOfContent<Sections: View, Content: View>: View {
  public var body: Never { fatalError("unavailable") }
}

/// The views that are gone through.
@available(
  *,
  unavailable,
  message:
    "Views are made by the graph, and not known one by one. Take a collection, and make a view for each element."
)
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  public nonisolated var startIndex: Int { 0 }
  public nonisolated var endIndex: Int { 0 }
  public nonisolated subscript(position: Int) -> Subview { fatalError("unavailable") }
}

/// The sections that are gone through.
@available(
  *,
  unavailable,
  message:
    "Views are made by the graph, and not known one by one. Take a collection, and make a view for each element."
)
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
  public nonisolated var startIndex: Int { 0 }
  public nonisolated var endIndex: Int { 0 }
  public nonisolated subscript(position: Int) -> SectionConfiguration { fatalError("unavailable") }
}

/// A name for what a view says to what it is in.
@available(
  *,
  unavailable,
  message:
    "Views are not known one by one, so that values on them are read by nobody. Use preference(key:value:)."
)
public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// A value that a view gives its container.
@available(
  *,
  unavailable,
  message:
    "Views are not known one by one, so that values on them are read by nobody. Use preference(key:value:)."
)
public struct ContainerValues {
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { Key.defaultValue }
    set {}
  }
  public func tag<V: Hashable>(for type: V.Type) -> V? { nil }
}

@available(
  *,
  unavailable,
  message:
    "Views are made by the graph, and not known one by one. Take a collection, and make a view for each element."
)
extension Group {
  public init<Base: View, Result: View>(
    subviews view: Base,
    @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    fatalError("unavailable")
  }
  public init<Base: View, Result: View>(
    sections view: Base,
    @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    fatalError("unavailable")
  }
}

@available(
  *,
  unavailable,
  message:
    "Views are made by the graph, and not known one by one. Take a collection, and make a view for each element."
)
extension ForEach {
  public init<V: View>(
    subviews view: V,
    @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
    fatalError("unavailable")
  }
  public init<V: View>(
    sections view: V,
    @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  )
  where
    Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View
  {
    fatalError("unavailable")
  }
}

@available(
  *,
  unavailable,
  message:
    "Views are not known one by one, so that values on them are read by nobody. Use preference(key:value:)."
)
extension View {
  public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>,
    _ value: V
  ) -> Self { self }
}
