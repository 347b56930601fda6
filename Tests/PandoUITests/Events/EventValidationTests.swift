import Foundation
import PandoTestSupport
import PandoUI
import Testing

/// Tests of events that a renderer must not send, or sends too late.
@MainActor
struct EventValidationTests {
  private func refused(_ event: Event, to id: ElementID, on page: Page) -> EventError.Code? {
    do throws(EventError) {
      try page.graph.send(event, to: id)
      return nil
    } catch {
      return error.code
    }
  }

  @Test func elements_whenTheyAreGone_refuse() throws {
    struct Screen: View {
      @State var isOn = true
      var body: some View {
        Press("switch") { isOn = false }
        if isOn { Toggle("t", isOn: $isOn) }
      }
    }
    let page = Page(Screen())
    let toggle = try #require(page.tree.first(.toggle))
    page.press("switch")
    // The change is not drawn yet, so the element still exists.
    #expect(refused(.change(.flag(true)), to: toggle, on: page) == nil)
    page.press("switch")
    page.graph.flush()
    #expect(refused(.change(.flag(true)), to: toggle, on: page) == .noSuchElement)
    page.graph.close()
  }

  @Test func values_whenTheyAreWrong_areRefused() throws {
    struct Screen: View {
      @State var number = 5.0
      @State var text = ""
      @State var choice = 0
      @State var row: Int?
      var body: some View {
        Slider(value: $number, in: 0...10)
        TextField("f", text: $text)
        Picker("p", selection: $choice) { Text("a").tag(0) }
        List(0..<2, id: \.self, selection: $row) { Text(verbatim: "\($0)") }
      }
    }
    let page = Page(Screen())
    let slider = try #require(page.tree.first(.slider))
    let field = try #require(page.tree.first(.textField))
    let picker = try #require(page.tree.first(.picker))
    let list = try #require(page.tree.first(.list))
    let row = page.tree.children(of: list)[0].id
    for number in [.nan, .infinity, -1, 11] as [Double] {
      #expect(refused(.change(.number(number)), to: slider, on: page) == .wrongValue)
    }
    #expect(refused(.change(.flag(true)), to: slider, on: page) == .wrongValue)
    let huge = String(repeating: "x", count: 5 << 20)
    #expect(refused(.change(.text(huge)), to: field, on: page) == .wrongValue)
    #expect(refused(.change(.selection([row])), to: picker, on: page) == .wrongValue)
    #expect(refused(.change(.selection([ElementID(999)])), to: list, on: page) == .wrongValue)
    #expect(refused(.change(.selection([row])), to: list, on: page) == nil)
    #expect(refused(.delete(row), to: list, on: page) == .notAnswered)
    #expect(refused(.focus(true), to: row, on: page) == .notAnswered)
    page.graph.close()
  }

  @Test func gestures_whenDisabledAround_refuse() throws {
    struct Screen: View {
      @State var isDisabled = false
      @State var taps = 0
      var body: some View {
        Press("switch") { isDisabled.toggle() }
        VStack { Text(verbatim: "\(taps)").onTapGesture { taps += 1 } }.disabled(isDisabled)
      }
    }
    let page = Page(Screen())
    let text = try #require(page.find(.text, "0"))
    #expect(refused(.tap, to: text, on: page) == nil)
    page.press("switch")
    page.graph.flush()
    #expect(refused(.tap, to: text, on: page) != nil)
    #expect(page.texts.contains("1"))
    page.graph.close()
  }

  @Test func buttons_whenTheirScreenIsBehind_refuse() throws {
    struct Screen: View {
      @State var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          Press("push") { path.append(1) }.navigationDestination(for: Int.self) { _ in Text("x") }
        }
      }
    }
    let page = Page(Screen())
    let push = try #require(page.find(.button, "push"))
    #expect(refused(.tap, to: push, on: page) == nil)
    page.graph.flush()
    #expect(refused(.tap, to: push, on: page) == .hidden)
    page.graph.close()
  }
}
