import Pando
import PandoReducers
import PandoTesting

@testable import NotesScreens

/// Files that are nowhere but in a test.
@MainActor
final class FakeFiles {
  private var files: [String: Data] = [:]
  /// Files wait for the gate while it is closed.
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

/// Adds to the notes, unless it is told that something goes wrong.
@MainActor
final class FakeSaver {
  /// The titles of notes that cannot be kept.
  var broken: Set<String> = []
  /// Notes wait for the gate while it is closed.
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

/// Holds up whoever comes while it is closed.
@MainActor
final class Gate {
  private var isClosed = false
  private var permits = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []

  nonisolated init() {}

  func close() { isClosed = true }

  /// Lets one go on: who waits, or who comes next.
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
  /// What the time is in tests.
  static let test = Date(timeIntervalSince1970: 1_800_000_000)
}

/// Numbers that are the same each time (SplitMix64).
struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
