public import CustomDump
internal import IssueReporting
public import OrderedCollections
public import PandoCasePaths
internal import PandoDependencies

/// The features on a navigation stack, from the bottom to the top.
///
/// ```swift
/// @ObservableState struct State { var path = StackState<Path.State>() }
/// // …
/// state.path.append(.detail(Detail.State(item: item)))
/// ```
///
/// Each element gets an id when it is appended. Stacks are equal if their elements and ids are.
public struct StackState<Element> {
  var _dictionary: OrderedDictionary<StackElementID, Element>

  /// The elements whose life was begun.
  var _mounted: OrderedSet<StackElementID> = []

  /// The ids, in order.
  public var ids: OrderedSet<StackElementID> { _dictionary.keys }

  /// An element, by its id. Setting nil removes it and leaves the elements above it in place.
  ///
  /// An element cannot be added this way, except in tests, to describe the expected state.
  public subscript(
    id id: StackElementID,
    fileID fileID: _HashableStaticString = #fileID,
    filePath filePath: _HashableStaticString = #filePath,
    line line: UInt = #line,
    column column: UInt = #column
  ) -> Element? {
    get { _dictionary[id] }
    _modify { yield &_dictionary[id] }
    set {
      guard newValue != nil, !isTesting, _dictionary.index(forKey: id) == nil else {
        _dictionary[id] = newValue
        return
      }
      reportIssue(
        """
        Can't assign element at missing ID "\(id)".

        The stack has no such element; append one, which is given an id.
        """,
        fileID: fileID.rawValue,
        filePath: filePath.rawValue,
        line: line,
        column: column
      )
    }
  }

  /// The payload of an element's case, for reading and in-place changes. Setting nil removes the element.
  public subscript<Case>(
    id id: StackElementID,
    case path: CaseKeyPath<Element, Case>,
    fileID fileID: _HashableStaticString = #fileID,
    filePath filePath: _HashableStaticString = #filePath,
    line line: UInt = #line,
    column column: UInt = #column
  ) -> Case? where Element: CasePathable {
    get { _dictionary[id].flatMap(AnyCasePath(path).extract(from:)) }
    set {
      _dictionary[id].change(
        AnyCasePath(path),
        to: newValue,
        fileID: fileID.rawValue,
        filePath: filePath.rawValue,
        line: line,
        column: column
      )
    }
  }

  /// Removes an element and all above it.
  public mutating func pop(from id: StackElementID) {
    guard let index = ids.firstIndex(of: id) else { return }
    removeSubrange(index...)
  }

  /// Removes all elements above an element.
  public mutating func pop(to id: StackElementID) {
    guard let index = ids.firstIndex(of: id) else { return }
    removeSubrange((index + 1)...)
  }
}

extension StackState: RandomAccessCollection, RangeReplaceableCollection {
  /// Makes an empty stack.
  public init() { _dictionary = [:] }

  /// The position of the first element.
  public var startIndex: Int { 0 }
  /// The position after the last element.
  public var endIndex: Int { _dictionary.count }
  /// The next position.
  public func index(after index: Int) -> Int { index + 1 }
  /// The previous position.
  public func index(before index: Int) -> Int { index - 1 }
  /// An element, by its position.
  public subscript(position: Int) -> Element { _dictionary.values[position] }

  /// Removes all elements.
  public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
    _dictionary.removeAll(keepingCapacity: keepCapacity)
  }

  /// Replaces a range of elements. The new ones get new ids.
  public mutating func replaceSubrange(
    _ subrange: Range<Int>,
    with newElements: some Collection<Element>
  ) {
    _dictionary.removeSubrange(subrange)
    guard !newElements.isEmpty else { return }
    let generator = DependencyValues.current.stackElementID
    for (offset, element) in zip(subrange.lowerBound..., newElements) {
      var id = generator.next()
      // Elements from elsewhere, such as a test, may have ids that were not generated yet.
      while _dictionary.index(forKey: id) != nil { id = generator.next() }
      _dictionary.updateValue(element, forKey: id, insertingAt: offset)
    }
  }
}

extension StackState: Equatable where Element: Equatable {
  /// Whether both are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs._dictionary == rhs._dictionary }
}

extension StackState: Hashable where Element: Hashable {
  /// Hashes the ids and the elements.
  public func hash(into hasher: inout Hasher) { hasher.combine(_dictionary) }
}

extension StackState: Sendable where Element: Sendable {}

/// Ids are not encoded; decoding assigns new ones.
extension StackState: Decodable where Element: Decodable {
  /// Decodes the elements.
  public init(from decoder: any Decoder) throws {
    try self.init([Element](from: decoder))
  }
}

extension StackState: Encodable where Element: Encodable {
  /// Encodes the elements.
  public func encode(to encoder: any Encoder) throws {
    try [Element](self).encode(to: encoder)
  }
}

extension StackState: CustomStringConvertible, CustomDebugStringConvertible {
  /// The description of the elements.
  public var description: String { _dictionary.values.elements.description }
  /// The description of the ids and the elements.
  public var debugDescription: String { "\(Self.self)(\(_dictionary.description))" }
}

extension StackState: CustomDumpReflectable {
  /// The mirror for dumps.
  public var customDumpMirror: Mirror {
    Mirror(self, unlabeledChildren: Array(zip(ids, self)), displayStyle: .dictionary)
  }
}

/// A part of a source location that may be an argument in a key path.
public struct _HashableStaticString: RawRepresentable, Hashable, Sendable,
  ExpressibleByStringLiteral, CustomStringConvertible, CustomDebugStringConvertible
{
  /// The text.
  public let rawValue: StaticString

  /// Makes a value from a static string.
  public init(rawValue: StaticString) { self.rawValue = rawValue }
  /// Makes a value from a literal.
  public init(stringLiteral value: StaticString) { rawValue = value }

  /// The text.
  public var description: String { rawValue.description }
  /// The text for debuggers.
  public var debugDescription: String { rawValue.debugDescription }

  /// Whether both are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.description == rhs.description }
  /// Hashes the text.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}
