/// The part of a root that all its handles and slices reach through one pointer: the lock, the
/// rarely needed state, and flags that say whether a commit has more to do than store the value.
///
/// It is stored inline in ``Root``, at an address that stays the same for the root's life, so that a
/// root is one allocation. `flags` is guarded by `mutex`; `extras` is set once, under it, and read
/// without it.
struct RootCore: ~Copyable {
  var mutex = CheckedMutex.unset
  /// The root's ``RootExtras``: observers, persistence and change tracking. Made when first needed, and kept for
  /// the root's life.
  let extras = OnceReference<RootExtras>()
  /// Why a commit has to do more than store the value. Zero is the fast path.
  var flags: CommitFlags = []
  /// How many times the thread that holds the lock has taken it again; see ``isNested``.
  fileprivate var nesting: UInt32 = 0

  /// Whether the thread that holds the lock already held it, inside a `withLock` or an in-place change. It may
  /// read the value as its own change has left it so far, but must not write it: the outer change works on the
  /// same memory.
  var isNested: Bool { nesting > 0 }

  /// Whether a change only has to store the value.
  var isPlain: Bool {
    @inline(__always) get { flags.isEmpty && nesting == 0 }
  }
}

/// The work of a commit besides storing the value.
struct CommitFlags: OptionSet, Sendable {
  let rawValue: UInt32
  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A slice is tracked by Observation or has subscribers.
  static let observed = CommitFlags(rawValue: 1)
  /// A key persists the value.
  static let persisted = CommitFlags(rawValue: 2)
  /// A test needs the value from before the first change.
  static let tracked = CommitFlags(rawValue: 4)
  /// Changes can be undone.
  static let undoable = CommitFlags(rawValue: 8)
}

typealias CorePointer = UnsafeMutablePointer<RootCore>

extension UnsafeMutablePointer<RootCore> {
  /// The extras, if they were made.
  var existingExtras: RootExtras? {
    @inline(__always) get { pointee.extras.object }
  }

  /// Runs `body` with the extras, if they were made, without counting a reference.
  @inline(__always)
  func withExistingExtras<R>(_ body: (RootExtras) -> R) -> R? {
    pointee.extras.withObject(body)
  }

  /// The extras, made if they are missing. The lock is held.
  var extras: RootExtras {
    pointee.extras.object ?? pointee.extras.setIfEmpty(RootExtras())
  }

  func lock() {
    // `lock` fails only on the thread that already holds the mutex.
    if !CheckedMutex.lock(&pointee.mutex) { pointee.nesting += 1 }
  }

  func unlock() {
    if pointee.nesting > 0 {
      pointee.nesting -= 1
    } else if !CheckedMutex.unlock(&pointee.mutex) {
      foreignUnlock()
    }
  }

  /// Stops the process after an in-place change that began on one thread and ended on another, which only an
  /// asynchronous function with an `inout` argument can cause. This thread cannot release the lock.
  @inline(never)
  private func foreignUnlock() -> Never {
    fatalError(
      """
      A 'Shared' value was passed 'inout' to an asynchronous function, and would stay locked while \
      that waits. Pass a copy, and assign the result; or change the value with 'withLock' between \
      the waits.
      """
    )
  }
}
