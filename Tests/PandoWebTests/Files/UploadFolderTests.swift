import Foundation
import Testing

@testable import PandoWeb

@Suite struct UploadFolderTests {
  /// Runs a test in a new folder.
  private func inFolder(_ body: (URL) throws -> Void) throws {
    let parent = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: parent) }
    try body(parent)
  }

  @Test func folder_isMadeWhenItIsNeeded_andRemovedAtTheEnd() throws {
    try inFolder { parent in
      let folder = UploadFolder(in: parent)
      #expect(try FileManager.default.contentsOfDirectory(atPath: parent.path).isEmpty)
      let url = try folder.url()
      #expect(try folder.url() == url)
      try Data("x".utf8).write(to: url.appending(path: "a"))
      let facts = try FileManager.default.attributesOfItem(atPath: url.path)
      #expect(facts[.posixPermissions] as? Int == 0o700)
      folder.remove()
      #expect(try FileManager.default.contentsOfDirectory(atPath: parent.path).isEmpty)
      #expect(throws: (any Error).self) { try folder.url() }
    }
  }

  @Test func leftovers_areRemoved_unlessTheirServerLives() throws {
    try inFolder { parent in
      let living = UploadFolder(in: parent)
      let livingURL = try living.url()
      let dead = parent.appending(path: "pando-uploads-dead00")
      let other = parent.appending(path: "somebody-elses")
      for url in [dead, other] {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
      }
      let next = UploadFolder(in: parent)
      // These folders are too recent to be distinguished from one that is just being created.
      _ = try next.url()
      #expect(FileManager.default.fileExists(atPath: dead.path))
      next.removeLeftovers(olderThan: -1)
      #expect(!FileManager.default.fileExists(atPath: dead.path))
      #expect(FileManager.default.fileExists(atPath: livingURL.path))
      #expect(FileManager.default.fileExists(atPath: other.path))
      next.remove()
      living.remove()
    }
  }
}
