/// The storage of a ``Dependency``: what to read, and the values at its creation.
// Sendable because all stored properties are immutable and `Sendable`.
final class DependencyReference<Value>: DependencyAccess, @unchecked Sendable {
  let values: DependencyValues
  private let source: Source

  enum Source: Sendable {
    case path(any KeyPath<DependencyValues, Value> & Sendable)
    case key(name: @Sendable () -> String, read: @Sendable (DependencyValues) -> Value)
  }

  init(_ source: Source, site: DependencySite) {
    self.values = .capture()
    self.source = source
    super.init(purpose: .use, site: site)
  }

  /// The current value. Current overrides win over captured ones.
  var value: Value {
    var values = self.values.merging(.capture())
    values.access = self
    switch source {
    case .path(let path): return values[keyPath: path]
    case .key(_, let read): return read(values)
    }
  }

  override var reference: String? {
    switch source {
    case .path(let path):
      let root = "\\DependencyValues."
      let name = "\(path)"
      // Without reflection metadata, a computed property prints as its address.
      guard name.hasPrefix(root), !name.contains("<computed") else { return nil }
      return "@Dependency(\\.\(name.dropFirst(root.count)))"
    case .key(let name, _):
      return "@Dependency(\(name()).self)"
    }
  }
}
