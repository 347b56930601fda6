internal import Synchronization

/// The part of a root that every handle and slice of it reaches by one pointer: the lock, the rare
/// state, and a word that says whether a commit has anything to do besides writing the value.
///
/// It is stored inline in ``Root``, at an address that stays the same for the root's life, so that a
/// root is one allocation. `flags` is guarded by `mutex`; `extras` is set once, under it, and read
/// without it.
struct RootCore: ~Copyable {
  var mutex = CheckedMutex.unset
  /// Observers, persistence and change tracking; made when first needed, kept until the root goes.
  let extras = Atomic<UnsafeRawPointer?>(nil)
  /// Why a commit has to do more than store the value. Zero is the fast path.
  var flags: CommitFlags = []
  /// How often the thread that holds the lock has taken it again: see ``isNested``.
  fileprivate var nesting: UInt32 = 0

  /// Whether the thread that holds the lock held it already, inside of a `withLock` or an in-place change. It
  /// may read the value then, as its own change has left it so far, and must not write it, since the outer
  /// change works on the same memory.
  var isNested: Bool { nesting > 0 }

  /// Whether a change has nothing to do besides storing the value.
  var isPlain: Bool {
    @inline(__always) get { flags.isEmpty && nesting == 0 }
  }
}

/// What a commit has to take care of.
struct CommitFlags: OptionSet, Sendable {
  let rawValue: UInt32
  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A slice is tracked by Observation or has subscribers.
  static let observed = CommitFlags(rawValue: 1)
  /// The value is kept somewhere by a key.
  static let persisted = CommitFlags(rawValue: 2)
  /// A test wants to know the value before the first change.
  static let tracked = CommitFlags(rawValue: 4)
}

typealias CorePointer = UnsafeMutablePointer<RootCore>

extension UnsafeMutablePointer<RootCore> {
  /// The extras, if they were made.
  var existingExtras: Unmanaged<RootExtras>? {
    @inline(__always) get {
      pointee.extras.load(ordering: .acquiring).map(Unmanaged.fromOpaque)
    }
  }

  /// The extras, made if they are missing. The lock is held.
  var extras: RootExtras {
    if let existingExtras { return existingExtras.takeUnretainedValue() }
    let fresh = Unmanaged.passRetained(RootExtras())
    pointee.extras.store(fresh.toOpaque(), ordering: .releasing)
    return fresh.takeUnretainedValue()
  }

  func lock() {
    // The mutex is refused to nobody but the thread that holds it.
    if !CheckedMutex.lock(&pointee.mutex) { pointee.nesting += 1 }
  }

  func unlock() {
    if pointee.nesting > 0 {
      pointee.nesting -= 1
    } else if !CheckedMutex.unlock(&pointee.mutex) {
      foreignUnlock()
    }
  }

  /// A change in place began on one thread and ends on another, which only an asynchronous function
  /// with an `inout` argument can do. The lock cannot be given back from here.
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
