/// One of the views that another view consists of, as `Group(subviews:)` hands it out.
///
/// It is a view: shown in a `ForEach` over ``SubviewsCollection``, it keeps its state by its ``id``.
public struct Subview: Identifiable {
  /// The identity of one of the views: where it is written, and the identities of the `ForEach` rows it is in.
  ///
  /// It is sendable because it is only ever compared, which `AnyHashable` cannot say.
  public struct ID: Hashable, @unchecked Sendable {
    let path: [AnyHashable]
  }

  /// The identity among the subviews of one view.
  public nonisolated let id: ID
  let content: AnyView
  private let values: ContainerValues

  init(id: ID, content: AnyView, values: ContainerValues) {
    self.id = id
    self.content = content
    self.values = values
  }

  /// The values that the view gives its container, with `containerValue(_:_:)` and `tag(_:)`.
  public var containerValues: ContainerValues { values }
}

extension Subview: View {
  /// The view with the modifiers around it.
  public var body: some View { content }
}

/// The subviews of a view, in order. The collection is a view itself, which shows them all.
public struct SubviewsCollection: RandomAccessCollection {
  let subviews: [Subview]

  /// The index of the first view.
  public var startIndex: Int { 0 }
  /// The index after the last view.
  public var endIndex: Int { subviews.count }
  /// A view.
  ///
  /// - Parameter position: Its index.
  public subscript(position: Int) -> Subview { subviews[position] }
  /// Some of the views, with their indices.
  ///
  /// - Parameter bounds: Their indices.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

extension SubviewsCollection: View {
  /// The views one after another.
  public var body: some View {
    ForEach(subviews) { $0 }
  }
}

/// A part of the subviews of a view. It is a view itself, which shows them.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  let subviews: ArraySlice<Subview>

  /// The index of the first view.
  public var startIndex: Int { subviews.startIndex }
  /// The index after the last view.
  public var endIndex: Int { subviews.endIndex }
  /// A view.
  ///
  /// - Parameter position: Its index.
  public subscript(position: Int) -> Subview { subviews[position] }
  /// A part of these views, with their indices.
  ///
  /// - Parameter bounds: Their indices.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

extension SubviewsCollectionSlice: View {
  /// The views one after another.
  public var body: some View {
    ForEach(subviews) { $0 }
  }
}
