/// A view that is in another one.
@available(
  *,
  unavailable,
  message:
    "Views are made by the graph, and not known one by one. Take a collection, and make a view for each element."
)
public struct Subview: View, Identifiable {
  /// Its identity.
  public nonisolated var id: Int { 0 }
  /// What it says to what it is in.
  public var containerValues: ContainerValues { .init() }

  /// Never evaluated.
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
  /// The place of the first.
  public nonisolated var startIndex: Int { 0 }
  /// The place after the last.
  public nonisolated var endIndex: Int { 0 }

  /// Not available.
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
  /// Its identity.
  public nonisolated var id: Int { 0 }
  /// What is above it.
  public var header: SubviewsCollection { .init() }
  /// What is below it.
  public var footer: SubviewsCollection { .init() }
  /// What is in it.
  public var content: SubviewsCollection { .init() }
  /// What it says to what it is in.
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
  /// The place of the first.
  public nonisolated var startIndex: Int { 0 }
  /// The place after the last.
  public nonisolated var endIndex: Int { 0 }

  /// Not available.
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
  /// Never evaluated.
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
  /// Never evaluated.
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
  /// The place of the first.
  public nonisolated var startIndex: Int { 0 }
  /// The place after the last.
  public nonisolated var endIndex: Int { 0 }

  /// Not available.
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
  /// The place of the first.
  public nonisolated var startIndex: Int { 0 }
  /// The place after the last.
  public nonisolated var endIndex: Int { 0 }

  /// Not available.
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
  /// Not available.
  associatedtype Value
  static var defaultValue: Value { get }
}

/// What a view says to what it is in.
@available(
  *,
  unavailable,
  message:
    "Views are not known one by one, so that values on them are read by nobody. Use preference(key:value:)."
)
public struct ContainerValues {
  /// Not available.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { Key.defaultValue }
    set {}
  }

  /// Not available.
  public func tag<V: Hashable>(for type: V.Type) -> V? { nil }
}

extension Group {
  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message:
      "Views are made by the graph, and not known one by one. Take a collection, and make a view for each element."
  )
  public init<Base: View, Result: View>(
    subviews view: Base,
    @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    fatalError("unavailable")
  }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message:
      "Views are made by the graph, and not known one by one. Take a collection, and make a view for each element."
  )
  public init<Base: View, Result: View>(
    sections view: Base,
    @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    fatalError("unavailable")
  }
}

extension ForEach {
  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message:
      "Views are made by the graph, and not known one by one. Take a collection, and make a view for each element."
  )
  public init<V: View>(
    subviews view: V,
    @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
    fatalError("unavailable")
  }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message:
      "Views are made by the graph, and not known one by one. Take a collection, and make a view for each element."
  )
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

extension View {
  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message:
      "Views are not known one by one, so that values on them are read by nobody. Use preference(key:value:)."
  )
  public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>,
    _ value: V
  ) -> Self { self }
}
