/// The storage of a ``Dependency``: what to read, and the values at its creation.
// Sendable because all stored properties are immutable and `Sendable`.
final class DependencyReference<Value>: DependencyAccess, @unchecked Sendable {
  let values: DependencyValues
  private let source: Source

  enum Source: Sendable {
    case path(any KeyPath<DependencyValues, Value> & Sendable)
    /// Another way to read. The name is what stands in the parentheses of the property wrapper.
    case reader(name: @Sendable () -> String, read: @Sendable (DependencyValues) -> Value)
  }

  init(_ source: Source, sourceLocation: CodeLocation) {
    self.values = .capture()
    self.source = source
    super.init(purpose: .use, sourceLocation: sourceLocation)
  }

  /// The current value. Current overrides win over captured ones.
  var value: Value {
    var values = self.values.merging(.capture())
    values.access = self
    switch source {
    case .path(let path): return values[keyPath: path]
    case .reader(_, let read): return read(values)
    }
  }

  override var reference: String? {
    let name: String? =
      switch source {
      case .path(let path): path.sourceName
      case .reader(let name, _): name()
      }
    return name.map { "@Dependency(\($0))" }
  }
}

extension AnyKeyPath {
  /// The path as in source code; nil without reflection metadata, where a computed property prints as
  /// its address.
  var sourceName: String? {
    let root = "\\DependencyValues."
    let name = "\(self)"
    guard name.hasPrefix(root), !name.contains("<computed") else { return nil }
    return "\\.\(name.dropFirst(root.count))"
  }
}
