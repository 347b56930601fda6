import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of buttons and fields as a browser draws them.
  @MainActor
  @Suite("Live control look")
  struct LiveControlLook {
    struct Buttons: View {
      var body: some View {
        VStack {
          Button("Prominent") {}.buttonStyle(.borderedProminent).disabled(true)
            .accessibilityIdentifier("prominent")
          Button("Bordered") {}.buttonStyle(.bordered).disabled(true)
            .accessibilityIdentifier("bordered")
          Button("Plain") {}.buttonStyle(.plain).disabled(true).accessibilityIdentifier("plain")
          Button("Capsule") {}.buttonStyle(.bordered).buttonBorderShape(.capsule)
            .accessibilityIdentifier("capsule")
          Button("Round") {}.buttonStyle(.bordered)
            .buttonBorderShape(.roundedRectangle(radius: 3)).accessibilityIdentifier("radius")
          Button {
          } label: {
            Image(systemName: "plus")
          }
          .buttonStyle(.bordered).buttonBorderShape(.circle).accessibilityIdentifier("circle")
        }
      }
    }

    private func style(_ name: String, _ property: String) -> String {
      "getComputedStyle(document.querySelector('[data-testid=\(name)]')).\(property)"
    }

    private func open(_ window: ChromeWindow, _ server: LiveServer) async throws {
      try await window.open(port: server.port)
      try await window.wait("document.querySelector('[data-testid]')")
    }

    @Test func disabledButtons_ofDifferentStyles_lookDifferent() async throws {
      try await LiveServer.use {
        Buttons()
      } _: { server in
        try await ChromeWindow.use { window in
          try await open(window, server)
          let clear = "rgba(0, 0, 0, 0)"
          try await window.wait("\(style("prominent", "backgroundColor")) != '\(clear)'")
          try await window.wait("\(style("bordered", "backgroundColor")) == '\(clear)'")
          try await window.wait("\(style("bordered", "boxShadow")) != 'none'")
          try await window.wait("\(style("plain", "backgroundColor")) == '\(clear)'")
          try await window.wait("\(style("plain", "boxShadow")) == 'none'")
        }
      }
    }

    @Test func checkbox_thatIsOn_isFilled_asASwitchIs() async throws {
      try await LiveServer.use {
        Toggle("Checkbox", isOn: .constant(true)).toggleStyle(.checkbox)
          .accessibilityIdentifier("checkbox")
        Toggle("Switch", isOn: .constant(true)).toggleStyle(.switch)
      } _: { server in
        try await ChromeWindow.use { window in
          try await open(window, server)
          let fills = try await window.execute(
            """
            return [...document.querySelectorAll('input:checked')].map((node) => getComputedStyle(node).backgroundColor)
            """
          ).list
          #expect(fills.count == 2 && fills[0] == fills[1], "\(fills)")
        }
      }
    }

    @Test func outlines_ofButtons_areTheirBorderShapes() async throws {
      try await LiveServer.use {
        Buttons()
      } _: { server in
        try await ChromeWindow.use { window in
          try await open(window, server)
          try await window.wait("\(style("capsule", "borderTopLeftRadius")) == '99px'")
          try await window.wait("\(style("radius", "borderTopLeftRadius")) == '3px'")
          try await window.wait("\(style("circle", "borderTopLeftRadius")) == '50%'")
          try await window.wait(
            """
            (() => { const { width, height } = document.querySelector('[data-testid=circle]').getBoundingClientRect()
            return Math.abs(width - height) < 1 })()
            """
          )
        }
      }
    }

    struct Fields: View {
      @State private var mail = "nobody"

      var body: some View {
        NavigationStack {
          Form {
            TextField("Name", text: .constant(""), prompt: Text("Ada"))
              .accessibilityIdentifier("name")
            TextField("Mail", text: $mail)
              .fieldError(mail.contains("@") ? nil : "An address has an @.")
              .accessibilityIdentifier("mail")
            LabeledContent("Since", value: "2021").accessibilityIdentifier("since")
            NavigationLink("More") { Text("There") }.accessibilityIdentifier("link")
          }
        }
      }
    }

    @Test func fields_haveAFill_andEndWhereOtherValuesEnd() async throws {
      try await LiveServer.use {
        Fields()
      } _: { server in
        try await ChromeWindow.use { window in
          try await open(window, server)
          let input = "document.querySelector('[data-testid=name]')"
          try await window.wait(
            "getComputedStyle(\(input)).backgroundColor != getComputedStyle(\(input).closest('.rows,.form>*')).backgroundColor"
          )
          try await window.wait("\(input).placeholder == 'Ada'")
          try await window.wait(
            """
            Math.abs(\(input).getBoundingClientRect().right
            - document.querySelector('[data-testid=since] .labeled-value').getBoundingClientRect().right) < 1
            """
          )
          try await window.wait(
            "\(style("link", "color")) == getComputedStyle(document.body).color"
          )
        }
      }
    }

    @Test func validationMessage_isBesideTheField_untilItIsValid() async throws {
      try await LiveServer.use {
        Fields()
      } _: { server in
        try await ChromeWindow.use { window in
          try await open(window, server)
          let field = "document.querySelector('[data-testid=mail]')"
          let message = "document.getElementById(\(field).getAttribute('aria-errormessage'))"
          try await window.wait("\(field).ariaInvalid == 'true'")
          try await window.wait(
            "\(message).textContent == 'An address has an @.' && \(message).role == 'alert'"
          )
          try await window.wait(
            """
            \(message).getBoundingClientRect().top >= \(field).getBoundingClientRect().bottom
            && \(field).ariaLabel == 'Mail'
            """
          )
          try await window.execute("\(field).focus()")
          try await window.press(.end)
          try await window.type("@here")
          try await window.wait(
            "!\(field).hasAttribute('aria-invalid') && !document.querySelector('.field-error')"
          )
          // The caret stays where the user types.
          try await window.wait(
            "document.activeElement == \(field) && \(field).value == 'nobody@here'"
          )
        }
      }
    }

    /// The label around a toggle or a picker has the error in it, and the name of the control has not. A stepper is a group,
    /// so that its buttons have the reason.
    @Test(arguments: [PageAudit.Look.phone, .desktop])
    func errorsOfControls_areBelowThem_andNotInTheirNames(look: PageAudit.Look)
      async throws
    {
      try await ChromiumTests.use(look) {
        NavigationStack {
          Form {
            Toggle("I agree to all the terms of the contract", isOn: .constant(false))
              .fieldError("Agree to the terms first.")
            Picker("Size", selection: .constant(0)) { Text("Large").tag(1) }
              .fieldError("Choose a size.")
            Picker("Place", selection: .constant(0)) { Text("Here").tag(1) }.pickerStyle(.inline)
              .fieldError("Choose a place.")
            Stepper("Guests at the table", value: .constant(9), in: 0...9)
              .fieldError("No more than eight.")
            Slider(value: .constant(0.9)) { Text("Loudness") }.fieldError("Not so loud.")
            ColorPicker("Ink", selection: .constant(.yellow)).fieldError("Too pale to read.")
          }
          .navigationTitle("Order")
        }
      } _: { window in
        try await window.wait("document.querySelectorAll('.field-error').length == 6")
        let found = try await window.execute(
          """
          const box = (node) => node.getBoundingClientRect()
          return [...document.querySelectorAll('.field-error')].map((error) => {
            const row = error.closest('.row')
            const label = row.querySelector('.labeled-label, .choices-label, .vh')
            const described = [...row.querySelectorAll(`[aria-describedby~="${error.id}"], [aria-errormessage="${error.id}"]`)]
            const names = described.map((node) => node.getAttribute('aria-labelledby') ?? '')
            const marks = described.map((node) => node.getAttribute('aria-invalid')).join()
            const isBelow = described.every((node) => box(error).top >= box(node).bottom - 1)
            const isOnLine = described.every((node) => box(node).top < box(label).bottom || label.matches('.vh'))
            const isInside = box(error).right <= box(row).right && box(error).bottom <= box(row).bottom + 1
            const isList = described.some((node) => node.matches('fieldset'))
            return [
              isList || isBelow && isOnLine, isInside, isList || names.every((name) => name == label.id || !name), marks,
            ].join(' ')
          })
          """
        )
        let marked: ChromeValue = "true true true true"
        let group: ChromeValue = "true true true ,"
        #expect(found == [marked, marked, marked, group, marked, marked])
        let room = try await window.execute(
          """
          const well = document.querySelector('.input-color').getBoundingClientRect()
          return document.querySelector('.input-color').closest('.row-content').getBoundingClientRect().right - well.right
          """
        )
        #expect(try #require(room.number) < 20)
        let problems = try await PageAudit(window).problems(isDark: false)
        #expect(problems == [], "\(problems)")
      }
    }

    /// In dark colours the fill under a pointer was weaker than without.
    @Test(arguments: [PageAudit.Look.desktop, .darkDesktop])
    func fillOfAButton_isStronger_underAPointer(look: PageAudit.Look) async throws {
      try await ChromiumTests.use(look) {
        Button("Bordered") {}.buttonStyle(.bordered).accessibilityIdentifier("bordered")
      } _: { window in
        let alpha = "parseFloat(\(style("bordered", "backgroundColor")).match(/([.\\d]+)\\)$/)[1])"
        let before = try #require(try await window.execute("return \(alpha)").number)
        let place = try await window.execute(
          """
          const { left, top, width, height } = document.querySelector('[data-testid=bordered]').getBoundingClientRect()
          return [left + width / 2, top + height / 2]
          """
        )
        try await window.point(["type": "pointerMove", "x": place[0], "y": place[1]])
        try await window.wait("\(alpha) > \(before + 0.05)")
      }
    }
  }
}
