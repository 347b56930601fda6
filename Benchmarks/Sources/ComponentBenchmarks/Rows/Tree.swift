import BenchmarkSupport
import PandoComponents
import PandoUI

struct LeafComponent: Component {
  let tap = SignalEmitter()
  let pick = Emitter<Int>()

  var observers: Void {
    tap += {}
    pick += { _ in }
  }

  var body: some View { Text("leaf") }
}

/// A component with nine components in it.
struct BranchComponent: Component {
  let first = LeafComponent()
  let second = LeafComponent()
  let third = LeafComponent()
  let others = (0..<6).map { _ in LeafComponent() }

  var observers: Void {
    first.tap += {}
    second.tap += {}
  }

  var body: some View { Text("branch") }
}

/// A thousand components: the root, 99 branches, 9 leaves in each, and 9 more leaves.
struct ForestComponent: StartupComponent {
  let branches = (0..<99).map { _ in BranchComponent() }
  let leaves = (0..<9).map { _ in LeafComponent() }

  var observers: Void {
    for branch in branches { branch.first.pick += { _ in } }
  }

  var body: some View { Text("forest") }
}

/// Binding a tree of 1,000 components: places, names and subscriptions.
@MainActor
func tree() -> [Row] {
  var times: [Double] = []
  for round in 0..<40 {
    var app: ComponentApp<ForestComponent>?
    let time = seconds { app = ComponentApp() }
    if round >= 10 { times.append(time) }
    consume(app)
  }
  let time = times.median
  return [
    Row(
      "making and binding a tree of 1,000 components",
      time.asTime,
      Figures(seconds: time),
      atMost: "5 ms",
      isWithin: time < 5e-3
    )
  ]
}
