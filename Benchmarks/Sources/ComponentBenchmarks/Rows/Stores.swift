import BenchmarkSupport
import PandoComponents
import PandoUI

/// Fifty fields, for one store and fifty views.
struct FormState: AnyState {
  var f00 = 0, f01 = 0, f02 = 0, f03 = 0, f04 = 0, f05 = 0, f06 = 0, f07 = 0, f08 = 0, f09 = 0
  var f10 = 0, f11 = 0, f12 = 0, f13 = 0, f14 = 0, f15 = 0, f16 = 0, f17 = 0, f18 = 0, f19 = 0
  var f20 = 0, f21 = 0, f22 = 0, f23 = 0, f24 = 0, f25 = 0, f26 = 0, f27 = 0, f28 = 0, f29 = 0
  var f30 = 0, f31 = 0, f32 = 0, f33 = 0, f34 = 0, f35 = 0, f36 = 0, f37 = 0, f38 = 0, f39 = 0
  var f40 = 0, f41 = 0, f42 = 0, f43 = 0, f44 = 0, f45 = 0, f46 = 0, f47 = 0, f48 = 0, f49 = 0

  static var fields: [WritableKeyPath<FormState, Int>] {
    [
      \.f00, \.f01, \.f02, \.f03, \.f04, \.f05, \.f06, \.f07, \.f08, \.f09,
      \.f10, \.f11, \.f12, \.f13, \.f14, \.f15, \.f16, \.f17, \.f18, \.f19,
      \.f20, \.f21, \.f22, \.f23, \.f24, \.f25, \.f26, \.f27, \.f28, \.f29,
      \.f30, \.f31, \.f32, \.f33, \.f34, \.f35, \.f36, \.f37, \.f38, \.f39,
      \.f40, \.f41, \.f42, \.f43, \.f44, \.f45, \.f46, \.f47, \.f48, \.f49,
    ]
  }
}

/// Counts evaluations.
@MainActor
final class Evaluations {
  var count = 0
}

struct FieldView: View {
  let store: PlainStore<FormState>
  let field: WritableKeyPath<FormState, Int>
  let evaluations: Evaluations

  var body: some View {
    let _ = evaluations.count += 1
    Text(verbatim: "\(store.state[dynamicMember: field])")
  }
}

struct FormView: View {
  let store: PlainStore<FormState>
  let evaluations: Evaluations

  var body: some View {
    ForEach(0..<50) { index in
      FieldView(store: store, field: FormState.fields[index], evaluations: evaluations)
    }
  }
}

/// Changes one field of fifty. There are fifty views, and each shows one field.
@MainActor
func stores() -> [Row] {
  let store = PlainStore<FormState>()
  let evaluations = Evaluations()
  let tree = ElementTree()
  let graph = ViewGraph(FormView(store: store, evaluations: evaluations), renderer: tree)
  var most = 0
  for field in FormState.fields {
    evaluations.count = 0
    store.state[dynamicMember: field] += 1
    graph.flush()
    most = max(most, evaluations.count)
  }
  let rounds = 20
  let time = seconds {
    for _ in 0..<rounds {
      for field in FormState.fields {
        store.state[dynamicMember: field] += 1
        graph.flush()
      }
    }
  }
  graph.close()
  return [
    Row(
      "one field of 50 changed, and 50 are shown: views evaluated",
      "\(most) (\((time / Double(rounds * 50)).asTime) to the commit)",
      atMost: "1",
      isWithin: most == 1
    )
  ]
}
