import Foundation
import PandoTestSupport
import PandoUI
import Testing

/// Tests of random changes of random trees that use every structural view.
///
/// After each change the tree equals that of a fresh render.
///
/// Seeds run one at a time. The test yields the main actor between steps, because other tests may
/// wait for it.
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
      // A tab that was shown once is kept hidden; a fresh render has not made it.
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

  /// A renderer that dropped its elements gets the mutations that make them again.
  @Test(arguments: 20..<30 as Range<UInt64>)
  func drawing_whenDescribedAgain_equalsWhatTheRendererGot(seed: UInt64) async {
    let random = SeededGenerator(seed: seed)
    var next = 0
    let handle = SpecHandle()
    let first = Spec.random(using: random, depth: 3, next: &next)
    let page = Page(SpecRoot(spec: first, handle: handle))
    for step in 0..<60 {
      await Task.yield()
      var spec = handle.spec!.wrappedValue
      spec.change(using: random, depth: 3, next: &next)
      handle.spec!.wrappedValue = spec
      page.graph.flush()
      var steps: [Mutation] = []
      page.graph.visitDrawn { steps.append($0) }
      let again = ElementTree()
      again.apply(Commit(number: 1, mutations: steps))
      guard numbered(again) == numbered(page.tree) else {
        Issue.record("seed \(seed), step \(step), \(spec.words)")
        return
      }
    }
    page.graph.close()
  }

  /// The contents of a tree, including element numbers.
  private func numbered(_ tree: ElementTree) -> String {
    func lines(_ id: ElementID, _ indent: String) -> String {
      tree.children(of: id).map {
        "\(indent)\($0.id) \($0.kind) \($0.attributes)\n" + lines($0.id, indent + " ")
      }.joined()
    }
    return lines(ElementTree.rootID, "")
  }
}
