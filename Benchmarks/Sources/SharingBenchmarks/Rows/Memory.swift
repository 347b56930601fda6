import CHeap
import PandoSharing

/// Bytes of one object, by the heap's own account: the handle in its array, its allocations, and what
/// the allocator rounds them up by.
func memory() -> [Row] {
  let count = 100_000
  let roots = bytes(of: count) { Shared(value: $0) }
  let root = Shared(value: Profile())
  let slices = bytes(of: count) { _ in root.age }
  let read = bytes(of: count) { index in
    let shared = Shared(value: index)
    consume(shared.wrappedValue)
    return shared
  }
  return [
    Row(
      "memory of one `Shared(value: 0)`",
      "\(roots.formatted(0)) B",
      atMost: "128 B",
      isWithin: roots <= 128
    ),
    Row("memory of one slice", "\(slices.formatted(0)) B", atMost: "96 B", isWithin: slices <= 96),
    Row(
      "memory of one `Shared(value: 0)` that was read",
      "\(read.formatted(0)) B",
      atMost: "(no limit)",
      isWithin: true
    ),
  ]
}

private func bytes<T>(of count: Int, _ make: (Int) -> T) -> Double {
  var objects: [T] = []
  objects.reserveCapacity(count)
  let before = heap_bytes_in_use()
  for index in 0..<count { objects.append(make(index)) }
  let after = heap_bytes_in_use()
  consume(objects)
  return Double(after - before) / Double(count) + Double(MemoryLayout<T>.stride)
}
