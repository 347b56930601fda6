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
}

/// What a commit has to take care of.
struct CommitFlags: OptionSet, Sendable {
  let rawValue: UInt64
  init(rawValue: UInt64) { self.rawValue = rawValue }

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
    if !CheckedMutex.lock(&pointee.mutex) { reentrantAccess() }
  }

  func unlock() {
    if !CheckedMutex.unlock(&pointee.mutex) { foreignUnlock() }
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

  /// The same thread holds the lock already, so the value is in the middle of a change and must be
  /// neither read nor written: Swift's law of exclusivity, which stops the program as well.
  @inline(never)
  private func reentrantAccess() -> Never {
    fatalError(
      """
      A 'Shared' value was read or written inside of a 'withLock' (or an in-place change) of the \
      same value. Use the 'inout' argument that 'withLock' passes to its closure, or copy what \
      you need before the call.
      """
    )
  }
}
