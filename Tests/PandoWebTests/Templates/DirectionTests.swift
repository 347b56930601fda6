import Foundation
import PandoUI
import Testing

@testable import PandoWeb

@MainActor
@Suite("Direction")
struct DirectionTests {
  @Test func view_whenItsDirectionIsSet_hasIt_andSoDoesItsEnvironment() throws {
    struct Words: View {
      @Environment(\.layoutDirection) private var direction
      var body: some View { Text(direction == .rightToLeft ? "right" : "left") }
    }
    let tree = ElementTree()
    let graph = ViewGraph(
      VStack {
        Words().environment(\.layoutDirection, .rightToLeft)
        Words()
      },
      renderer: tree
    )
    graph.flush()
    defer { graph.close() }
    let page = try Page(HTMLRenderer.render(tree: tree, options: HTMLOptions()))
    #expect(try page.all("//*[@dir='rtl']").map(\.words) == ["right"])
    #expect(try page.all("//p[not(@dir)]").map(\.words) == ["left"])
  }

  @Test func presentation_hasTheDirectionOfTheViewsAround() throws {
    let tree = ElementTree()
    let graph = ViewGraph(
      VStack {
        Text("Page")
          .sheet(isPresented: .constant(true)) { Text("Sheet") }
          .alert("Alert", isPresented: .constant(true)) {}
          .popover(isPresented: .constant(true)) { Text("Popover") }
          .environment(\.layoutDirection, .rightToLeft)
        Text("Other").confirmationDialog("Choice", isPresented: .constant(true)) {}
      },
      renderer: tree
    )
    graph.flush()
    defer { graph.close() }
    let page = try Page(HTMLRenderer.render(tree: tree, options: HTMLOptions()))
    let names = try page.all("//*[@dir='rtl']").map(\.words)
    for word in ["Sheet", "Alert", "Popover"] {
      #expect(names.contains { $0.contains(word) }, "\(word)")
    }
    #expect(!names.contains { $0.contains("Choice") })
  }

  /// Badges, days of calendars and whole numbers of charts have the digits of the other numbers.
  @Test func numbers_haveTheDigitsOfTheLocale() throws {
    let tree = ElementTree()
    let graph = ViewGraph(
      VStack {
        List { Text("Row").badge(12) }
        DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 1_770_000_000)))
          .datePickerStyle(.graphical)
        Chart {
          BarMark(x: .value("Name", "A"), y: .value("Count", 12))
        }
      }
      .environment(\.locale, Locale(identifier: "ar-EG")),
      renderer: tree
    )
    graph.flush()
    defer { graph.close() }
    let page = HTMLRenderer.render(tree: tree, options: HTMLOptions())
    #expect(page.contains("١٢"))
    let places = "//*[contains(@class, 'badge') or contains(@class, 'chart')] | //td"
    let words = try Page(page).all(places).map(\.words).joined(separator: " ")
    #expect(words.contains("٢٨") && words.contains("١٠"), "\(words)")
    #expect(!words.contains { ("0"..."9").contains($0) }, "\(words)")
  }

  /// A sidebar at the leading edge is at the right, where words are read from right to left.
  @Test(arguments: [
    ("sidebar.leading", true), ("rectangle.trailinghalf.filled", true), ("chevron.forward", true),
    ("chevron.right", false), ("forward.fill", false), ("plus.forwardslash.minus", false),
  ])
  func icon_namedByTheDirectionOfWords_isMirrored(name: String, isMirrored: Bool) {
    let classes = Icon.element(named: name)[.class]?.split(separator: " ") ?? []
    #expect(classes.contains("way") == isMirrored)
  }
}
