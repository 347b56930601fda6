import Foundation
import PandoDependencies
import PandoSharing
import PandoTesting
import Testing

@testable import Notebook

@Suite(.dependencies) struct NotebookModelTests {
  // Files and user defaults are in memory in a test, so that each test has its own.
  let model = NotebookModel(file: URL(filePath: "/notes.json"))

  @Test func note_whenAdded_getsTheNextNumber() {
    model.add("Water the aspen")
    model.add("Count the trunks")
    #expect(model.notes.map(\.id) == [1, 2])
    model.remove(1)
    #expect(model.add("Sleep").id == 3)
  }

  @Test func note_whenToggled_changesOnlyItself() {
    model.add("Water the aspen")
    model.add("Count the trunks")
    #expect(model.toggle(2)?.isDone == true)
    #expect(model.notes.map(\.isDone) == [false, true])
    #expect(model.toggle(3) == nil)
  }

  @Test func notes_whenTheFileIsOpenedTwice_areShared() {
    let other = NotebookModel(file: URL(filePath: "/notes.json"))
    model.add("Water the aspen")
    #expect(other.notes == [Note(id: 1, text: "Water the aspen")])
  }

  @Test func launches_areCounted() {
    model.launch()
    model.launch()
    #expect(model.launchCount == 2)
  }
}

@Suite struct CommandTests {
  @Test(arguments: [
    ("add  Water the aspen ", Command.add("Water the aspen")),
    ("list", .list), ("done 2", .done(2)), ("remove 1", .remove(1)), ("quit", .quit),
  ])
  func line_whenItIsACommand_isRead(line: String, command: Command) throws {
    #expect(try Command(line) == command)
  }

  @Test(arguments: ["add", "done", "done two", "plant"])
  func line_whenItIsNotACommand_saysWhatToType(line: String) {
    #expect(throws: Command.Mistake.self) { try Command(line) }
  }

  @Test func emptyLine_isNoCommand() throws {
    #expect(try Command("  ") == nil)
  }
}
