extension Optional: CasePathable, CasePathIterable {
  /// The paths of `none` and `some`.
  @dynamicMemberLookup
  public struct AllCasePaths: CasePathReflectable, Sendable {
    /// The path to the case of `root`.
    public subscript(root: Optional) -> PartialCaseKeyPath<Optional> {
      switch root {
      case .none: \.none
      case .some: \.some
      }
    }

    /// The path to the absence of a value.
    public var none: AnyCasePath<Optional, Void> {
      AnyCasePath(
        embed: { .none },
        extract: { $0 == nil ? () : nil }
      )
    }

    /// The path to the value.
    public var some: AnyCasePath<Optional, Wrapped> {
      AnyCasePath(embed: { .some($0) }, extract: { $0 })
    }

    /// The path to the associated value of a case of the wrapped enum.
    @_disfavoredOverload
    public subscript<Member>(
      dynamicMember keyPath: KeyPath<Wrapped.AllCasePaths, AnyCasePath<Wrapped, Member>>
    ) -> AnyCasePath<Optional, Member?>
    where Wrapped: CasePathable {
      Wrapped.allCasePaths[keyPath: keyPath].ofOptional()
    }
  }

  /// The paths of all cases.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension Optional.AllCasePaths: Sequence {
  /// The paths, in the order of the cases.
  public func makeIterator() -> some IteratorProtocol<PartialCaseKeyPath<Optional>> {
    [\.none, \.some].makeIterator()
  }
}

extension AnyCasePath {
  /// The path from an optional value of the enum to the associated value.
  fileprivate func ofOptional() -> AnyCasePath<Root?, Value?> {
    AnyCasePath<Root?, Value?>(
      embed: { $0.map(embed) },
      extract: { $0.flatMap(extract(from:)).map(Optional.some) }
    )
  }
}

extension Optional where Wrapped: CasePathable {
  /// Whether there is a value and it is the case of a key path.
  @_disfavoredOverload
  @_documentation(visibility: internal)
  public func `is`(_ keyPath: PartialCaseKeyPath<Wrapped>) -> Bool {
    self?.is(keyPath) ?? false
  }

  /// Changes the associated value of a case of the wrapped value in place.
  @_disfavoredOverload
  @_documentation(visibility: internal)
  public mutating func modify<Value>(
    _ keyPath: CaseKeyPath<Wrapped, Value>,
    yield: (inout Value) -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    modify(
      (\Cases.some).appending(path: keyPath),
      yield: yield,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}
