import Foundation
import PandoTestSupport
import PandoTesting
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

/// Tests of the addresses for files, requested by any client.
@MainActor
@Suite("Server: files", .serialized)
struct FileRouteTests {
  nonisolated static let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

  struct Asking: App {
    var body: some Scene { WindowGroup { AskingView() } }
  }

  struct AskingView: View {
    @State private var isPresented = true
    var body: some View {
      Text("Files").fileImporter(
        isPresented: $isPresented,
        allowedContentTypes: [.commaSeparatedText],
        allowsMultipleSelection: true,
        onCompletion: { _ in }
      )
      if let picture = UIImage(data: FileRouteTests.png) { Image(uiImage: picture) }
    }
  }

  /// Sends a file as a page does, except for the parameters that a test changes.
  private func send(
    _ server: AppServer,
    _ page: AppServer.Document,
    name: String = "birds.csv",
    bytes: [UInt8] = Array("a,b".utf8),
    _ change: (inout [String: String?], inout String) -> Void = { _, _ in }
  ) async throws -> Wire.Answer {
    var headers: [String: String?] = [
      "Cookie": "pando=\(page.visitor)", "Origin": "http://127.0.0.1:\(server.port)",
      "Pando-Token": page.token, "Content-Length": "\(bytes.count)", "Content-Type": "text/csv",
    ]
    let element = try #require(page.importer)
    var path = "/pando/upload/\(page.session)/\(element)?name=\(name)&total=\(bytes.count)"
    change(&headers, &path)
    let list = headers.compactMap { name, value in value.map { (name, $0) } }
    return try await server.ask(path, method: "POST", list, body: bytes)
  }

  @Test(.dependencies) func upload_isWrittenToAFile_thatGoesWithItsSession() async throws {
    try await AppServer.run(Asking.self) { server in
      let page = try await server.open()
      let bytes = (0..<700_000).map { UInt8(0x20 + $0 % 0x5F) }
      let answer = try await send(server, page, name: "..%2F..%2Fb%C3%B6rds.csv", bytes: bytes)
      #expect(answer.status == 201)
      #expect(answer["X-Content-Type-Options"] == "nosniff")
      let clientCommands = try #require(
        server.pages.table.clientCommands(of: page.session, visitor: page.visitorID)
      )
      let name = try #require(URL(string: answer.body))
      let element = ElementID(try #require(page.importer))
      #expect(clientCommands.resolve(.files([name]), for: ElementID(1)) == nil)
      guard case .files(let files)? = clientCommands.resolve(.files([name]), for: element) else {
        Issue.record("The file is not known.")
        return
      }
      #expect(files.map(\.lastPathComponent) == ["börds.csv"])
      #expect(try Data(contentsOf: files[0]) == Data(bytes))
      let facts = try FileManager.default.attributesOfItem(atPath: files[0].path)
      #expect(facts[.posixPermissions] as? Int == 0o600)
      #expect(clientCommands.resolve(.files([name]), for: element) == nil)
      server.pages.table.closeAll(.goingAway)
      #expect(await yieldUntil { !FileManager.default.fileExists(atPath: files[0].path) })
    }
  }

  @Test(.dependencies) func refusal_isInTheLanguageOfThePage() async throws {
    try await AppServer.run(Asking.self) { server in
      let page = try await server.open()
      let answer = try await send(server, page, name: "birds.png") { headers, _ in
        headers["Content-Type"] = "image/png"
        headers["Accept-Language"] = "de-AT"
      }
      #expect(answer.status == 415)
      #expect(answer.body == "Eine Datei dieser Art kann hier nicht ausgewählt werden.")
    }
    let tooLarge = UploadRefusal.tooLarge(5_000_000)
    #expect(tooLarge.words(in: .spanish) == "Este archivo es demasiado grande: como máximo 5 MB.")
    #expect(tooLarge.words(in: .english) == "This file is too large: at most 5 MB can be taken.")
  }

  @Test(.dependencies) func folder_isGone_whenTheServerIs() async throws {
    var folder: URL?
    try await AppServer.run(Asking.self) { server in
      let page = try await server.open()
      #expect(try await send(server, page).status == 201)
      folder = try server.pages.uploads.url()
      #expect(folder.map { FileManager.default.fileExists(atPath: $0.path) } == true)
    }
    #expect(folder.map { FileManager.default.fileExists(atPath: $0.path) } == false)
  }

  @Test(.dependencies) func upload_thatIsNotThePages_isRefused() async throws {
    try await AppServer.run(Asking.self) { server in
      let page = try await server.open()
      let other = try await server.open()
      @MainActor func status(
        _ change: (inout [String: String?], inout String) -> Void
      ) async throws -> Int {
        try await send(server, page, change).status
      }
      #expect(try await status { headers, _ in headers["Origin"] = .some(nil) } == 403)
      #expect(try await status { headers, _ in headers["Origin"] = "https://example.org" } == 403)
      #expect(try await status { headers, _ in headers["Cookie"] = .some(nil) } == 403)
      #expect(
        try await status { headers, _ in headers["Cookie"] = "pando=\(other.visitor)" } == 404
      )
      #expect(try await status { headers, _ in headers["Pando-Token"] = .some(nil) } == 403)
      #expect(try await status { headers, _ in headers["Pando-Token"] = other.token } == 403)
      #expect(
        try await status { _, path in path.replace(page.session, with: Secret.make()) } == 404
      )
      #expect(
        try await status { _, path in path = "/pando/upload/\(page.session)/1?name=a.csv" } == 409
      )
      #expect(try await send(server, page, name: "birds.png").status == 415)
      #expect(try await server.ask("/pando/upload/\(page.session)/1").status == 405)
      #expect(try await server.ask("/", method: "POST").status == 405)
      let clientCommands = server.pages.table.clientCommands(
        of: page.session,
        visitor: page.visitorID
      )
      #expect(clientCommands?.uploads.isEmpty == true)
    }
  }

  @Test(.dependencies) func upload_whoseBytesSayAnotherType_isRefused_likeOneOfAnotherName()
    async throws
  {
    try await AppServer.run(Asking.self) { server in
      let page = try await server.open()
      let named = try await send(server, page, name: "birds.png")
      let png = Array(Self.png) + [0, 0, 0, 13]
      let late = Array("a,b\n".utf8) + [UInt8](repeating: 65, count: 3_000) + [0]
      for bytes in [png, Array("%PDF-1.7\n".utf8), [0x7F, 0x45, 0x4C, 0x46, 2], [0], late] {
        let answer = try await send(server, page, bytes: bytes)
        #expect(answer.status == 415)
        #expect(answer.body == named.body)
        // The MIME type from the browser decides if the file's name has no known extension.
        let unnamed = try await send(server, page, name: "birds", bytes: bytes)
        #expect(unnamed.status == 415)
      }
      // A large file of another type is refused before all of it has arrived.
      let large = png + [UInt8](repeating: 0, count: 500_000)
      #expect(try await send(server, page, bytes: large).status == 415)
      let clientCommands = server.pages.table.clientCommands(
        of: page.session,
        visitor: page.visitorID
      )
      #expect(clientCommands?.uploads.isEmpty == true)
      for bytes in [[], Array("a,b".utf8), [0xEF, 0xBB, 0xBF, 0x61], Array("M\u{FC}ller".utf8)] {
        #expect(try await send(server, page, bytes: bytes).status == 201)
      }
      // The file has the encoding of an old spreadsheet program.
      #expect(try await send(server, page, bytes: [0x4D, 0xFC, 0x6C, 0x6C]).status == 201)
    }
  }

  @Test(.dependencies) func upload_thatIsTooLarge_isRefused_andLeavesNothing() async throws {
    try await AppServer.run(Asking.self) {
      $0.limits.uploadBytes = 1_000
      $0.limits.sessionUploadBytes = 1_500
    } body: { server in
      let page = try await server.open()
      let large = [UInt8](repeating: 65, count: 1_001)
      let declared = try await send(server, page, bytes: large)
      #expect(declared.status == 413)
      #expect(declared.body.contains("at most 1000 bytes"))
      // A body without a length is counted while it arrives.
      let chunk = Array("3e9\r\n".utf8) + large + Array("\r\n0\r\n\r\n".utf8)
      let counted = try await send(server, page, bytes: chunk) { headers, _ in
        headers["Content-Length"] = .some(nil)
        headers["Transfer-Encoding"] = "chunked"
      }
      #expect(counted.status == 413)
      let clientCommands = try #require(
        server.pages.table.clientCommands(of: page.session, visitor: page.visitorID)
      )
      #expect(clientCommands.uploads.isEmpty)
      #expect(try await send(server, page, bytes: Array(large.prefix(900))).status == 201)
      let second = try await send(server, page, bytes: Array(large.prefix(900)))
      #expect(second.status == 413)
      #expect(second.body.contains("no room"))
      #expect(clientCommands.uploads.count == 1)
      // Closing the dialog removes the uploads that were not handed over.
      _ = clientCommands.resolve(.dismiss, for: ElementID(try #require(page.importer)))
      #expect(clientCommands.uploads.isEmpty)
    }
  }

  @Test(.dependencies) func picture_isThatOfItsVisitor() async throws {
    try await AppServer.run(Asking.self) { server in
      let page = try await server.open()
      let other = try await server.open()
      let source = try #require(
        page.html.firstMatch(of: /src="(\/pando\/picture\/[^"]+)"/).map { String($0.1) }
      )
      let answer = try await server.ask(source, [("Cookie", "pando=\(page.visitor)")])
      #expect(answer.status == 200)
      #expect(answer["Content-Type"] == "image/png")
      #expect(answer["X-Content-Type-Options"] == "nosniff")
      #expect(answer["Cache-Control"] == "private, max-age=31536000, immutable")
      #expect(answer["Content-Length"] == "8")
      #expect(try await server.ask(source).status == 404)
      #expect(try await server.ask(source, [("Cookie", "pando=\(other.visitor)")]).status == 404)
      let wrong = source.replacing(".png", with: ".gif")
      #expect(try await server.ask(wrong, [("Cookie", "pando=\(page.visitor)")]).status == 404)
    }
  }

  struct Offering: App {
    var body: some Scene { WindowGroup { OfferingView() } }
  }

  struct OfferingView: View {
    @State private var isPresented = true
    @State private var address = ""
    var body: some View {
      Text(verbatim: "at \(address)").accessibilityIdentifier("address").fileExporter(
        isPresented: $isPresented,
        item: "bread, milk",
        contentTypes: [.html],
        defaultFilename: "Einkäufe \"neu\"",
        onCompletion: { address = (try? $0.get())?.absoluteString ?? "" }
      )
    }
  }

  @Test(.dependencies) func download_isGivenOnce_toItsVisitor_asAFile() async throws {
    try await AppServer.run(Offering.self) { server in
      let page = try await WirePage(port: server.port)
      #expect(page.words("address") == "at ")
      // A file offered when the view appears is offered once the page is connected.
      try await page.connect()
      while page.words("address") == "at " { try await page.receive() }
      let path = String(page.words("address").dropFirst(3))
      let cookie = [("Cookie", "pando=\(page.visitor)")]
      #expect(try await server.ask(path).status == 404)
      #expect(try await server.ask(path, [("Cookie", "pando=\(Secret.make())")]).status == 404)
      #expect(try await server.ask(path, method: "HEAD", cookie).status == 200)
      let answer = try await server.ask(path, cookie)
      #expect(answer.status == 200)
      #expect(answer.body == "bread, milk")
      #expect(answer["X-Content-Type-Options"] == "nosniff")
      #expect(answer["Cache-Control"] == "no-store")
      #expect(answer["Content-Security-Policy"] == "default-src 'none'; sandbox")
      #expect(
        answer["Content-Disposition"]
          == "attachment; filename=\"Eink_ufe neu.html\"; filename*=UTF-8''Eink%C3%A4ufe%20neu.html"
      )
      #expect(try await server.ask(path, cookie).status == 404)
    }
  }

  @Test(.dependencies) func icon_isThere_andMayBeTheApplications() async throws {
    try await AppServer.run(Asking.self) { server in
      let page = try await server.open()
      let path = try #require(
        page.html.firstMatch(of: /<link href="([^"]+)" rel="icon"/).map { String($0.1) }
      )
      for path in [path, "/favicon.ico"] {
        let answer = try await server.ask(path)
        #expect(answer.status == 200)
        #expect(answer["Content-Type"] == "image/png")
        #expect(answer["Content-Length"].flatMap { Int($0) } ?? 0 > 100)
      }
    }
    try await AppServer.run(Asking.self) {
      try $0.setBasePath("/notes")
      $0.icon = UIImage(data: Data("GIF89a…".utf8))
    } body: { server in
      let answer = try await server.ask("/notes/favicon.ico")
      #expect(answer["Content-Type"] == "image/gif")
      #expect(answer.body == "GIF89a…")
      #expect(try await server.ask("/favicon.ico").status == 404)
    }
  }

  @Test func icon_thatIsNoPicture_isExplained() {
    let error = #expect(throws: ServerConfigurationError.self) {
      try ServerConfiguration(arguments: ["--icon", #filePath], environment: [:])
    }
    #expect(error?.description.contains("--icon cannot be") == true)
  }
}
