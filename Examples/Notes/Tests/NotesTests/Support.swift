import Pando
import PandoTesting

@testable import NotesScreens

extension Driver {
  /// Opens the application for a visitor with separate app storage.
  ///
  /// - Parameters:
  ///   - name: The visitor's name; nil for a visitor who has not given one yet.
  ///   - clock: A clock that the test moves.
  ///   - memory: The in-memory storage of the page.
  ///   - prepare: Changes other dependencies.
  static func openNotes(
    as name: String? = "Ada Keller",
    clock: TestClock<Duration> = TestClock(),
    memory: InMemoryStorage? = nil,
    prepare: (inout DependencyValues) -> Void = { _ in }
  ) async -> Driver {
    let storage = UserDefaults.inMemory
    if let name { storage.set(name, forKey: "name") }
    return await Driver.open(app: NotesApp(), clock: clock) {
      $0.defaultAppStorage = storage
      if let memory { $0.defaultInMemoryStorage = memory }
      $0.uuid = .init { UUID() }
      $0.date.now = Date(timeIntervalSince1970: 1_800_000_000)
      $0.withRandomNumberGenerator = .init(SystemRandomNumberGenerator())
      $0.fileReader = .disk
      $0.noteSaver = .shared
      prepare(&$0)
    }
  }

  /// The titles of the notes, in order.
  var titles: [String] {
    field("Title").all.compactMap(\.value)
  }

  /// The row of a note.
  func note(_ title: String) -> ElementQuery {
    row().containing(.link, title)
  }
}
