import BenchmarkSupport
import PandoSharing

/// Measures the memory of one handle; see `bytes(of:_:)`.
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
      Figures(bytes: roots),
      atMost: "128 B",
      isWithin: roots <= 128
    ),
    Row(
      "memory of one slice",
      "\(slices.formatted(0)) B",
      Figures(bytes: slices),
      atMost: "96 B",
      isWithin: slices <= 96
    ),
    Row(
      "memory of one `Shared(value: 0)` that was read",
      "\(read.formatted(0)) B",
      Figures(bytes: read),
      atMost: "(no limit)",
      isWithin: true
    ),
  ]
}
