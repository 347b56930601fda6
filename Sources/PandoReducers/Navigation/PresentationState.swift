internal import IssueReporting
public import PandoCasePaths

/// The state of a presented feature, or nil. ``Presents()`` wraps a property in it.
///
/// The state is stored outside the parent's, so that a feature may present its own type. When the parent is copied,
/// it is copied only once one of the copies changes.
@dynamicMemberLookup
@propertyWrapper
public struct PresentationState<State> {
  // Sendable because only its single owner changes it, as with a value.
  private final class Storage: @unchecked Sendable {
    var state: State?
    init(state: State?) { self.state = state }
  }

  private var storage: Storage

  /// The path of the child whose dismissal is awaited.
  var presentedID: NavigationIDPath?

  /// Makes a presentation state.
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

  /// The presentation state itself, for reducers and stores.
  public var projectedValue: Self {
    _read { yield self }
    _modify { yield &self }
  }

  /// The state of a case; nil if another case is presented.
  public subscript<Case>(
    dynamicMember keyPath: CaseKeyPath<State, Case>
  ) -> PresentationState<Case> where State: CasePathable {
    PresentationState<Case>(wrappedValue: wrappedValue.flatMap { $0[case: keyPath] })
  }

  /// A member of the presented state.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<State, Member>
  ) -> PresentationState<Member> {
    PresentationState<Member>(wrappedValue: wrappedValue?[keyPath: keyPath])
  }

  /// The state of a case, for reading and in-place changes. Setting nil dismisses.
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
  /// Changes the payload of a case; nil removes the whole value. A value in another case is left unchanged, which is
  /// reported.
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
  /// Hashes the wrapped value.
  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

extension PresentationState: Sendable where State: Sendable {}

extension PresentationState: Decodable where State: Decodable {
  /// Decodes the wrapped value.
  public init(from decoder: any Decoder) throws {
    try self.init(wrappedValue: Optional<State>(from: decoder))
  }
}

extension PresentationState: Encodable where State: Encodable {
  /// Encodes the wrapped value.
  public func encode(to encoder: any Encoder) throws {
    try wrappedValue.encode(to: encoder)
  }
}

extension PresentationState: CustomReflectable {
  /// The mirror of the wrapped value.
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue as Any) }
}
