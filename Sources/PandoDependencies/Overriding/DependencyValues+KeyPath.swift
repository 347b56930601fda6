import IssueReporting

/// An override of a whole dependency by a key path.
///
/// Assigning through a key path reads first what it replaces. The read of the dependency itself gets
/// the new value, so that no default is computed for it.
// Sendable because it is used only during one assignment, by the task that makes it.
final class PendingOverride<Value>: DependencyAccess, @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
    super.init(
      purpose: .override,
      sourceLocation: CodeLocation(
        fileID: #fileID,
        filePath: #filePath,
        line: #line,
        column: #column
      )
    )
  }
}

extension DependencyValues {
  /// Sets a dependency, or a part of one, by its key path.
  ///
  /// Unlike an assignment, this neither computes a default that it replaces, nor fails the test for
  /// what a computed property on the way reads.
  ///
  /// - Parameters:
  ///   - keyPath: A dependency, or a part of one.
  ///   - value: Its value.
  package mutating func set<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    to value: Value
  ) {
    guard Self.isTesting else {
      self[keyPath: keyPath] = value
      return
    }
    var values = DependencyValues(storage: storage, access: access)
    values.access = keyPath.isProperty ? PendingOverride(value) : Self.overriding
    withIssueReporters([MutedIssues()]) {
      DependencyUpdate.run { values[keyPath: keyPath] = value }
    }
    storage = values.storage
  }
}

extension AnyKeyPath {
  /// Whether the path is one property or subscript, and not a part of one.
  ///
  /// Its description is the only place that tells how many components it has. Dots in the names of
  /// generic arguments and computed properties do not count.
  fileprivate var isProperty: Bool {
    var depth = 0
    var count = 0
    for character in "\(self)".replacing("->", with: "") {
      switch character {
      case "<", "(", "[": depth += 1
      case ">", ")", "]": depth -= 1
      case "." where depth == 0: count += 1
      default: break
      }
    }
    return count == 1
  }
}
