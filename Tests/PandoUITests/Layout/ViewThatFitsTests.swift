import Foundation
import Testing

@testable import PandoUI

/// Tests of `ViewThatFits`. The renderer reports which alternative fits.
@MainActor
@Suite struct ViewThatFitsTests {
  @MainActor
  final class Log {
    var lines: [String] = []
  }

  struct Alternative: View {
    let name: String
    let log: Log
    @State private var count = 0
    var body: some View {
      Button("\(name) \(count)") { count += 1 }
        .onAppear { log.lines.append("+\(name)") }
        .onDisappear { log.lines.append("-\(name)") }
    }
  }

  private func shown(_ tree: ElementTree) -> [String] {
    tree.elements.values.filter { $0.kind == .cell && !$0.attributes.flag(.isHidden) }
      .flatMap { tree.children(of: $0.id) }.compactMap { element in
        element.attributes.text(.text)
          ?? tree.children(of: element.id).first?.attributes.text(.text)
      }
  }

  private func place(_ tree: ElementTree) throws -> ElementTree.Element {
    try #require(tree.elements.values.first { $0.kind == .fitting })
  }

  private func say(_ index: Int, _ graph: ViewGraph, _ tree: ElementTree) throws {
    try graph.send(.fit(index), to: place(tree).id)
    graph.flush()
  }

  @Test func alternatives_areMadeOneAfterTheOther_andOnlyTheShownOneIsInSight() throws {
    let (log, tree) = (Log(), ElementTree())
    let graph = ViewGraph(
      ViewThatFits {
        Alternative(name: "wide", log: log)
        Alternative(name: "middle", log: log)
        Alternative(name: "narrow", log: log)
      },
      renderer: tree
    )
    #expect(shown(tree) == ["wide 0"])
    #expect(log.lines == ["+wide"])
    try say(1, graph, tree)
    #expect(shown(tree) == ["middle 0"])
    try say(2, graph, tree)
    #expect(shown(tree) == ["narrow 0"])
    #expect(log.lines == ["+wide", "-wide", "+middle", "-middle", "+narrow"])
    // No alternative fits, so the last one is shown.
    try say(3, graph, tree)
    #expect(shown(tree) == ["narrow 0"])
    try say(0, graph, tree)
    #expect(shown(tree) == ["wide 0"])
    #expect(log.lines.suffix(2) == ["-narrow", "+wide"])
    graph.close()
  }

  @Test func alternative_thatIsNotShown_keepsItsState_andIsUpToDate() throws {
    struct Titled: View {
      @State private var title = "long title"
      var body: some View {
        Button("Shorten") { title = "t" }
        ViewThatFits {
          Text(title)
          Text("short")
        }
      }
    }
    let tree = ElementTree()
    let graph = ViewGraph(Titled(), renderer: tree)
    try say(1, graph, tree)
    #expect(shown(tree) == ["short"])
    let button = try #require(tree.elements.values.first { $0.kind == .button })
    try graph.send(.tap, to: button.id)
    graph.flush()
    // The text is measured while it is not shown, because it may fit now.
    let texts = tree.elements.values.filter { $0.kind == .text }.compactMap {
      $0.attributes.text(.text)
    }
    #expect(texts.contains("t") && !texts.contains("long title"))
    graph.close()
  }

  @Test func alternatives_ofAForEach_areTriedTheSameWay() throws {
    let tree = ElementTree()
    let graph = ViewGraph(
      ViewThatFits(in: .horizontal) {
        ForEach([30, 20, 10], id: \.self) { Text("of \($0)") }
      },
      renderer: tree
    )
    #expect(try place(tree).attributes.text(.axis) == "horizontal")
    try say(1, graph, tree)
    try say(2, graph, tree)
    #expect(shown(tree) == ["of 10"])
    graph.close()
  }

  @Test func alternative_thatDoesNotExist_isRefused() throws {
    let tree = ElementTree()
    let graph = ViewGraph(ViewThatFits { Text("a") }, renderer: tree)
    for index in [-1, 2, .max, .min] {
      #expect(throws: EventError.self) { try say(index, graph, tree) }
    }
    #expect(shown(tree) == ["a"])
    graph.close()
  }
}
