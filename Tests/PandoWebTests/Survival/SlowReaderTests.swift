import Foundation
import NIOCore
import Observation
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension SurvivalTests {
  /// Tests of pages that stop reading.
  @MainActor
  @Suite("Slow readers")
  struct SlowReaders {
    @MainActor
    @Observable
    final class Model {
      var number = 0
      var words = ""
    }

    struct Ticker: View {
      var model: Model

      var body: some View {
        VStack {
          Text(verbatim: "Number \(model.number)").accessibilityIdentifier("number")
          Text(verbatim: model.words)
          Button("Press") { model.number += 1 }.accessibilityIdentifier("press")
        }
      }
    }

    @Test func reader_whenItStops_costsLittle_andComesBackToACorrectPage() async throws {
      let model = Model()
      try await LiveServer.use {
        Ticker(model: model)
      } _: { server in
        let page = try await WirePage(port: server.port)
        try await page.connect()
        try await page.send("\(page.element("press")),\"tap\"")
        try await page.settle()
        let wire = try #require(page.wire)
        try await wire.setReading(false)
        let before = try Self.residentBytes()
        // 300 MB in total if each change were sent.
        for number in 2...3000 {
          model.number = number
          model.words = "\(number) " + String(repeating: "x", count: 100_000)
          await Task.yield()
        }
        let grown = try Self.residentBytes() - before
        #expect(grown < 60_000_000, "\(grown) bytes more")
        // Either the page was disconnected, or the changes were collected meanwhile.
        do {
          try await wire.setReading(true)
          while page.words("number") != "Number 3000" { try await page.receive() }
        } catch let closed as WirePage.Closed {
          #expect(closed.code == 1013)
          try await page.connect()
        } catch is ChannelError {
          // On a busy machine the connection has ended before the page reads again.
          try await page.connect()
        }
        try await page.send("\(page.element("press")),\"tap\"")
        try await page.settle()
        #expect(page.words("number") == "Number 3001")
        try page.expectFresh(server.sessions.first)
      }
    }

    /// The resident memory of this process in bytes.
    private static func residentBytes() throws -> Int {
      let words = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
      let pages = try #require(Int(words.split(separator: " ")[1]))
      return pages * sysconf(Int32(_SC_PAGESIZE))
    }
  }
}
