import Pando
import PandoReducers
import PandoTesting

@testable import NotesScreens

/// Files that exist only in a test.
@MainActor
final class FakeFiles {
  private var files: [String: Data] = [:]
  /// Holds back reads while it is closed.
  let gate = Gate()

  nonisolated init() {}

  subscript(name: String) -> Data? {
    get { files[name] }
    set { files[name] = newValue }
  }

  nonisolated var reader: FileReader {
    FileReader { [self] file, most in
      await gate.pass()
      guard let data = await self[file.lastPathComponent] else {
        throw CocoaError(.fileReadNoSuchFile)
      }
      return data.prefix(most)
    }
  }
}

/// A saver that adds to the notes, or fails on request.
@MainActor
final class FakeSaver {
  /// The titles of notes that cannot be saved.
  var broken: Set<String> = []
  /// Holds back saves while it is closed.
  let gate = Gate()

  nonisolated init() {}

  nonisolated var saver: NoteSaver {
    NoteSaver { [self] note, predecessor in
      await gate.pass()
      if await broken.contains(note.title) { throw DiskIsFull() }
      try await NoteSaver.shared.save(note: note, after: predecessor)
    }
  }
}

/// A gate that suspends its callers while it is closed.
@MainActor
final class Gate {
  private var isClosed = false
  private var permits = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []

  nonisolated init() {}

  func close() { isClosed = true }

  /// Lets one caller pass: the first that waits, or the next that comes.
  func letOnePass() {
    if waiting.isEmpty { permits += 1 } else { waiting.removeFirst().resume() }
  }

  func pass() async {
    guard isClosed else { return }
    if permits > 0 { permits -= 1 } else { await withCheckedContinuation { waiting.append($0) } }
  }
}

struct DiskIsFull: LocalizedError {
  var errorDescription: String? { "the disk is full" }
}

extension Date {
  /// The date in tests.
  static let test = Date(timeIntervalSince1970: 1_800_000_000)
}
