import BenchmarkSupport
import CHeap
import PandoReducers

/// Measures the heap memory that stays after a million actions, a third of which start effects.
@MainActor
func memory() -> [Row] {
  let store = Store(initialState: Echo.State()) { Echo() }
  let send = { (count: Int) in
    for index in 0..<count {
      store.send(index % 3 == 0 ? .tapped : index % 3 == 1 ? .echo : .cancel)
    }
  }
  send(10_000)
  let before = heap_bytes_in_use()
  send(1_000_000)
  let growth = Int(heap_bytes_in_use()) - Int(before)
  consume(store.count)
  return [
    Row(
      "heap after 1,000,000 actions, to that after 10,000",
      "\(growth) B more",
      atMost: "4096 B",
      isWithin: growth <= 4096
    )
  ]
}
