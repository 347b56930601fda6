import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of Return in the fields of dialogs, and of buttons that disable themselves.
  @MainActor
  @Suite("Live Return in dialogs")
  struct LiveReturnKey {
    private struct Board: View {
      @State private var name = ""
      @State private var log = ""
      @State private var isAsked = false
      @State private var isEdited = false
      @State private var isRemoved = false

      var body: some View {
        VStack {
          Text(verbatim: "Log \(log)")
          Button("Rename") { isAsked = true }
          Button("Edit") { isEdited = true }
          Button("Remove") { isRemoved = true }
        }
        .alert("New name", isPresented: $isAsked) {
          TextField("Name", text: $name)
          Button("Rename it") { log += "renamed \(name) " }
          Button("Cancel", role: .cancel) {}
        }
        .alert("Sure?", isPresented: $isRemoved) {
          TextField("Name", text: $name)
          Button("Remove it", role: .destructive) { log += "removed " }
          Button("Cancel", role: .cancel) {}
        }
        .sheet(isPresented: $isEdited) {
          NavigationStack {
            Form { TextField("Name", text: $name) }
              .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Close") { isEdited = false } }
                ToolbarItem(placement: .confirmationAction) {
                  Button("Save") {
                    log += "saved \(name) "
                    isEdited = false
                  }
                }
              }
          }
        }
      }
    }

    private func press(_ title: String, _ window: ChromeWindow) async throws {
      try await window.execute(
        "[...document.querySelectorAll('button')].find((node) => node.innerText == '\(title)').click()"
      )
      try await window.wait("document.querySelector('dialog input')")
      try await window.waitForMore()
      try await window.execute("document.querySelector('dialog input').focus()")
    }

    @Test func return_pressesTheButtonThatConfirms() async throws {
      try await ChromiumTests.use(.desktop) {
        Board()
      } _: { window in
        try await press("Rename", window)
        try await window.type("Ada")
        try await window.press(.enter)
        try await window.wait("document.body.innerText.includes('Log renamed Ada')")
        try await window.wait("!document.querySelector('dialog')")
        try await press("Edit", window)
        try await window.press(.enter)
        try await window.wait("document.body.innerText.includes('saved Ada')")
      }
    }

    /// Only a press of the button itself performs a destructive action.
    @Test func return_destroysNothing() async throws {
      try await ChromiumTests.use(.desktop) {
        Board()
      } _: { window in
        try await press("Remove", window)
        try await window.press(.enter)
        try await window.execute(
          "document.querySelector('dialog .role-cancel').click()"
        )
        try await window.wait("!document.querySelector('dialog')")
        #expect(
          try await window.execute("return document.body.innerText.includes('removed')") == false
        )
      }
    }

    private struct Once: View {
      @State private var isDone = false

      var body: some View {
        VStack {
          Button("First") { isDone = false }.buttonRepeatBehavior(.enabled)
          HStack { Button("Once") { isDone = true }.disabled(isDone) }
          Button("Last") { isDone = false }
        }
      }
    }

    /// The place of the focus stays at a button that disables itself, for the next Tab, and the button gets it back.
    @Test func buttonThatDisablesItself_keepsThePlaceOfTheFocus() async throws {
      try await ChromiumTests.use(.desktop, [:], waitsForScripts: true) {
        VStack {
          Once()
          Picker("Kind", selection: .constant(1)) { Text(verbatim: "One").tag(1) }
            .pickerStyle(.menu)
        }
      } _: { window in
        try await window.waitForMore()
        let active = "document.activeElement.innerText"
        try await window.execute(
          "[...document.querySelectorAll('button')].find((node) => node.innerText == 'Once').focus()"
        )
        try await window.press(.enter)
        try await window.wait("document.activeElement.matches('[data-holds]')")
        try await window.press(.tab)
        try await window.wait("\(active) == 'Last'")
        try await window.press(.tab, with: .shift)
        try await window.wait("\(active) == 'First'")
      }
    }
  }
}
