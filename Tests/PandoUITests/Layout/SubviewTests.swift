import Foundation
import PandoTestSupport
import PandoTesting
import Testing

@testable import PandoUI

extension ContainerValues {
  @Entry fileprivate var rank = 0
  @Entry fileprivate var note: String?
}

/// Tests of views that are taken apart into their subviews.
@MainActor
@Suite struct SubviewTests {
  private struct Numbered<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      Group(subviews: content) { subviews in
        Text("\(subviews.count) views")
        ForEach(subviews.indices, id: \.self) { index in
          HStack {
            Text("\(index)")
            subviews[index]
          }
        }
      }
    }
  }

  @Test func group_takesTuplesBranchesRowsAndGroupsApart() {
    let isThere = true
    let page = Page(
      Numbered {
        Text("a")
        if isThere { Text("b") } else { Text("c") }
        ForEach(["d", "e"], id: \.self) { Text($0) }
        Group {
          Text("f")
          EmptyView()
          AnyView(Text("g"))
        }
        if !isThere { Text("h") }
        VStack {
          Text("i")
          Text("j")
        }
      }
    )
    #expect(
      page.texts == [
        "7 views", "0", "a", "1", "b", "2", "d", "3", "e", "4", "f", "5", "g", "6", "i", "j",
      ]
    )
  }

  private struct Divided: _VariadicView_UnaryViewRoot {
    let mark: String
    @ViewBuilder func body(children: _VariadicView.Children) -> some View {
      let last = children.last?.id
      Text("\(children.count) views")
      ForEach(children) { child in
        child
        if child.id != last { Text(mark) }
      }
    }
  }

  private struct Spread: _VariadicView.MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View { children[1] }
  }

  @Test func tree_handsItsRootTheViewsThatItConsistsOf() {
    let page = Page(
      _VariadicView.Tree(Divided(mark: "-")) {
        Text("a")
        ForEach(["b", "c"], id: \.self) { Text($0) }
      }
    )
    #expect(page.texts == ["3 views", "a", "-", "b", "-", "c"])
    let other = Page(
      _VariadicView.Tree(Spread()) {
        Text("a")
        Text("b")
      }
    )
    #expect(other.texts == ["b"])
  }

  @Test func modifier_aroundSeveralViews_isAroundEach() {
    let list = SubviewList.subviews(
      of: Group {
        Text("a")
        Text("b").containerValue(\.rank, 3).containerValue(\.note, "inner")
      }
      .containerValue(\.note, "outer").tag("t")
    )
    #expect(list.map(\.containerValues.rank) == [0, 3])
    // Of two values for one key, the outer one wins, as with traits.
    #expect(list.map(\.containerValues.note) == ["outer", "outer"])
    #expect(list.allSatisfy { $0.containerValues.tag(for: String.self) == "t" })
    #expect(list.allSatisfy { $0.containerValues.hasTag("t") && !$0.containerValues.hasTag(1) })
  }

  @Test func identities_areThoseOfRows_andDifferAmongSiblings() {
    func ids(_ names: [String]) -> [Subview.ID] {
      SubviewList.subviews(
        of: TupleView(
          Text("a"),
          ForEach(names, id: \.self) { name in
            Text(name)
            Text(name)
          },
          Text("z").id(7)
        )
      ).map(\.id)
    }
    let (first, second) = (ids(["x", "y"]), ids(["y", "x"]))
    #expect(Set(first).count == 6 && Set(first) == Set(second))
    #expect(first[1] == second[3] && first[0] == second[0])
  }

  private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  private struct Reversible: View {
    @State private var isReversed = false
    var body: some View {
      let names = isReversed ? ["b", "a"] : ["a", "b"]
      ForEach(subviews: ForEach(names, id: \.self) { Counter(name: $0) }) { subview in
        VStack { subview }
      }
      Button("Turn") { isReversed.toggle() }
    }
  }

  @Test func state_movesWithItsSubview() throws {
    let page = Page(Reversible())
    func press(_ words: String) throws {
      try page.graph.send(.tap, to: #require(page.find(.button, containing: words)))
      page.graph.flush()
    }
    try press("a 0")
    #expect(page.texts == ["a 1", "b 0", "Turn"])
    try press("Turn")
    #expect(page.texts == ["b 0", "a 1", "Turn"])
  }

  @Test func sections_haveHeadersAndFooters_andLooseViewsAreASection() {
    let content = TupleView(
      Text("loose"),
      Text("too"),
      Section {
        Text("row")
        Text("row 2")
      } header: {
        Text("head")
      } footer: {
        Text("foot")
      }
      .containerValue(\.rank, 5),
      Text("last")
    )
    let sections = SubviewList.sections(of: content)
    #expect(sections.map(\.content.count) == [2, 2, 1])
    #expect(sections.map(\.header.count) == [0, 1, 0])
    #expect(sections.map(\.containerValues.rank) == [0, 5, 0])
    #expect(Set(sections.map(\.id)).count == 3)
    let page = Page(
      VStack {
        Group(sections: content) { sections in
          ForEach(sections) { section in
            Text("(")
            section.header
            section.content.first
            section.footer
            Text(")")
          }
        }
        ForEach(sections: content) { section in Text("\(section.content.count)") }
        Group(subviews: content) { Text("\($0.count)") }
      }
    )
    #expect(
      page.texts == [
        "(", "loose", ")", "(", "head", "row", "foot", ")", "(", "last", ")", "2", "2", "1", "7",
      ]
    )
  }

  @Test func slices_areViews() {
    let page = Page(
      Group(subviews: TupleView(Text("a"), Text("b"), Text("c"))) { subviews in
        subviews.prefix(2)
        subviews[2...]
        subviews
      }
    )
    #expect(page.texts == ["a", "b", "c", "a", "b", "c"])
  }
}
