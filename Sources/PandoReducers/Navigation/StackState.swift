public import CustomDump
internal import IssueReporting
public import OrderedCollections
public import PandoCasePaths
internal import PandoDependencies

/// The features that are pushed onto a navigation stack, from the first to the one on top.
///
/// ```swift
/// @ObservableState struct State { var path = StackState<Path.State>() }
/// // …
/// state.path.append(.detail(Detail.State(item: item)))
/// ```
///
/// Each element has an id, which is made when the element is appended. Two stacks are equal if their elements and
/// their ids are.
public struct StackState<Element> {
  var _dictionary: OrderedDictionary<StackElementID, Element>

  /// The elements whose life has begun.
  var _mounted: OrderedSet<StackElementID> = []

  /// The ids, in order.
  public var ids: OrderedSet<StackElementID> { _dictionary.keys }

  /// An element, by its id. Nil takes it away, and leaves those above it where they are.
  ///
  /// An element cannot be added this way, but in tests, where the expected state is written down.
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

  /// What a case of an element holds, to be read and changed in place. Nil takes the element away.
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

  /// Takes an element away, and all above it.
  public mutating func pop(from id: StackElementID) {
    guard let index = ids.firstIndex(of: id) else { return }
    removeSubrange(index...)
  }

  /// Takes away all above an element.
  public mutating func pop(to id: StackElementID) {
    guard let index = ids.firstIndex(of: id) else { return }
    removeSubrange((index + 1)...)
  }
}

extension StackState: RandomAccessCollection, RangeReplaceableCollection {
  /// Makes it.
  public init() { _dictionary = [:] }

  /// The place of the first element.
  public var startIndex: Int { 0 }
  /// The place after the last element.
  public var endIndex: Int { _dictionary.count }
  /// The next place.
  public func index(after index: Int) -> Int { index + 1 }
  /// The place before.
  public func index(before index: Int) -> Int { index - 1 }
  /// An element, by its place.
  public subscript(position: Int) -> Element { _dictionary.values[position] }

  /// Takes all elements away.
  public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
    _dictionary.removeAll(keepingCapacity: keepCapacity)
  }

  /// Puts elements in the place of others. The new ones get ids of their own.
  public mutating func replaceSubrange(
    _ subrange: Range<Int>,
    with newElements: some Collection<Element>
  ) {
    _dictionary.removeSubrange(subrange)
    guard !newElements.isEmpty else { return }
    let generator = DependencyValues.current.stackElementID
    for (offset, element) in zip(subrange.lowerBound..., newElements) {
      var id = generator.next()
      // Elements that came from elsewhere, such as from a test, may have ids that are still to be made.
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
  /// Hashes what is compared.
  public func hash(into hasher: inout Hasher) { hasher.combine(_dictionary) }
}

extension StackState: Sendable where Element: Sendable {}

/// Ids are not written down; they are made when elements are read.
extension StackState: Decodable where Element: Decodable {
  /// Reads it.
  public init(from decoder: any Decoder) throws {
    try self.init([Element](from: decoder))
  }
}

extension StackState: Encodable where Element: Encodable {
  /// Writes it down.
  public func encode(to encoder: any Encoder) throws {
    try [Element](self).encode(to: encoder)
  }
}

extension StackState: CustomStringConvertible, CustomDebugStringConvertible {
  /// The text.
  public var description: String { _dictionary.values.elements.description }
  /// The text for debuggers.
  public var debugDescription: String { "\(Self.self)(\(_dictionary.description))" }
}

extension StackState: CustomDumpReflectable {
  /// What is printed.
  public var customDumpMirror: Mirror {
    Mirror(self, unlabeledChildren: Array(zip(ids, self)), displayStyle: .dictionary)
  }
}

/// A place in the source that may be part of a key path.
public struct _HashableStaticString: RawRepresentable, Hashable, Sendable,
  ExpressibleByStringLiteral, CustomStringConvertible, CustomDebugStringConvertible
{
  /// The text.
  public let rawValue: StaticString

  /// Makes it.
  public init(rawValue: StaticString) { self.rawValue = rawValue }
  /// Makes it of a literal.
  public init(stringLiteral value: StaticString) { rawValue = value }

  /// The text.
  public var description: String { rawValue.description }
  /// The text for debuggers.
  public var debugDescription: String { rawValue.debugDescription }

  /// Whether both are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.description == rhs.description }
  /// Hashes what is compared.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}
