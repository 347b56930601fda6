import Foundation
import PandoUI
import Testing

/// Random changes of random trees, made of everything that puts views in their places: after each
/// one the tree is what a fresh render draws.
///
/// One seed at a time, and others get the main actor between two steps: they may wait for it.
@MainActor
@Suite(.serialized)
struct RandomTreeTests {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func changes_whenRandom_leaveTheTreeAsAFreshRender(seed: UInt64) async {
    var random = SeededGenerator(seed: seed)
    var next = 0
    let handle = SpecHandle()
    let first = Spec.random(using: random, depth: 3, next: &next)
    let page = Page(SpecRoot(spec: first, handle: handle))
    for step in 0..<100 {
      await Task.yield()
      var spec = handle.spec!.wrappedValue
      let before = spec
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        spec.change(using: random, depth: 3, next: &next)
      }
      handle.spec!.wrappedValue = spec
      page.graph.flush()
      let fresh = Page(SpecRoot(spec: spec, handle: SpecHandle()))
      // A tab that was shown once is kept, hidden; a fresh render has not made it.
      let (drawn, wanted) = (page.outlineInSight, fresh.outlineInSight)
      fresh.graph.close()
      guard drawn != wanted else { continue }
      Issue.record(
        """
        seed \(seed), step \(step)
        drawn:
        \(drawn)
        wanted:
        \(wanted)
        before: \(before.words)
        after:  \(spec.words)
        """
      )
      return
    }
    page.graph.close()
  }
}
