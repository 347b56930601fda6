import Foundation
import GallerySamples
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb

/// Tests that a document that hibernates at times makes the same patches as one that never does.
@MainActor
@Suite("Live documents that hibernate", .serialized)
struct HibernatingLiveDocumentTests {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func patches_whenItRestsAtRandom_areThoseOfOneThatNeverDoes(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    var next = 0
    let handle = SpecHandle()
    let twins = Twins()
    let first = Spec.random(using: random, depth: 3, next: &next)
    let graph = ViewGraph(SpecRoot(spec: first, handle: handle), renderer: twins)
    twins.open()
    for step in 0..<100 {
      await Task.yield()
      if Int.random(in: 0..<3, using: &random) > 0 { #expect(twins.hibernate(from: graph)) }
      var spec = try #require(handle.spec).wrappedValue
      spec.change(using: random, depth: 3, next: &next)
      handle.spec?.wrappedValue = spec
      graph.flush()
      guard twins.agree("seed \(seed), step \(step), \(spec.words)") else { return }
    }
    #expect(twins.restCount > 30)
    twins.hibernate(from: graph)
    #expect(twins.areWrittenAlike())
    graph.close()
  }

  @Test(arguments: GalleryPage.all.map(\.name))
  func patches_whenItRestsBetweenUses_areThoseOfOneThatNeverDoes(name: String) async throws {
    let page = try #require(GalleryPage.all.first { $0.name == name })
    var random = SeededGenerator(seed: 11)
    let twins = Twins()
    let graph = page.graph(twins)
    graph.flush()
    twins.open()
    var isCollecting = false
    for step in 0..<40 {
      await Task.yield()
      // A page with images from memory does not hibernate, and neither does one with collected
      // changes.
      if Bool.random(using: &random) { twins.hibernate(from: graph) }
      guard let event = RandomUse.event(in: twins.tree, using: random) else { break }
      if Int.random(in: 0..<4, using: &random) == 0 { isCollecting.toggle() }
      twins.collect(isCollecting)
      if case .change(let value) = event.event { twins.noteBrowser(event.element, shows: value) }
      try? graph.send(event.event, to: event.element)
      graph.flush()
      if !isCollecting { twins.collect(false) }
      guard twins.agree("\(name), step \(step), \(event)") else { return }
    }
    twins.collect(false)
    #expect(twins.agree("\(name), at the end"))
    #expect(twins.hibernate(from: graph) || !twins.hibernating.pictures.isEmpty)
    #expect(twins.areWrittenAlike())
    graph.close()
  }
}
