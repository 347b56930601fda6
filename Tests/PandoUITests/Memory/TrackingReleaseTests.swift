import Observation
import PandoTestSupport
import Testing

@testable import PandoUI

/// Tests that the tracking of models ends with its evaluation: no registration stays in models that
/// do not change.
@MainActor
struct TrackingReleaseTests {
  @Observable
  final class Model {
    var title = "still"
  }

  final class Seen {
    weak var reads: ModelReads?
    init(_ reads: ModelReads?) { self.reads = reads }
  }

  @MainActor
  final class Probe {
    var number: Binding<Int>?
    /// The trackings of earlier evaluations, as the next evaluation finds them.
    var seen: [Seen] = []
  }

  struct Screen: View {
    let model: Model
    let probe: Probe
    @State var number = 0

    var body: some View {
      let _ = probe.number = $number
      let _ = probe.seen.append(Seen(Evaluation.current?.modelReads))
      Line("\(model.title) \(number)")
    }
  }

  @Test func tracking_whenTheBodyIsEvaluatedAgain_leavesTheModel() {
    let (model, probe) = (Model(), Probe())
    let page = Page(Screen(model: model, probe: probe))
    for step in 1...50 {
      probe.number?.wrappedValue = step
      page.graph.flush()
    }
    #expect(page.texts == ["still 50"])
    #expect(probe.seen.count == 51)
    // Only the first tracking of the type stays: it was not known yet that the type reads models.
    #expect(probe.seen.filter { $0.reads != nil }.count <= 1)
    page.graph.close()
  }
}
