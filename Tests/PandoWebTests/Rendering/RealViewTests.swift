import Foundation
import FoundationXML
import PandoUI
import PandoWeb
import Testing

/// Views as applications write them, rendered as pages.
@Suite("Real views")
@MainActor
struct RealViewTests {
  @Test
  func aForm_withControls_tiesLabelsToThem() throws {
    let page = try page {
      Form {
        Section("Account") {
          TextField("Name", text: .constant("Ada"))
          SecureField("Password", text: .constant(""))
          Toggle("News", isOn: .constant(true))
          Picker("Plan", selection: .constant(1)) {
            Text("Month").tag(1)
            Text("Year").tag(2)
          }
        }
      }
    }
    let section = try page.one("//form//section")
    let heading = try page.one("//form//section//*[self::h2 or self::h3]")
    #expect(heading.words == "Account" && section.name == "section")
    #expect(try page.one("//label[span='Name']//input")["value"] == "Ada")
    #expect(try page.one("//label[span='Password']//input")["type"] == "password")
    let toggle = try page.one("//input[@role='switch']")
    #expect(toggle["checked"] != nil)
    #expect(try page.one("//option[@selected]").words == "Month")
    let problems = try AccessibilityCheck.problems(in: page)
    // A form on its own has no main heading.
    #expect(problems.filter { !$0.hasPrefix("h0 ") } == [])
  }

  @Test
  func aList_withSections_isAListOfLists() throws {
    let page = try page {
      List {
        Section("Fruit") {
          ForEach(["Apple", "Pear"], id: \.self) { Text($0) }
        }
        Section("Nuts") { Text("Hazel") }
      }
    }
    #expect(try page.all("//ul/li/ul/li").map(\.words).map(trimmed) == ["Apple", "Pear", "Hazel"])
    #expect(try page.all("//ul/li/h2").map(\.words).map(trimmed) == ["Fruit", "Nuts"])
  }

  @Test
  func aRow_thatCanBeDeleted_hasAButtonForIt_othersHaveNone() throws {
    let page = try page {
      List {
        Text("Stays")
        ForEach(["Goes"], id: \.self) { Text($0) }.onDelete { _ in }
      }
    }
    let row = try page.one("//li[.//button[@data-action='delete']]")
    #expect(trimmed(row.words) == "Goes")
    #expect(try page.one("//button[@data-action='delete']")["aria-label"] == "Delete")
    #expect(try page.all("//button[@data-action='moveUp']").isEmpty)
  }

  @Test
  func aStack_withAToolbar_hasAHeaderWithTitleAndButtons() throws {
    let page = try page {
      NavigationStack {
        Text("Content")
          .navigationTitle("Trees")
          .navigationSubtitle("Three of them")
          .toolbar { Button("Add") {} }
      }
    }
    #expect(try page.one("//header//h1").words == "Trees")
    #expect(try page.one("//header//p").words == "Three of them")
    #expect(try trimmed(page.one("//header//button").words) == "Add")
  }

  @Test
  func aSheet_whenShown_isADialogWithAHeadingOfItsOwn() throws {
    let page = try page {
      NavigationStack {
        Text("Below")
          .navigationTitle("Below")
          .sheet(isPresented: .constant(true)) {
            NavigationStack { Text("Inside").navigationTitle("Above") }
              .presentationDetents([.large, .medium])
          }
      }
    }
    let sheet = try page.one("//dialog")
    #expect(sheet["aria-modal"] == "true")
    #expect(sheet["style"]?.contains("--detent:50%") == true)
    #expect(try page.one("//dialog//h2").words == "Above")
    #expect(try page.all("//h1").map(\.words) == ["Below"])
  }

  @Test
  func aPath_thatClips_isAPolygon_andBacksContentOnANodeOfItsOwn() throws {
    let clipped = try page { Color.red.clipShape(Roof()) }
    #expect(clipped.text.contains("clip-path:polygon(50% 0,100% 100%,0 100%"))
    let backed = try page { Text("Words").background(.red, in: Roof()) }
    let backing = try backed.one("//*[@class='backing']")
    #expect(backing["style"]?.contains("clip-path:polygon(") == true)
    #expect(backing.words.isEmpty)
  }

  @Test
  func aGradientAroundAPoint_inAStroke_isDrawn() throws {
    let page = try page {
      Circle().stroke(AngularGradient(colors: [.red, .blue], center: .center), lineWidth: 4)
    }
    #expect(page.text.contains("conic-gradient("))
    #expect(try page.all("//mask").count == 1)
  }

  private struct Roof: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
      }
    }
  }

  private func page<Content: View>(@ViewBuilder _ content: () -> Content) throws -> Page {
    let tree = ElementTree()
    let graph = ViewGraph(content(), renderer: tree)
    graph.flush()
    defer { graph.close() }
    return try Page(HTMLRenderer.render(tree: tree))
  }

  private func trimmed(_ words: String) -> String {
    words.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
