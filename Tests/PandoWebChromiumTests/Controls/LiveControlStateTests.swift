import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests that each control shows that the pointer is over it, and that it is pressed.
  @MainActor
  @Suite("Live control states")
  struct LiveControlStates {
    private struct Controls: View {
      @State private var isOn = false
      @State private var choice = 1
      @State private var color = Color.red
      var body: some View {
        VStack(alignment: .leading) {
          Link("Link", destination: URL(filePath: "/"))
          Toggle("Switch", isOn: $isOn).toggleStyle(.switch)
          Stepper("Stepper", value: $choice)
          ColorPicker("Color", selection: $color)
          Picker("Segments", selection: $choice) {
            Text("One").tag(1)
            Text("Two").tag(2)
          }
          .pickerStyle(.segmented)
          Picker("Radio buttons", selection: $choice) {
            Text("One").tag(1)
            Text("Two").tag(2)
          }
          .pickerStyle(.radioGroup)
          DisclosureGroup("Disclosure") { Text("Content") }
        }
        .padding(40)
      }
    }

    private nonisolated static let controls = [
      ".link", ".switch", ".stepper-buttons button", ".input-color",
      ".choices-segmented .choice:last-child", ".choices-list .choice:last-child", "summary",
    ]

    /// The look of a control and of what is in it.
    private static let look = """
      const node = document.querySelector(arguments[0])
      const looks = [node, ...node.querySelectorAll('*')].map((each) => {
        const style = getComputedStyle(each)
        return [style.backgroundColor, style.color, style.boxShadow, style.borderColor, style.filter, style.opacity, style.textDecorationLine]
      })
      """

    @Test(arguments: controls)
    func control_showsThePointer_andThePress(selector: String) async throws {
      try await ChromiumTests.use(.desktop) {
        Controls()
      } _: { window in
        try await window.waitForScripts()
        // Nothing fades, so that each look is the last one.
        try await window.execute(
          """
          const sheet = new CSSStyleSheet()
          sheet.replaceSync('*, ::before { transition: none !important; animation: none !important }')
          document.adoptedStyleSheets.push(sheet)
          """
        )
        let origin = try await window.find(selector).reference
        let atRest = try await window.execute(Self.look + "; return looks", .text(selector))
        try await window.point(["type": "pointerMove", "x": 0, "y": 0, "origin": origin])
        let under = try await window.execute(Self.look + "; return looks", .text(selector))
        #expect(under != atRest)
        try await window.point(["type": "pointerDown", "button": 0])
        let pressed = try await window.execute(Self.look + "; return looks", .text(selector))
        #expect(pressed != under)
      }
    }
  }
}
