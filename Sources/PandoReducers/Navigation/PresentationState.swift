internal import IssueReporting
public import PandoCasePaths

/// The state of a feature that is presented, or nil. ``Presents()`` puts it around a property.
///
/// The state is kept beside the parent's, so that a parent may present its own kind, and is copied with the parent
/// only when one of the copies changes.
@dynamicMemberLookup
@propertyWrapper
public struct PresentationState<State> {
  // Sendable because it is changed by its only owner, like a value.
  private final class Storage: @unchecked Sendable {
    var state: State?
    init(state: State?) { self.state = state }
  }

  private var storage: Storage

  /// The child that waits for its dismissal.
  var presentedID: NavigationIDPath?

  /// Makes it.
  public init(wrappedValue: State?) {
    storage = Storage(state: wrappedValue)
  }

  /// The state, or nil.
  public var wrappedValue: State? {
    _read { yield storage.state }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(state: storage.state) }
      yield &storage.state
    }
  }

  /// The whole, for reducers and stores.
  public var projectedValue: Self {
    _read { yield self }
    _modify { yield &self }
  }

  /// The state of a case, if that is what is presented.
  public subscript<Case>(
    dynamicMember keyPath: CaseKeyPath<State, Case>
  ) -> PresentationState<Case> where State: CasePathable {
    PresentationState<Case>(wrappedValue: wrappedValue.flatMap { $0[case: keyPath] })
  }

  /// A member of what is presented.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<State, Member>
  ) -> PresentationState<Member> {
    PresentationState<Member>(wrappedValue: wrappedValue?[keyPath: keyPath])
  }

  /// The state of a case, to be read and changed in place. Nil dismisses.
  public subscript<Case>(
    case path: CaseKeyPath<State, Case>,
    fileID fileID: StaticString = #fileID,
    filePath filePath: StaticString = #filePath,
    line line: UInt = #line,
    column column: UInt = #column
  ) -> Case? where State: CasePathable {
    get { wrappedValue.flatMap(AnyCasePath(path).extract(from:)) }
    set {
      wrappedValue.change(
        AnyCasePath(path),
        to: newValue,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
    }
  }

  func sharesStorage(with other: Self) -> Bool { storage === other.storage }
}

extension Optional {
  /// Changes what a case holds; nil takes the whole value away. Another case is left as it is, and reported.
  mutating func change<Case>(
    _ path: AnyCasePath<Wrapped, Case>,
    to value: Case?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    if let before = self, path.extract(from: before) == nil {
      reportIssue(
        """
        A case of "\(typeName(Wrapped.self))" was changed while the value is another case. Assign a value of the case \
        that is meant instead.

        Can't modify unrelated case "\(caseName(of: before))"
        """,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
    } else if self != nil {
      self = value.map(path.embed)
    } else if value != nil {
      reportIssue(
        """
        Can't modify a case of "\(typeName(Wrapped.self))": there is no value.

        Assign a value of the case that is meant instead.
        """,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
    }
  }
}

extension PresentationState: Equatable where State: Equatable {
  /// Whether both are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.sharesStorage(with: rhs) || lhs.wrappedValue == rhs.wrappedValue
  }
}

extension PresentationState: Hashable where State: Hashable {
  /// Hashes what is compared.
  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

extension PresentationState: Sendable where State: Sendable {}

extension PresentationState: Decodable where State: Decodable {
  /// Reads it.
  public init(from decoder: any Decoder) throws {
    try self.init(wrappedValue: Optional<State>(from: decoder))
  }
}

extension PresentationState: Encodable where State: Encodable {
  /// Writes it down.
  public func encode(to encoder: any Encoder) throws {
    try wrappedValue.encode(to: encoder)
  }
}

extension PresentationState: CustomReflectable {
  /// What is printed.
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue as Any) }
}
