internal import CustomDump
internal import Synchronization

/// What shared values were before and after something that is printed.
///
/// Two copies of a state hold the same shared values, so that they never differ. Who prints what was changed takes
/// the values on both sides, and has them printed instead.
// Sendable because the values were copied, and are read only.
package struct SharedChangePrinting: @unchecked Sendable {
  private struct Change {
    // Whose identity names the value: it stays while the change is printed.
    let handle: AnyObject
    var before: Any?
    var after: Any?
  }

  /// What is printed here.
  @TaskLocal private static var current: SharedChangePrinting?
  /// How many are printed in the process: nobody else has to look for one.
  private static let count = Atomic<Int>(0)

  private var changes: [ObjectIdentifier: Change] = [:]
  /// The handles in the order in which they were found.
  private var order: [ObjectIdentifier] = []

  /// Takes the shared values in something, as they are now.
  ///
  /// - Parameter value: Where they are looked for: in properties, elements and cases, and not in objects.
  package init(before value: Any) {
    visit(value) { handle, shared in
      change(of: handle) { $0.before = shared }
    }
  }

  /// Whether there is a shared value.
  package var isEmpty: Bool { changes.isEmpty }

  /// Takes the shared values in something, as they are after the change.
  ///
  /// - Parameter value: Where they are looked for.
  package mutating func finish(after value: Any) {
    visit(value) { handle, shared in
      change(of: handle) { $0.after = shared }
    }
    // What is not there any more is printed as it was.
    for (id, change) in changes where change.after == nil { changes[id]?.after = change.before }
  }

  private mutating func change(of handle: AnyObject, _ body: (inout Change) -> Void) {
    let id = ObjectIdentifier(handle)
    if changes[id] == nil { order.append(id) }
    body(&changes[id, default: Change(handle: handle)])
  }

  /// How the shared values differ that are being printed here; nil if none does.
  ///
  /// Arrays with the same elements in the same memory are not compared any further, so that what is shared in these
  /// is missing from a difference of the states.
  package static var difference: String? {
    guard let current else { return nil }
    let texts = current.order.compactMap { id -> String? in
      guard let change = current.changes[id], let before = change.before, let after = change.after
      else { return nil }
      return diff(before, after)
    }
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }

  /// Runs code that prints differences of both.
  ///
  /// - Parameter body: What prints.
  package func printing(_ body: () -> Void) {
    if isEmpty { return body() }
    Self.count.add(1, ordering: .relaxed)
    defer { Self.count.subtract(1, ordering: .relaxed) }
    Self.$current.withValue(self, operation: body)
  }

  /// The values of a handle before and after, if they are being printed here.
  static func values<Value>(of handle: Reference<Value>) -> (before: Value, after: Value)? {
    guard count.load(ordering: .relaxed) > 0,
      let change = current?.changes[ObjectIdentifier(handle)],
      let after = change.after as? Value
    else { return nil }
    return (change.before as? Value ?? after, after)
  }

  /// What stands for a shared value in a dump.
  static func dumped<Value>(_ handle: Reference<Value>) -> Any? {
    guard let (before, after) = values(of: handle) else { return nil }
    if isUnchanged(before, after) { return after }
    return PrintedChange(before: before, after: after, id: ObjectIdentifier(handle))
  }
}

/// A shared value that was changed, in a difference of the states around it.
private struct PrintedChange: _CustomDiffObject, Equatable {
  let before: Any
  let after: Any
  let id: ObjectIdentifier

  var _customDiffValues: (Any, Any) { (before, after) }
  var _objectIdentifier: ObjectIdentifier { id }

  /// It differs from itself: that is what is printed of it.
  static func == (lhs: Self, rhs: Self) -> Bool { false }
}

/// What has a handle on a shared value.
private protocol SharedHolder {
  func visitShared(_ visit: (AnyObject, Any) -> Void)
}

extension Shared: SharedHolder {
  fileprivate func visitShared(_ visit: (AnyObject, Any) -> Void) {
    visit(handle, handle.target.peek())
  }
}

extension SharedReader: SharedHolder {
  fileprivate func visitShared(_ visit: (AnyObject, Any) -> Void) {
    visit(handle, handle.target.peek())
  }
}

/// Goes through the shared values in something. A state of any size is gone through in a bounded time.
private func visit(_ value: Any, _ found: (AnyObject, Any) -> Void) {
  var waiting: [Any] = [value]
  var rest = 20_000
  while let value = waiting.popLast(), rest > 0 {
    rest -= 1
    if let holder = value as? any SharedHolder {
      holder.visitShared { handle, shared in
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

/// Whether there is certainly no shared value in something of which there may be very many.
private func isLeaf(_ value: Any) -> Bool {
  switch value {
  case is String, is Bool, is any BinaryInteger, is any BinaryFloatingPoint: true
  default: false
  }
}
