import PandoComponents
import PandoSharing
import PandoTestSupport
import PandoTesting
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of stores, validation, statuses, references and messages in a browser.
  @MainActor
  @Suite("Live forms")
  struct LiveForms {
    struct OrderComponent: Component, View {
      struct State: AnyState {
        var name = ""
        var email = ""
      }

      struct Validation: AnyValidation {
        let order = Validator {
          ValidatorField(for: \State.name) {
            NonEmptyRule().errorMessage("For whom?")
          }
          ValidatorField(for: \State.email) {
            EmailRule().errorMessage("No address.")
          }
        }
      }

      enum Status: AnyStatus {
        case sending
      }

      let send = SignalEmitter()
      let answer = SignalEmitter()
      let notify = Emitter<Toast>()
      let undo = SignalEmitter()
      @ObservedObject var store = Store<State, Validation, Status>()

      var observers: Void {
        send += { store.status += .sending }
        answer += {
          store.status -= .sending
          notify.send(Toast("Sent", duration: .seconds(600), button: "Undo", emitter: undo))
        }
        undo += { store.reset() }
      }

      var body: some View {
        Form {
          TextField("Name", text: store.binding.name).accessibilityIdentifier("name")
          TextField("Email", text: store.binding.email).accessibilityIdentifier("email")
          Text(store.validation.order.errors.joined(separator: " "))
            .accessibilityIdentifier("errors")
          Button("Send", emitter: send)
            .disabled(!store.validation.order.isValid || store.status ~= .sending)
            .accessibilityIdentifier("send")
          if store.status ~= .sending {
            Button("Answer", emitter: answer).accessibilityIdentifier("answer")
          }
        }
        .toast(notify)
      }
    }

    struct Order: App {
      var body: some Scene { WindowGroup { OrderComponent() } }
    }

    private func input(_ id: String) -> String {
      "document.querySelector('input[data-testid=\(id)],[data-testid=\(id)] input')"
    }

    private func focus(_ window: ChromeWindow, _ id: String) async throws {
      try await window.wait(input(id))
      try await window.execute("\(input(id)).focus()")
    }

    @Test(.dependencies) func form_isValidatedWhileTyping_andShowsItsStatus() async throws {
      try await AppServer.run(Order.self) { server in
        try await ChromeWindow.use { window in
          try await window.open(port: server.port)
          let errors = "document.querySelector('[data-testid=errors]').textContent"
          try await window.wait("\(errors) == 'For whom? No address.'")
          try await focus(window, "name")
          try await window.type("Noor")
          try await window.wait("\(errors) == 'No address.'")
          #expect(
            try await window.execute("return document.querySelector('[data-testid=send]').disabled")
              == .flag(true)
          )
          try await focus(window, "email")
          try await window.type("noor@example.org")
          try await window.wait(
            "\(errors) == '' && !document.querySelector('[data-testid=send]').disabled"
          )
          try await window.click("[data-testid=send]")
          try await window.wait("document.querySelector('[data-testid=send]').disabled")
          // The live region exists before the message, so that the message is read out.
          let region = "document.querySelector('.part-toasts [aria-live=polite]')"
          #expect(try await window.execute("return \(region).textContent") == "")
          try await window.click("[data-testid=answer]")
          try await window.wait("\(region).textContent.includes('Sent')")
          let place = "document.querySelector('.part-toasts').getBoundingClientRect()"
          #expect(try await window.execute("return innerHeight - \(place).bottom") == 16)
          // The page can be used beside a message.
          try await window.execute(
            """
            const point = document.elementFromPoint(5, innerHeight - 30)
            if (point.closest('.part-toasts')) throw 'covered'
            """
          )
          try await window.execute(
            "[...document.querySelectorAll('.part-toasts button')][0].click()"
          )
          try await window.wait("\(input("name")).value == '' && \(region).textContent == ''")
        }
      }
    }

    struct Book: Codable, Equatable, Identifiable, Sendable {
      var id: Int
      var title: String
    }

    struct Shelf: AnyState {
      @RefCollection var books = [Book(id: 1, title: "Emma"), Book(id: 2, title: "Kim")]
    }

    struct Desk: AnyState {
      @Ref var open = Book(id: 2, title: "Kim")
    }

    struct LibraryComponent: Component, View {
      let turn = SignalEmitter()
      let add = SignalEmitter()
      let remove = SignalEmitter()
      @ObservedObject var shelf = PlainStore<Shelf>()
      @ObservedObject var clientCommands = PlainStore<Desk>()

      var observers: Void {
        turn += { shelf.state.books.reverse() }
        add += { shelf.state.books.append(Book(id: 3, title: "Nana")) }
        remove += { shelf.state.books.removeAll { $0.id == 1 } }
      }

      var body: some View {
        Form {
          TextField("Open", text: clientCommands.binding.open.title).accessibilityIdentifier("open")
          ForEach(shelf.state.books) { book in
            Text(book.title).accessibilityIdentifier("book")
          }
          Button("Turn", emitter: turn).accessibilityIdentifier("turn")
          Button("Add", emitter: add).accessibilityIdentifier("add")
          Button("Remove", emitter: remove).accessibilityIdentifier("remove")
        }
      }
    }

    struct Library: App {
      var body: some Scene { WindowGroup { LibraryComponent() } }
    }

    @Test(.dependencies) func reference_isOneValueForAllWhoReferToIt() async throws {
      try await AppServer.run(Library.self) { server in
        try await ChromeWindow.use { window in
          try await window.open(port: server.port)
          let books =
            "[...document.querySelectorAll('[data-testid=book]')].map((n) => n.textContent).join()"
          try await window.wait("\(books) == 'Emma,Kim'")
          try await window.execute(
            "document.querySelectorAll('[data-testid=book]')[0].isFirst = true"
          )
          try await focus(window, "open")
          try await window.press(.end)
          try await window.type("!")
          try await window.wait("\(books) == 'Emma,Kim!'")
          try await window.click("[data-testid=turn]")
          try await window.wait("\(books) == 'Kim!,Emma'")
          // The row's node was moved, not replaced.
          #expect(
            try await window.execute(
              "return document.querySelectorAll('[data-testid=book]')[1].isFirst"
            ) == .flag(true)
          )
          try await window.click("[data-testid=add]")
          try await window.wait("\(books) == 'Kim!,Emma,Nana'")
          try await window.click("[data-testid=remove]")
          try await window.wait("\(books) == 'Kim!,Nana'")
          #expect(try await window.execute("return \(input("open")).value") == "Kim!")
        }
      }
    }

    @Test func text_ofAFieldWithATitle_isAlignedAsItsModifierSays() async throws {
      try await ChromiumTests.use(.phone) {
        Form {
          TextField("Name", text: .constant("Ada")).multilineTextAlignment(.trailing)
          TextField("Other", text: .constant("Ada"))
        }
      } _: { window in
        let found = try await window.execute(
          "return [...document.querySelectorAll('input')].map((node) => getComputedStyle(node).textAlign)"
        )
        #expect(found == ["end", "start"])
      }
    }

    @Test func textWithoutWords_isNotRead_untilItHasSome() async throws {
      try await ChromiumTests.use {
        FormWithFooter()
      } _: { window in
        let state = "getComputedStyle(document.querySelector('[data-testid=footer]')).visibility"
        #expect(try await window.execute("return \(state)") == "hidden")
        try await window.click("[data-testid=button]")
        try await window.wait("\(state) == 'visible'")
      }
    }

    private struct FormWithFooter: View {
      @State private var problem = ""
      var body: some View {
        Form {
          Section {
            Button("Check") { problem = "Too short" }.accessibilityIdentifier("button")
          } footer: {
            Text(problem).accessibilityIdentifier("footer")
          }
        }
      }
    }
  }
}
