import Foundation
import Observation
import PandoTestSupport
import PandoTesting
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of the place of the focus after the element with the focus is gone.
  @MainActor
  @Suite("Live focus")
  struct LiveFocus {
    struct Trips: View {
      @State private var names = ["Utah", "Kyoto", "Coast"]

      var body: some View {
        NavigationStack {
          List {
            ForEach(names, id: \.self) { name in
              NavigationLink(name) { Text("Where to stay").navigationTitle("Trip to \(name)") }
            }
          }
          .navigationTitle("Trips")
          .toolbar {
            Button("Clear") { names.removeLast() }
            if names.count == 3 { Button("Shorten") { names.removeLast() } }
            Button("Other") {}
          }
        }
      }
    }

    private let active = "document.activeElement.textContent.trim()"

    private func use(_ body: @MainActor (ChromeWindow) async throws -> Void) async throws {
      try await LiveServer.use {
        Trips()
      } _: { server in
        try await ChromeWindow.use { window in
          try await window.open(port: server.port)
          try await window.wait("document.querySelector('#pando-status')?.textContent === ''")
          try await body(window)
        }
      }
    }

    private struct Fields: View {
      @FocusState private var field: Int?
      @State private var text = ""
      @State private var log = ""
      var body: some View {
        VStack {
          TextField("First", text: $text).focused($field, equals: 1)
          Button("Next") { field = 2 }
          TextField("Second", text: $text).focused($field, equals: 2)
          Text("log\(log)")
        }
        .onChange(of: field) { _, new in log += new.map { " \($0)" } ?? " nil" }
      }
    }

    @Test func focusState_whenAButtonBetweenFieldsIsPressed_isNeverNil() async throws {
      try await ChromiumTests.use(.phone) {
        Fields()
      } _: { window in
        try await window.waitForScripts()
        try await window.click("input")
        try await window.wait("document.body.innerText.includes('log 1')")
        try await window.click(".button")
        try await window.wait("document.activeElement.placeholder === 'Second'")
        try await window.wait("document.body.innerText.includes('2')")
        #expect(
          try await window.execute("return document.body.innerText.includes('log 1 2')") == true
        )
      }
    }

    struct Guests: View {
      @State private var count = 2
      var body: some View { Stepper("Guests: \(count)", value: $count, in: 1...3) }
    }

    @Test func stepper_atItsEnd_keepsTheFocusAndTheValue() async throws {
      try await LiveServer.use {
        Guests()
      } _: { server in
        try await ChromeWindow.use { window in
          try await window.open(port: server.port)
          try await window.wait("document.querySelector('#pando-status')?.textContent === ''")
          try await window.execute("document.querySelector('[data-action=increment]').focus()")
          for _ in 0..<4 { try await window.press(.enter) }
          try await window.wait("document.activeElement.ariaDisabled == 'true'")
          #expect(
            try await window.execute("return document.activeElement.dataset.action") == "increment"
          )
          #expect(
            try await window.execute("return document.body.innerText.includes('Guests: 3')") == true
          )
          try await window.execute("document.querySelector('[data-action=decrement]').focus()")
          try await window.press(.enter)
          try await window.wait("document.body.innerText.includes('Guests: 2')")
        }
      }
    }

    @Test func focus_whenAScreenIsPushed_isAtItsHeading_andComesBackToTheRow() async throws {
      try await use { window in
        try await window.execute("document.querySelectorAll('.link-push')[1].focus()")
        try await window.press(.enter)
        try await window.wait("\(active) == 'Trip to Kyoto'")
        try await window.press(.tab, with: .shift)
        try await window.wait("\(active) == 'Trips'")
        try await window.press(.enter)
        try await window.wait("\(active) == 'Kyoto'")
      }
    }

    @MainActor
    @Observable
    final class Joining {
      var path: [Int] = []
      var isBusy = false
      var isMember = false
    }

    struct Club: View {
      @Bindable var model: Joining

      var body: some View {
        NavigationStack(path: $model.path) {
          Form {
            if model.isMember { Button("Leave") {} } else { Button("Sign up") { model.path = [1] } }
          }
          .navigationTitle("Profile")
          .navigationDestination(for: Int.self) { _ in
            Form { Button("Join") { model.isBusy = true }.disabled(model.isBusy) }
              .navigationTitle("Is this right?")
          }
        }
      }
    }

    @Test func focus_whenItsButtonWasDisabled_andItsScreenIsPopped_isAtTheHeading() async throws {
      let model = Joining()
      try await LiveServer.use {
        Club(model: model)
      } _: { server in
        try await ChromeWindow.use { window in
          try await window.open(port: server.port)
          try await window.wait("document.querySelector('#pando-status')?.textContent === ''")
          func press(_ words: String) async throws {
            let button = """
              [...document.querySelectorAll('button')].find((node) => node.textContent.trim() == '\(words)')
              """
            try await window.wait(button)
            try await window.execute(";\(button).focus()")
            try await window.press(.enter)
          }
          try await press("Sign up")
          try await window.wait("\(active) == 'Is this right?'")
          try await press("Join")
          // The node around a button that disables itself keeps the place.
          try await window.wait("document.activeElement.matches('[data-holds]')")
          model.isMember = true
          model.path = []
          try await window.wait("\(active) == 'Profile'")
        }
      }
    }

    private struct Mails: View {
      @State private var names = ["One", "Two", "Three"]
      @State private var asked: String?

      var body: some View {
        NavigationStack {
          List {
            ForEach(names, id: \.self) { name in
              HStack {
                Text(name)
                Button("Delete \(name)") { asked = name }.buttonStyle(.borderless)
              }
            }
          }
          .navigationTitle("Mails")
          .confirmationDialog(
            "Delete it?",
            isPresented: Binding(get: { asked != nil }, set: { if !$0 { asked = nil } })
          ) {
            Button("Yes", role: .destructive) { names.removeAll { $0 == asked } }
          }
        }
      }
    }

    @Test func focus_afterADialog_whoseRowIsDeleted_isAtTheRowBeside() async throws {
      try await LiveServer.use {
        Mails()
      } _: { server in
        try await ChromeWindow.use { window in
          try await window.open(port: server.port)
          try await window.wait("document.querySelector('#pando-status')?.textContent === ''")
          func delete(_ name: String) async throws {
            try await window.execute(
              "[...document.querySelectorAll('button')].find((node) => node.textContent.trim() == 'Delete \(name)').focus()"
            )
            try await window.press(.enter)
            // The dialog before may still be leaving. Its buttons must not be pressed.
            let dialog = ".question:not(body > [inert] *)"
            try await window.wait("document.querySelector('\(dialog)')")
            try await window.execute(
              "[...document.querySelectorAll('\(dialog) button')].find((node) => node.textContent.trim() == 'Yes').focus()"
            )
            try await window.press(.enter)
            try await window.wait("!document.querySelector('\(dialog)')")
          }
          try await delete("Two")
          try await window.wait("\(active) == 'Delete Three'")
          try await delete("Three")
          try await window.wait("\(active) == 'Delete One'")
        }
      }
    }

    @Test func focus_whenItsButtonGoes_isAtTheOneBeside() async throws {
      try await use { window in
        try await window.execute(
          "[...document.querySelectorAll('button')].find((node) => node.textContent.trim() == 'Shorten').focus()"
        )
        try await window.press(.enter)
        try await window.wait("\(active) == 'Other'")
      }
    }
  }
}
