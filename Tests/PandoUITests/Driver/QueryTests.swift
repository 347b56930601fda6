import PandoTestSupport
import PandoTesting
import PandoUI
import Testing

@MainActor
@Suite struct QueryTests {
  struct Library: View {
    var body: some View {
      Piece(.screen, [.title: .text("Books")]) {
        Piece(.textField, [.prompt: .text("Search")])
        Piece(.button, [.accessibilityLabel: .text("Add book")]) {
          Piece(.image, [.systemName: .text("plus")])
        }
        Piece(.list, units: .row) {
          Piece(.hstack) {
            Line("Emma")
            Piece(.button) { Line("Read") }
          }
          Piece(.hstack) {
            Line("Middlemarch")
            Piece(.button, [.identifier: .text("second")]) { Line("Read") }
          }
        }
        Piece(.text, [.text: .text("Two  \n books"), .headingLevel: .number(2)])
        Piece(.vstack, [.isHidden: .flag(true)]) { Line("Behind") }
        Piece(.text, [.text: .text("Decoration"), .accessibilityHidden: .flag(true)])
        Piece(.link) { Line("About") }
      }
    }
  }

  @Test func role_withName_isFound() async {
    let app = await Driver.open(Library())
    #expect(app.button("Add book").exists)
    #expect(app.link("About").exists)
    #expect(!app.button("About").exists)
    #expect(app.screen("Books").exists)
    #expect(app.textField("Search").exists)
    #expect(app.field("Search").exists)
    #expect(!app.secureField("Search").exists)
  }

  @Test func role_withoutName_findsAll() async {
    let app = await Driver.open(Library())
    #expect(app.buttons.names == ["Add book", "Read", "Read"])
    #expect(app.rows.count == 2)
    #expect(app.list().rows.count == 2)
    #expect(app.slider().count == 0)
  }

  @Test func heading_matchesLevelsAndTitles() async {
    let app = await Driver.open(Library())
    #expect(app.heading().names == ["Books", "Two books"])
    #expect(app.heading("Two books").exists)
    #expect(app.heading("Books").exists)
  }

  @Test func name_asRegularExpression_matchesAnywhere() async {
    let app = await Driver.open(Library())
    #expect(app.button(/book$/).count == 1)
    #expect(app.button(/ADD/.ignoresCase()).count == 1)
    #expect(app.button("Add").count == 0)
  }

  @Test func scope_narrowsToWhatIsInside() async throws {
    let app = await Driver.open(Library())
    #expect(app.row(containing: "Emma").button("Read").count == 1)
    #expect(app.rows.last.text(/./).texts == ["Middlemarch", "Read"])
    #expect(app.rows.at(0).text("Emma").exists)
    #expect(!app.rows.at(2).exists)
    #expect(app.rows.containing(.button, "Read").count == 2)
    #expect(app.rows.filter { $0.text.hasPrefix("M") }.count == 1)
  }

  @Test func row_isNamedByItsWordsWithoutControls() async {
    let app = await Driver.open(Library())
    #expect(app.rows.names == ["Emma", "Middlemarch"])
    #expect(app.row("Emma").exists)
  }

  @Test func identifier_isFound() async throws {
    let app = await Driver.open(Library())
    #expect(try app.element(id: "second").name == "Read")
    #expect(!app.element(id: "third").exists)
  }

  @Test func text_isFoundAsItLooks() async {
    let app = await Driver.open(Library())
    #expect(app.has(text: "Two books"))
    #expect(app.has(text: /^Middle/))
    #expect(app.text(containing: "march").count == 1)
    #expect(!app.has(text: "Middle"))
    #expect(app.has(text: "Books"))
  }

  @Test func hiddenElement_isFoundOnlyByQueriesThatIncludeIt() async throws {
    let app = await Driver.open(Library())
    #expect(!app.has(text: "Behind"))
    #expect(!app.has(text: "Decoration"))
    #expect(app.text("Behind").includingHidden.exists)
    #expect(try app.text("Behind").includingHidden.element.isHidden)
    #expect(app.text("Decoration").includingHidden.exists)
  }

  @Test func query_describesItselfInWords() async {
    let app = await Driver.open(Library())
    #expect(app.sheet().button("Done").description == "button \"Done\" in sheet")
    #expect(
      app.row(containing: "Emma").first.toggle(/Re/).description
        == "toggle /Re/ in first row containing \"Emma\""
    )
    #expect(app.rows.at(3).description == "row at index 3")
    #expect(app.scope.description == "the interface")
    #expect(app.link().testDescription == "link → [link \"About\"]")
  }

  @Test func query_isEvaluatedAnewEachTime() async throws {
    struct Adding: View {
      @State var count = 0
      var body: some View {
        Press("Add") { count += 1 }
        ForEach(0..<count, id: \.self) { Line("Line \($0)") }
      }
    }
    let app = await Driver.open(Adding())
    let lines = app.text(containing: "Line")
    #expect(lines.count == 0)
    try await app.button("Add").tap()
    try await app.button("Add").tap()
    #expect(lines.texts == ["Line 0", "Line 1"])
  }

  @Test func tree_leavesOutLayoutAndWhatIsHidden() async {
    let app = await Driver.open(Library())
    #expect(
      app.tree == """
        screen "Books"
          textField "Search"
          button "Add book"
          list
            row
              text "Emma"
              button "Read"
            row
              text "Middlemarch"
              button "Read" #second
          heading "Two books"
          link "About"
        """
    )
  }

  @Test func tree_showsStatesAndValues() async {
    struct Form: View {
      var body: some View {
        Piece(.form, units: .row) {
          Piece(.toggle, [.label: .text("Wi-Fi"), .isOn: .flag(true)])
          Piece(.secureField, [.label: .text("Password"), .value: .text("secret")])
          Piece(.slider, [.label: .text("Volume"), .value: .number(0.5)])
          Piece(.picker, [.label: .text("Color")], units: .option) {
            Line("Red")
            Line("Blue")
          }
          Piece(.button, [.isDisabled: .flag(true)]) { Line("Save") }
          Piece(.disclosure, [.label: .text("More"), .isExpanded: .flag(false)])
        }
        Piece(.progress, [.isIndeterminate: .flag(true)])
      }
    }
    let app = await Driver.open(Form())
    #expect(
      app.tree == """
        form
          row
            toggle "Wi-Fi" [on]
          row
            secureField "Password": ••••
          row
            slider "Volume": "0.5"
          row
            picker "Color" of "Red", "Blue"
          row
            button "Save" [disabled]
          row
            disclosure "More" [collapsed]
        progressIndicator [busy]
        """
    )
    #expect(
      app.element(.button, "Save").all.map(\.testDescription) == ["button \"Save\" [disabled]"]
    )
  }

  @Test func menu_keepsItsEntriesToItself() async throws {
    struct Menus: View {
      @State var last = ""
      var body: some View {
        Line(last)
        Piece(.menu) {
          Piece(.part, [.part: .text("label")]) { Line("Sort") }
          Press("By name") { last = "name" }
        }
        Piece(.list, units: .row) {
          Piece(.hstack) {
            Line("Emma")
            Piece(.contextMenu) { Press("Delete") { last = "deleted" } }
          }
        }
      }
    }
    let app = await Driver.open(Menus())
    #expect(!app.button("By name").exists)
    #expect(!app.has(text: "Delete"))
    #expect(app.rows.texts == ["Emma"])
    try await app.menu("Sort").choose("By name")
    #expect(app.has(text: "name"))
    try await app.row("Emma").contextMenu("Delete")
    #expect(app.has(text: "deleted"))
    try await app.menu("Sort").button("By name").tap()
    #expect(app.has(text: "name"))
  }
}
