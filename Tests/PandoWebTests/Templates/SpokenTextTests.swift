import PandoTesting
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

/// Tests of text as screen readers read it.
@MainActor
@Suite("Spoken text")
struct SpokenTextTests {
  private func page(@ViewBuilder _ content: @MainActor () -> some View) throws -> Page {
    let tree = ElementTree()
    let graph = ViewGraph(VStack { content() }, renderer: tree)
    graph.flush()
    defer { graph.close() }
    return try Page(HTMLRenderer.render(tree: tree, options: HTMLOptions()))
  }

  @Test func text_withALabel_isReadAsText() throws {
    let text = try page { Text("★★★").accessibilityLabel("Three stars") }.one("//p")
    #expect(text["role"] == nil && text["aria-label"] == nil)
    let page = try page { Text("★★★").accessibilityLabel("Three stars") }
    #expect(try page.one("//p/span[@aria-hidden='true']").words == "★★★")
    #expect(try page.one("//p/span[@class='vh']").words == "Three stars")
  }

  @Test func text_thatIsPressed_orAHeading_hasItsLabelAsItsName() throws {
    let button = try page { Text("★").onTapGesture {}.accessibilityLabel("Star") }.one("//p")
    #expect(button["role"] == "button" && button["aria-label"] == "Star")
    let heading = try page {
      Text("★").accessibilityAddTraits(.isHeader).accessibilityLabel("Stars")
    }
    .one("//h2")
    #expect(heading["aria-label"] == "Stars" && heading.words == "★")
  }

  @Test func blanks_withALabel_areReadAsTheLabel() throws {
    let page = try page {
      Text(" ").accessibilityLabel("Blank")
    }
    #expect(try page.all("//*[@class='vh'][text()='Blank']").count == 1)
  }

  /// If the label is empty, the name comes from the next source (Accessible Name and Description
  /// Computation 1.2, 2B).
  @Test func progress_withoutALabel_hasAName() throws {
    let bar = try page { ProgressView() }.one("//progress")
    #expect(bar["aria-label"] == "In progress" && bar["aria-labelledby"] != nil)
    let named = try page { ProgressView().accessibilityLabel("Sending") }.one("//progress")
    #expect(named["aria-label"] == "Sending" && named["aria-labelledby"] == nil)
  }
}
