import Foundation
import PandoUI
import Testing

@testable import PandoWeb

/// Tests that similar elements are written from one static template, without any difference in the
/// output.
@MainActor
@Suite struct StaticTemplateTests {
  struct Rows: View {
    let words: [String]

    var body: some View {
      List {
        ForEach(Array(words.enumerated()), id: \.offset) { index, word in
          HStack {
            Text(verbatim: word)
            if index.isMultiple(of: 5) { Text(verbatim: word).bold() }
            Button(word) {}
            // Some rows have more elements than others.
            if index.isMultiple(of: 3) { Toggle(word, isOn: .constant(index.isMultiple(of: 2))) }
            Text(verbatim: word).padding(CGFloat(index % 3)).background(.red)
          }
        }
      }
    }
  }

  private static let words =
    ["plain", "", "<b>&\"'", "p1 p2 p3 p12", "a\nb", "\u{E000}words\u{E000}", "ä 你好"]
    + (0..<40).map { "row \($0)" }

  @Test func document_ofLikeRows_hasEachAsItIsWrittenAlone() {
    let tree = ElementTree()
    let graph = ViewGraph(Rows(words: Self.words), renderer: tree)
    let document = HTMLRenderer.render(tree: tree)
    var count = 0
    for element in tree.elements.values where element.kind != .root {
      let alone = HTMLRenderer.fragment(of: element.id, in: tree)
      #expect(document.contains(alone), "\(element.kind) \(element.id)")
      count += 1
    }
    #expect(count > 200)
    graph.close()
  }

  @Test func staticTemplate_ofAPlainText_isMadeOnceAndFilledIn() throws {
    let document = LiveDocument()
    var attributes = Attributes()
    attributes[.text] = .text("one")
    document.apply(
      Commit(
        number: 1,
        mutations: (1...3).flatMap { number -> [Mutation] in
          [
            .create(ElementID(number), .text, attributes),
            .insert(ElementID(number), into: ElementTree.rootID, before: nil),
          ]
        }
      )
    )
    var writer = HTMLWriter()
    document.write(to: &writer)
    var staticTemplates = StaticTemplates()
    let elements = try (1...3).map { try #require(document[ElementID($0)]) }
    #expect(staticTemplates.staticTemplate(for: elements[0]) == nil)
    #expect(staticTemplates.staticTemplate(for: elements[1]) != nil)
    elements[2].attributes[.bold] = .flag(true)
    #expect(staticTemplates.staticTemplate(for: elements[2]) == nil)
  }

  @Test func staticTemplate_ofAnElementWithItsNameElsewhere_isNotMade() throws {
    let tree = ElementTree()
    let graph = ViewGraph(Rows(words: Self.words), renderer: tree)
    let document = LiveDocument(tree)
    var writer = HTMLWriter()
    document.write(to: &writer)
    var count = 0
    for id in tree.elements.keys {
      let element = try #require(document[id])
      // The element has a part whose name is derived from the element's.
      let html = HTMLWriter.string(.element(element.template(.main)))
      guard html.contains("\(element.name(.main))-") else { continue }
      #expect(StaticTemplate(of: element) == nil, "\(html)")
      count += 1
    }
    #expect(count > 10)
    graph.close()
  }
}
