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

  /// A group is named by the words in it (Accessible Name and Description Computation 1.2, 2B and 2F).
  @Test func combinedViews_areNamedByTheirWords_unlessTheyHaveALabel() throws {
    let page = try page {
      HStack {
        Text("Ada")
        Text("Lovelace")
      }
      .accessibilityElement(children: .combine)
    }
    let group = try page.one("//div[@role='group']")
    #expect(group["id"] != nil && group["aria-labelledby"] == group["id"])
    let named = try self.page {
      HStack { Text("Ada") }.accessibilityElement(children: .combine).accessibilityLabel("Her")
    }
    .one("//div[@role='group']")
    #expect(named["aria-label"] == "Her" && named["aria-labelledby"] == nil)
    let contained = try self.page {
      HStack { Text("Ada") }.accessibilityElement(children: .contain)
    }
    .one("//div[@role='group']")
    #expect(contained["aria-labelledby"] == nil)
  }

  @Test func adjustableView_isASlider_withItsWordsAndItsValue() throws {
    let page = try page {
      Text("Rating").accessibilityValue("3 of 5").accessibilityAdjustableAction { _ in }
    }
    let slider = try page.one("//*[@role='slider']")
    #expect(slider["tabindex"] == "0" && slider["data-actions"] == nil)
    #expect(slider["aria-valuetext"] == "3 of 5" && slider["aria-valuenow"] == "3")
    #expect(slider["aria-labelledby"] == slider["id"])
    let stars = try self.page {
      HStack { Image(systemName: "star") }
        .accessibilityElement()
        .accessibilityLabel("Stars")
        .accessibilityAdjustableAction { _ in }
        .accessibilityAction(named: "Clear") {}
    }
    .one("//div[@role='slider']")
    #expect(stars["aria-label"] == "Stars" && stars["aria-valuenow"] == "0")
    // The reader of the page replaces the sign between the names.
    #expect(stars["data-actions"]?.hasSuffix("Clear") == true)
  }
}
