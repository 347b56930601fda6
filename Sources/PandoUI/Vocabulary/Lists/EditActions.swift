import Foundation

/// The edits that a list allows on the elements of a collection.
public struct EditActions<Data>: OptionSet, Sendable {
  /// One bit for each action.
  public let rawValue: Int

  /// Makes a set from its bits.
  ///
  /// - Parameter rawValue: One bit for each action: 1 for moving, 2 for deleting.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Elements can be moved.
  public static var move: EditActions<Data> { EditActions(rawValue: 1 << 0) }
  /// Elements can be deleted.
  public static var delete: EditActions<Data> { EditActions(rawValue: 1 << 1) }
  /// All edits.
  public static var all: EditActions<Data> { [.move, .delete] }
}

/// The edits that a row can make in its collection.
struct DataEdits {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?

  init<C: MutableCollection & RangeReplaceableCollection>(
    _ data: Binding<C>,
    _ actions: EditActions<C>
  ) {
    if actions.contains(.delete) { delete = { data.wrappedValue.remove(atOffsets: $0) } }
    if actions.contains(.move) {
      move = { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
    }
  }
}

enum DataEditsTrait: TraitKey {
  static var defaultValue: DataEdits? { nil }
}

/// A row of a collection that the list can edit.
public struct EditableCollectionContent<Content, Data> {
  let content: Content
  let edits: DataEdits
}

extension EditableCollectionContent: View where Content: View {
  /// The row.
  public var body: some View {
    content.trait(DataEditsTrait.self, edits)
  }
}

extension ForEach {
  /// Makes a view for a binding to each element of a collection that a list can edit.
  ///
  /// - Parameters:
  ///   - data: The elements, one for each row; written by rows and by edits.
  ///   - editActions: The edits that the user may make: move, delete or both.
  ///   - content: Makes the row of an element, given a binding to it.
  public init<C, R: View>(
    _ data: Binding<C>,
    editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID,
    Content == EditableCollectionContent<R, C>,
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }

  /// Makes a view for a binding to each element of a collection that a list can edit.
  ///
  /// - Parameters:
  ///   - data: The elements, one for each row; written by rows and by edits.
  ///   - id: The identity of an element, which must be unique in the collection.
  ///   - editActions: The edits that the user may make: move, delete or both.
  ///   - content: Makes the row of an element, given a binding to it.
  public init<C, R: View>(
    _ data: Binding<C>,
    id: KeyPath<C.Element, ID>,
    editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
    Content == EditableCollectionContent<R, C>,
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Index: Hashable
  {
    let edits = DataEdits(data, editActions)
    self.init(data, id: id) { element in
      EditableCollectionContent<R, C>(content: content(element), edits: edits)
    }
  }
}
