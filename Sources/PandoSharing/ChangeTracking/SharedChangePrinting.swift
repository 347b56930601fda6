internal import CustomDump
internal import Synchronization

/// The shared values in a state before and after a change that is printed.
///
/// Two copies of a state hold the same shared values, which therefore never differ. Code that prints a change takes
/// the values on both sides, and prints those instead.
///
// Sendable because the values were copied, and are read only.
package struct SharedChangePrinting: @unchecked Sendable {
  private struct Change {
    // Its identity names the value, and stays valid while the change is printed.
    let handle: AnyObject
    var before: Any?
    var after: Any?
  }

  /// The change that is printed by the current task.
  @TaskLocal private static var current: SharedChangePrinting?
  /// The number of changes being printed in the process. At zero, reads skip the search for one.
  private static let count = Atomic<Int>(0)

  private var changes: [ObjectIdentifier: Change] = [:]
  /// The handles, in the order in which they were found.
  private var order: [ObjectIdentifier] = []

  /// Takes the present shared values in a value.
  ///
  /// - Parameter value: The value to search: its properties, elements and cases, but not objects.
  package init(before value: Any) {
    visit(value) { handle, shared in
      change(of: handle) { $0.before = shared }
    }
  }

  /// Whether no shared value was found.
  package var isEmpty: Bool { changes.isEmpty }

  /// Takes the shared values in a value after the change.
  ///
  /// - Parameter value: The value to search.
  package mutating func finish(after value: Any) {
    visit(value) { handle, shared in
      change(of: handle) { $0.after = shared }
    }
    // A shared value that no longer exists is printed unchanged.
    for (id, change) in changes where change.after == nil { changes[id]?.after = change.before }
  }

  private mutating func change(of handle: AnyObject, _ body: (inout Change) -> Void) {
    let id = ObjectIdentifier(handle)
    if changes[id] == nil { order.append(id) }
    body(&changes[id, default: Change(handle: handle)])
  }

  /// The differences of the shared values being printed; nil if there are none.
  ///
  /// The difference of two states does not include shared values inside arrays that have the same buffer, because
  /// those arrays are not compared any further.
  package static var difference: String? {
    guard let current else { return nil }
    let texts = current.order.compactMap { id -> String? in
      guard let change = current.changes[id], let before = change.before, let after = change.after
      else { return nil }
      return diff(before, after)
    }
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }

  /// Runs code that prints the difference of the two states.
  ///
  /// - Parameter body: Prints the difference.
  package func printing(_ body: () -> Void) {
    if isEmpty { return body() }
    Self.count.add(1, ordering: .relaxed)
    defer { Self.count.subtract(1, ordering: .relaxed) }
    Self.$current.withValue(self, operation: body)
  }

  /// The values of a handle before and after the change, if it is being printed.
  static func values<Value>(of handle: Reference<Value>) -> (before: Value, after: Value)? {
    guard count.load(ordering: .relaxed) > 0,
      let change = current?.changes[ObjectIdentifier(handle)],
      let after = change.after as? Value
    else { return nil }
    return (change.before as? Value ?? after, after)
  }

  /// The value to print in place of a shared value.
  static func dumped<Value>(_ handle: Reference<Value>) -> Any? {
    guard let (before, after) = values(of: handle) else { return nil }
    if isUnchanged(before, after) { return after }
    return PrintedChange(before: before, after: after, id: ObjectIdentifier(handle))
  }
}

/// A changed shared value, in a difference of the states around it.
private struct PrintedChange: _CustomDiffObject, Equatable {
  let before: Any
  let after: Any
  let id: ObjectIdentifier

  var _customDiffValues: (Any, Any) { (before, after) }
  var _objectIdentifier: ObjectIdentifier { id }

  /// Always false, so that the difference is printed.
  static func == (lhs: Self, rhs: Self) -> Bool { false }
}

/// A property wrapper with a shared value.
private protocol SharedWrapper {
  func visitShared(_ visit: (AnyObject, Any) -> Void)
}

extension Shared: SharedWrapper {
  fileprivate func visitShared(_ visit: (AnyObject, Any) -> Void) {
    visit(handle, handle.target.peek())
  }
}

extension SharedReader: SharedWrapper {
  fileprivate func visitShared(_ visit: (AnyObject, Any) -> Void) {
    visit(handle, handle.target.peek())
  }
}

/// Visits the shared values in a value. Bounded, so that a state of any size takes limited time.
private func visit(_ value: Any, _ found: (AnyObject, Any) -> Void) {
  var waiting: [Any] = [value]
  var rest = 20_000
  while let value = waiting.popLast(), rest > 0 {
    rest -= 1
    if let wrapper = value as? any SharedWrapper {
      wrapper.visitShared { handle, shared in
        found(handle, shared)
        waiting.append(shared)
      }
      continue
    }
    if isLeaf(value) { continue }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .class { continue }
    for child in mirror.children.prefix(rest) { waiting.append(child.value) }
  }
}

/// Whether a value certainly holds no shared value. For types that may occur in large numbers.
private func isLeaf(_ value: Any) -> Bool {
  switch value {
  case is String, is Bool, is any BinaryInteger, is any BinaryFloatingPoint: true
  default: false
  }
}
