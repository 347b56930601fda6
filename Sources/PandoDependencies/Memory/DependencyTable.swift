import Synchronization

/// A hash table from key types to boxes that is read without a lock.
///
/// The table uses open addressing with linear probing. Its number of slots is a power of two, and
/// at most half of them are in use. The owner serializes writers; readers may run at any time.
/// Entries are added and replaced, never removed, and a replaced box lives as long as the table, so
/// that a reader needs only a reference to the table.
// Only the writer uses `count` and `retired`. The owner serializes writers: `DependencyCache` by
// its lock, `DependencyStorage` by not writing once the table is shared.
// Sendable because slots are atomics, and there is one writer at a time.
final class DependencyTable: @unchecked Sendable {
  private struct Slot: ~Copyable {
    let key = Atomic<UInt>(0)
    let box = Atomic<UncountedReference<DependencyBox>?>(nil)
  }

  private let slots: UnsafeMutablePointer<Slot>
  private let mask: UInt
  private(set) var count = 0
  private var retired: [DependencyBox] = []

  /// Makes an empty table with room for `minimumCapacity` entries.
  init(minimumCapacity: Int) {
    var size = 4
    while size < minimumCapacity * 2 { size *= 2 }
    slots = .allocate(capacity: size)
    for index in 0..<size { (slots + index).initialize(to: Slot()) }
    mask = UInt(size - 1)
  }

  /// Makes a table with the entries of `other` and room for `minimumCapacity` in all.
  convenience init(copying other: DependencyTable?, minimumCapacity: Int) {
    self.init(minimumCapacity: max(minimumCapacity, other?.count ?? 0))
    other?.forEach { insert($1, for: $0) }
  }

  deinit {
    for index in 0...Int(mask) { slots[index].box.load(ordering: .relaxed)?.release() }
    slots.deinitialize(count: Int(mask) + 1)
    slots.deallocate()
  }

  /// Whether one more entry leaves half of the slots free.
  var hasRoom: Bool { (count + 1) * 2 <= Int(mask) + 1 }

  /// The box of a key, if there is one. Safe from any thread.
  ///
  /// - Complexity: O(1) on average.
  @inline(__always)
  func box(for key: ObjectIdentifier) -> UncountedReference<DependencyBox>? {
    let key = UInt(bitPattern: key)
    var index = Self.hash(key) & mask
    while true {
      let candidate = slots[Int(index)].key.load(ordering: .acquiring)
      if candidate == key {
        return slots[Int(index)].box.load(ordering: .acquiring)
      }
      if candidate == 0 { return nil }
      index = (index &+ 1) & mask
    }
  }

  /// Adds or replaces an entry. Only the writer calls this, and only while the table has room.
  func insert(_ box: DependencyBox, for key: ObjectIdentifier) {
    let key = UInt(bitPattern: key)
    let reference = UncountedReference.retained(box)
    var index = Self.hash(key) & mask
    while true {
      let candidate = slots[Int(index)].key.load(ordering: .relaxed)
      if candidate == key {
        let old = slots[Int(index)].box.exchange(reference, ordering: .acquiringAndReleasing)
        if let old { retired.append(old.taken()) }
        return
      }
      if candidate == 0 {
        // The box is stored first, so that a reader that sees the key sees the box.
        slots[Int(index)].box.store(reference, ordering: .releasing)
        slots[Int(index)].key.store(key, ordering: .releasing)
        count += 1
        return
      }
      index = (index &+ 1) & mask
    }
  }

  /// Visits every entry, in no particular order.
  func forEach(_ body: (ObjectIdentifier, DependencyBox) -> Void) {
    for index in 0...Int(mask) {
      let key = slots[index].key.load(ordering: .acquiring)
      guard let box = slots[index].box.load(ordering: .acquiring), key != 0 else { continue }
      // Unsafe because any number could be cast. The key was made of an `ObjectIdentifier`, which is
      // one word; a larger `ObjectIdentifier` would stop the program here.
      body(unsafeBitCast(key, to: ObjectIdentifier.self), box.object)
    }
  }

  /// Fibonacci hashing; the low bits of a metatype's address are always zero.
  @inline(__always)
  private static func hash(_ key: UInt) -> UInt {
    (key &* 0x9E37_79B9_7F4A_7C15) >> 40
  }
}
