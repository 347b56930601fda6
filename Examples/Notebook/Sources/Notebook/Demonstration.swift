import Foundation
import PandoSharing

/// A demonstration without a user.
///
/// It adds a note, lets another process change the file, and waits for that change to arrive.
@MainActor
struct Demonstration {
  let session: NotebookSession

  /// - Returns: Whether everything worked.
  func run() async -> Bool {
    let page = session.page
    page.print("There is no terminal, so this is a demonstration.")
    guard session.perform(.add("Water the aspen")) else { return false }
    do {
      // The other process reads the file, so this note has to be saved first.
      try await session.model.save()
      let text = "Written by another process"
      page.print("Starting another process that adds '\(text)' to the file.")
      let ids = session.model.notes.ids
      try await edit(["add", text])
      guard await arrives({ note in note.text == text && !ids.contains(note.id) }) else {
        page.print("The change did not arrive within ten seconds.")
        return false
      }
      page.print("The change arrived without reading the file by hand.")
      return true
    } catch {
      page.report(["The demonstration failed. \(error)"])
      return false
    }
  }

  /// Runs this program again with a command, as another process.
  private func edit(_ command: [String]) async throws {
    let process = Process()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["--file", session.model.file.path(percentEncoded: false)] + command
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    let status = try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
    guard status == 0 else { throw EditFailed(status: status) }
  }

  /// Waits until an expected note exists and is on the screen.
  private func arrives(_ isExpected: @escaping @Sendable (Note) -> Bool) async -> Bool {
    let model = session.model
    return await withTaskGroup(of: Bool.self) { group in
      group.addTask {
        for await notes in model.$notes.values where notes.contains(where: isExpected) {
          return true
        }
        return false
      }
      group.addTask {
        try? await Task.sleep(for: .seconds(10))
        return false
      }
      let arrived = await group.next() ?? false
      group.cancelAll()
      session.page.showOutsideChange(to: model.notes)
      return arrived
    }
  }
}

private struct EditFailed: Error, CustomStringConvertible {
  var status: Int32
  var description: String { "the other process ended with status \(status)" }
}
