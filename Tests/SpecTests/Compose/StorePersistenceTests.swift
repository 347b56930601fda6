import Foundation
import PandoComponents
import PandoDependencies
import PandoSharing
import PandoTesting
import PandoUI
import Testing

private struct LetterComponent: Component {
  @ObservedObject var store = Store<State, Empty, Empty>(
    storage: FilePersistentStorage(key: "letter-fields")
  )

  let send = SignalEmitter()

  init() {
    store.persistence.restore()
  }
}

extension LetterComponent {
  struct State: AnyState {
    enum PersistenceKeys: CodingKey {
      case email
    }

    var email: String = ""
    var password: String = ""
    var shouldShowHelp: Bool = false
  }

  var observers: Void {
    send += {
      store.persistence.save()
    }
  }
}

extension LetterComponent: View {
  var body: some View {
    TextField("Address", text: store.binding.email)
    Button("Send") { send.send() }
  }
}

/// Tests of persistence of a store's state.
@MainActor
@Suite(.dependencies)
struct StorePersistenceTests {
  @Test func C42_storeWithAStorage_beginsWithItsDefaults() {
    let store = LetterComponent().store
    #expect(store.state.email == "")
  }

  @Test func C43_state_whenSaved_isRestoredByTheNextComponent() async throws {
    let app = await Driver.open(LetterComponent(), dependencies: { _ in })
    try await app.textField("Address").type("ada@example.org")
    try await app.button("Send").tap()
    app.close()

    let component = LetterComponent()
    component.store.state.email = "ada@example.org"
    component.store.persistence.save()
    #expect(LetterComponent().store.state.email == "ada@example.org")
  }

  @Test func C44_fieldsThatAreNotChosen_areNotKept() throws {
    let files = InMemoryFileSystem()
    try withDependencies {
      $0.defaultFileStorage = .inMemory(fileSystem: files)
    } operation: {
      let component = LetterComponent()
      component.store.update {
        $0.email = "ada@example.org"
        $0.password = "secret"
        $0.shouldShowHelp = true
      }
      component.store.persistence.save()
      let bytes = try #require(files.files.values.first)
      #expect(String(decoding: bytes, as: UTF8.self) == #"{"email":"ada@example.org"}"#)

      let other = LetterComponent()
      #expect(other.store.value == LetterComponent.State(email: "ada@example.org"))
    }
  }
}
