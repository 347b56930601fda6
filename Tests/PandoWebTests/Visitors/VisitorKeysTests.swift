import Foundation
import PandoDependencies
import PandoTesting
import Testing

@testable import PandoWeb

@Suite("Visitors: keys")
struct VisitorKeysTests {
  private func secret(_ text: String) throws -> ServerSecret { try #require(ServerSecret(text)) }

  @Test func cookie_isBelieved_andNothingThatIsAlmostIt() throws {
    let keys = VisitorKeys()
    let id = VisitorKeys.makeID()
    let cookie = keys.cookie(of: id)
    #expect(keys.match(cookie) == VisitorKeys.Match(id: id, isNewest: true))
    #expect(cookie == keys.cookie(of: id))
    let other = keys.cookie(of: VisitorKeys.makeID())
    var forged = [
      "", id, "\(id).", String(cookie.dropLast()), cookie + "0", cookie.uppercased(), " \(cookie)",
      "\(id).\(String(repeating: "0", count: 64))", id + String(repeating: "0", count: 16),
      "\(id)\(other.dropFirst(16))", "\(other.prefix(16))\(cookie.dropFirst(16))",
      cookie.replacing(".", with: "-"), VisitorKeys().cookie(of: id),
    ]
    // Every digit is checked.
    for place in cookie.indices where cookie[place] != "." {
      var changed = cookie
      changed.replaceSubrange(place...place, with: cookie[place] == "0" ? "1" : "0")
      forged.append(changed)
    }
    for value in forged { #expect(keys.match(value) == nil, "\(value)") }
  }

  @Test func signature_isThatOfRFC2104() throws {
    // printf 'pando visitor 1 0123456789abcdef' | openssl dgst -sha256 -hmac 00112233445566778899aabbccddeeff
    let keys = VisitorKeys([try secret("00112233445566778899aabbccddeeff")])
    #expect(
      keys.cookie(of: "0123456789abcdef")
        == "0123456789abcdef.4d837358f9d7600a7115eb53bb477139d3690e03aa2854a340ea207c138ba2e4"
    )
  }

  @Test func key_whenChanged_believesWhatTheOldOneSigned_untilThatIsLeftOut() throws {
    let (old, new) = (try secret(Secret.make()), try secret(Secret.make()))
    let id = VisitorKeys.makeID()
    let cookie = VisitorKeys([old]).cookie(of: id)
    let both = VisitorKeys([new, old])
    #expect(both.match(cookie) == VisitorKeys.Match(id: id, isNewest: false))
    #expect(both.match(both.cookie(of: id)) == VisitorKeys.Match(id: id, isNewest: true))
    #expect(VisitorKeys([new]).match(cookie) == nil)
    #expect(VisitorKeys([new]).match(both.cookie(of: id))?.id == id)
  }

  // MARK: The file

  private func withFile(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.appending(path: VisitorKeys.fileName))
  }

  @Test func file_isMadeForItsOwnerAlone_andIsTheSameNextTime() throws {
    try withFile { file in
      let cookie = try VisitorKeys.kept(in: file).cookie(of: "0123456789abcdef")
      let facts = try FileManager.default.attributesOfItem(atPath: file.path())
      #expect(facts[.posixPermissions] as? Int == 0o600)
      #expect(try VisitorKeys.kept(in: file).match(cookie)?.isNewest == true)
      let folder = file.deletingLastPathComponent().path()
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [VisitorKeys.fileName])
      // A new line before the others is used for signing from then on.
      let text = try String(contentsOf: file, encoding: .utf8)
      try Data("\(Secret.make())\n\(text)".utf8).write(to: file)
      chmod(file.path(), 0o600)
      #expect(try VisitorKeys.kept(in: file).match(cookie)?.isNewest == false)
    }
  }

  @Test func file_whenManyStartAtOnce_isOneForAll() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: VisitorKeys.fileName)
    let cookies = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<32 {
        group.addTask { try VisitorKeys.kept(in: file).cookie(of: "0123456789abcdef") }
      }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(cookies.count == 1)
  }

  @Test(arguments: [0o640, 0o604, 0o620, 0o660, 0o644])
  func file_thatOthersMayUse_isRefused_withWhatToDo(mode: Int) throws {
    try withFile { file in
      _ = try VisitorKeys.kept(in: file)
      chmod(file.path(), mode_t(mode))
      let error = #expect(throws: ServerConfigurationError.self) { try VisitorKeys.kept(in: file) }
      #expect(error?.description.contains(file.path()) == true)
      #expect(error?.description.contains("chmod 600") == true)
    }
  }

  @Test(
    arguments: ["", "short\n", "# only words\n", "\(Secret.make())\nshort\n"]
      + [String(repeating: "\(Secret.make())\n", count: 9), String(repeating: "a", count: 20_000)]
  )
  func file_thatIsBroken_isRefused_andStays(text: String) throws {
    try withFile { file in
      _ = try VisitorKeys.kept(in: file)
      try Data(text.utf8).write(to: file)
      chmod(file.path(), 0o600)
      let error = #expect(throws: ServerConfigurationError.self) { try VisitorKeys.kept(in: file) }
      #expect(error?.description.contains(file.path()) == true)
      #expect(error?.description.contains("To mend this") == true)
      #expect(error?.description.contains(Secret.make()) == false)
      #expect(try String(contentsOf: file, encoding: .utf8) == text)
    }
  }

  @MainActor
  @Test(.dependencies) func server_whoseFileIsBroken_doesNotServe() async throws {
    try await withFolder { folder in
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data("short".utf8).write(to: folder.appending(path: VisitorKeys.fileName))
      chmod(folder.appending(path: VisitorKeys.fileName).path(), 0o600)
      var configuration = ServerConfiguration()
      configuration.port = 0
      configuration.dataFolder = folder.path()
      let pages = Pages(configuration: configuration, logger: TestServer.silent) { request in
        { StubSession(request) }
      }
      await #expect(throws: ServerConfigurationError.self) {
        try await PageServer(pages: pages).run()
      }
      await #expect(throws: ServerConfigurationError.self) { try await pages.run() }
    }
  }

  @MainActor
  private func withFolder(_ body: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder)
  }

  // MARK: Settings

  @Test func secret_isReadFromTheEnvironment_andNotPrinted() throws {
    let (new, old) = (Secret.make(), Secret.make())
    let configuration = try ServerConfiguration(
      environment: ["PANDO_SECRET": "\(new), \(old)", "PANDO_UNSIGNED_COOKIE_DAYS": "0"]
    )
    #expect(configuration.secrets.map(\.text) == [new, old])
    #expect(configuration.unsignedCookieDays == 0)
    var dumped = "\(configuration) \(String(reflecting: configuration))"
    dump(configuration, to: &dumped)
    #expect(!dumped.contains(new) && !dumped.contains(old))
    #expect(try ServerConfiguration(environment: ["PANDO_SECRET": ""]).secrets.isEmpty)
  }

  @Test(arguments: ["short", "  ", "\(Secret.make()),short", Secret.make() + " " + "0123"])
  func secret_thatIsTooShort_isExplained_andNotPrinted(text: String) throws {
    let error = #expect(throws: ServerConfigurationError.self) {
      try ServerConfiguration(environment: ["PANDO_SECRET": text])
    }
    #expect(error?.description.contains("PANDO_SECRET cannot be") == true)
    #expect(error?.description.contains("at least 32 bytes") == true)
    #expect(error?.description.contains(text) == false || text == "  ")
    #expect(throws: ServerConfigurationError.self) {
      try ServerConfiguration(environment: ["PANDO_UNSIGNED_COOKIE_DAYS": "many"])
    }
  }
}
