internal import CustomDump

/// The snapshot of one root.
///
// Sendable because `snapshot` is guarded by the root's mutex.
final class ChangeTracking<Value>: AnyChangeTracking, @unchecked Sendable {
  private weak var root: Root<Value>?
  private let place: DeclarationPlace
  private var snapshot: Value?

  init(_ root: Root<Value>, declaredAt place: DeclarationPlace) {
    self.root = root
    self.place = place
  }

  override var hasSnapshot: Bool { snapshot != nil }

  override func recordSnapshot() {
    let tracker = SharedChangeTracker.current
    // A test store takes the present values as the start of each step, whoever changed them.
    guard snapshot == nil || tracker?.isStepwise == true && owner !== tracker, let root else {
      return
    }
    snapshot = root.copy()
    owner = tracker
    tracker?.insert(self, of: root)
  }

  override var isChanged: Bool {
    guard let root else { return false }
    root.core.lock()
    let before = snapshot
    let after = root.copy()
    root.core.unlock()
    guard let before else { return false }
    return !isUnchanged(before, after)
  }

  override func swapSnapshot() {
    guard var value = snapshot, let root else { return }
    swap(&value, &root.inPlace)
    snapshot = value
  }

  override func settle() {
    guard let snapshot, let root, isUnchanged(snapshot, root.copy()) else { return }
    self.snapshot = nil
  }

  override func skip() {
    guard let root else { return }
    root.core.lock()
    let old = snapshot
    snapshot = nil
    root.core.unlock()
    withExtendedLifetime(old) {}
  }

  override func takeReport() -> String? {
    guard let root else { return nil }
    root.core.lock()
    let before = snapshot
    let after = root.copy()
    snapshot = nil
    root.core.unlock()
    guard let before, !isUnchanged(before, after) else { return nil }
    let difference = diff(before, after, format: .proportional) ?? "(the values print alike)"
    return """
      Tracked changes to 'Shared<\(Value.self)>@\(place.fileID):\(place.line)' but failed to \
      assert: …

      \(difference.indented)

      (Before: −, After: +)

      Call 'Shared<\(Value.self)>.assert' to exhaustively test these changes, or call \
      'skipChanges' to ignore them.
      """
  }
}

/// Whether two values are equal, or print alike if their type is not `Equatable`.
func isUnchanged<Value>(_ before: Value, _ after: Value) -> Bool {
  areEqual(before, after) ?? (diff(before, after) == nil)
}

extension String {
  /// The string with each line indented by two spaces.
  var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }
      .joined(separator: "\n")
  }
}
