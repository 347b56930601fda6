import PandoTestSupport
import PandoTesting
import Testing

@testable import PandoUI

extension FocusedValues {
  @Entry fileprivate var word: String?
  @Entry fileprivate var number: Binding<Int>?
}

/// Tests of values of the view with the focus.
@MainActor
@Suite struct FocusedValueTests {
  private struct Reader: View {
    @FocusedValue(\.word) private var word
    @FocusedBinding(\.number) private var number
    var body: some View {
      Text("\(word ?? "none") \(number.map { "\($0)" } ?? "none")")
      Button("Count") { number = (number ?? 0) + 1 }
    }
  }

  private struct Screen: View {
    @State private var count = 5
    @State private var hasWord = true
    var body: some View {
      Reader()
      VStack {
        TextField("Inner", text: .constant("")).focusedValue(\.word, "inner")
        TextField("Outer", text: .constant(""))
      }
      .focusedValue(\.word, "outer")
      TextField("Away", text: .constant(""))
      if hasWord { Text("page").focusedSceneValue(\.number, $count) }
      Button("Hide") { hasWord = false }
    }
  }

  @Test func value_isThatOfTheViewsAroundTheFocus_theNearestFirst() throws {
    let page = Page(Screen())
    let fields = fields(page)
    #expect(page.texts.first == "none 5")
    for (field, words) in zip(fields, ["inner 5", "outer 5", "none 5"]) {
      try page.graph.send(.focus(true), to: field)
      page.graph.flush()
      #expect(page.texts.first == words)
    }
  }

  @Test func binding_isWritten_andGoesWithItsView() throws {
    let page = Page(Screen())
    func press(_ words: String) throws {
      try page.graph.send(.tap, to: #require(page.find(.button, containing: words)))
      page.graph.flush()
    }
    try press("Count")
    #expect(page.texts.first == "none 6")
    try press("Hide")
    #expect(page.texts.first == "none none")
  }

  private func fields(_ page: Page) -> [ElementID] {
    func search(_ id: ElementID) -> [ElementID] {
      page.tree.children(of: id).flatMap { child in
        (child.kind == .textField ? [child.id] : []) + search(child.id)
      }
    }
    return search(ElementTree.rootID)
  }
}
