import Foundation
import PandoTestSupport
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension SurvivalTests {
  /// Tests of the values that survive the end of a process.
  @MainActor
  @Suite("Processes")
  struct Processes {
    /// Opens a page and presses its button `count` times.
    private func keep(_ count: Int, in app: AppProcess) async throws -> WirePage {
      let page = try await WirePage(port: app.port)
      try await page.connect()
      for _ in 0..<count { try await page.send("\(page.element("keep")),\"tap\"") }
      try await page.settle()
      return page
    }

    @Test func signal_savesPendingChanges_andNotifiesPagesAndTheBalancer() async throws {
      try await AppProcess.withFile { file in
        let variables = ["SURVIVAL_FILE": file.path(), "SURVIVAL_DRAIN": "2"]
        try await AppProcess.use(variables) { app in
          let page = try await keep(7, in: app)
          app.send(SIGTERM)
          let wire = try #require(page.wire)
          #expect(try await wire.closing() == 1001)
          let answer = await app.waitForHealth { $0?.status == 503 }
          #expect(answer?.body == "going away")
          #expect(await app.status() == 0)
        }
        #expect(try String(contentsOf: file, encoding: .utf8).contains("7"))
      }
    }

    private struct Orders: Codable {
      var count: Int
      var words: String
    }

    private func orders(beside file: URL) throws -> Orders {
      let url = file.deletingLastPathComponent().appending(path: "orders.json")
      return try JSONDecoder().decode(Orders.self, from: Data(contentsOf: url))
    }

    @Test func event_thatIsAnswered_isOnTheDisk_ifItsKeySavesImmediately() async throws {
      try await AppProcess.withFile { file in
        var count = 0
        for round in 0..<8 {
          try await AppProcess.use(["SURVIVAL_FILE": file.path()]) { app in
            let page = try await WirePage(port: app.port)
            #expect(page.words("orders") == "Orders \(count)")
            try await page.connect()
            let (order, words) = (try page.element("order"), try page.element("words"))
            for _ in 0...round {
              count += 1
              try await page.send("\(order),\"tap\"")
              try await page.send("\(words),\"change\",\"text\",\"word \(count)\"")
              try await page.settle()
            }
            // The kill leaves no time for anything after the answer.
            app.send(SIGKILL)
            #expect(await app.status() == -SIGKILL)
          }
          #expect(try orders(beside: file).count == count)
          #expect(try orders(beside: file).words == "word \(count)")
        }
      }
    }

    @Test func event_whoseSaveFails_isShown_andAnsweredWhenALaterTrySucceeds() async throws {
      try await AppProcess.withFile { file in
        // The path of a folder has a file in it, which not even the superuser can replace.
        let blocked = file.deletingLastPathComponent().appending(path: "blocked")
        try Data().write(to: blocked)
        let orders = blocked.appending(path: "orders.json")
        let variables = ["SURVIVAL_FILE": file.path(), "SURVIVAL_ORDERS": orders.path()]
        try await AppProcess.use(variables) { app in
          let page = try await WirePage(port: app.port)
          try await page.connect()
          let (order, words) = (try page.element("order"), try page.element("words"))
          try await page.send("\(order),\"tap\"")
          while page.words("saved") != "Not saved" { try await page.receive() }
          try await page.send("\(words),\"change\",\"text\",\"typed\"")
          try await page.send("\(order),\"tap\"")
          while page.words("orders") != "Orders 2" { try await page.receive() }
          #expect(page.answered == 0)
          // Unanswered events are sent again, and handled once.
          try await page.connect()
          try FileManager.default.removeItem(at: blocked)
          try await page.settle()
          app.send(SIGKILL)
          #expect(await app.status() == -SIGKILL)
        }
        let stored = try JSONDecoder().decode(Orders.self, from: Data(contentsOf: orders))
        #expect(stored.count == 2)
        #expect(stored.words == "typed")
      }
    }

    @Test func trap_takesTheProcessDown_andLeavesWhatWasSaved() async throws {
      try await AppProcess.withFile { file in
        let variables = ["SURVIVAL_FILE": file.path()]
        try await AppProcess.use(variables) { app in
          let page = try await keep(3, in: app)
          // The value is written 50 ms after the change; a trap leaves no time for that.
          while (try? String(contentsOf: file, encoding: .utf8))?.contains("3") != true {
            try await pauseBeforeNextLook()
          }
          try await page.send("\(page.element("trap")),\"tap\"")
          await #expect(throws: Wire.Ended.self) { try await page.settle() }
          #expect(await app.status() < 0)
        }
        try await AppProcess.use(variables) { app in
          let page = try await WirePage(port: app.port)
          #expect(page.words("kept") == "Kept 3")
        }
      }
    }

    @Test func handler_thatNeverReturns_blocksEveryPage_andTheProbeReportsIt() async throws {
      try await AppProcess.withFile { file in
        try await AppProcess.use(["SURVIVAL_FILE": file.path()]) { app in
          let page = try await keep(1, in: app)
          #expect(await app.health()?.status == 200)
          try await page.send("\(page.element("stall")),\"tap\"")
          let answer = await app.waitForHealth { $0?.status == 503 }
          #expect(answer?.body.contains("the main actor has not answered for") == true)
          let line = try #require(await app.line(with: "The main actor is busy"))
          #expect(line.contains("a handler of tap of a Button in SurvivalView"), "\(line)")
          #expect(line.contains("session=\(page.session.prefix(8))"), "\(line)")
          #expect(line.contains("path=/"), "\(line)")
          // The reports become rarer.
          var seconds: [Int] = []
          for _ in 0..<2 {
            let line = try #require(await app.line(with: "The main actor is busy"))
            let match = try #require(line.firstMatch(of: /seconds=(\d+)/))
            seconds.append(try #require(Int(match.1)))
          }
          #expect(seconds == [2, 4])
        }
      }
    }

    @Test func body_thatNeverReturns_isNamed() async throws {
      try await AppProcess.withFile { file in
        try await AppProcess.use(["SURVIVAL_FILE": file.path()]) { app in
          let page = try await keep(1, in: app)
          try await page.send("\(page.element("loop")),\"tap\"")
          let line = try #require(await app.line(with: "The main actor is busy"))
          #expect(line.contains("evaluating the body of StuckView"), "\(line)")
          #expect(line.contains("session=\(page.session.prefix(8))"), "\(line)")
        }
      }
    }

    /// The time in seconds for which a session waits for its page.
    private static let stay = 3

    @Test func sessions_whenOpenedAndLeft_giveTheirMemoryBack() async throws {
      try await AppProcess.withFile { file in
        let variables = ["SURVIVAL_FILE": file.path(), "SURVIVAL_STAY": "\(Self.stay)"]
        try await AppProcess.use(variables) { app in
          // The first visits fill caches. Their number is the number of later visits, so that
          // tables and the allocator reach their final size. They are made twice, because the
          // allocator gives back more at one time than at another.
          var before = 0
          for _ in 0..<2 {
            try await visit(2000, app)
            before = max(before, try await settled(app, below: .max))
          }
          let limit = before + before / 10
          // A leak grows from round to round. The memory that the allocator keeps does not.
          var after = Int.max
          for _ in 0..<3 where after > limit {
            try await visit(2000, app)
            let full = try await app.residentBytes()
            after = try await settled(app, below: limit)
            print("2,000 sessions: \(before) bytes before, \(full) with them, \(after) after")
          }
          #expect(after <= limit)
        }
      }
    }

    /// Opens and leaves pages, half of which were live.
    private func visit(_ count: Int, _ app: AppProcess) async throws {
      // In parallel, since most of the time is waiting.
      try await withThrowingTaskGroup(of: Void.self) { group in
        for start in 0..<4 {
          group.addTask { try await self.visit(stride(from: start, to: count, by: 4), app) }
        }
        try await group.waitForAll()
      }
    }

    private func visit(_ visits: StrideTo<Int>, _ app: AppProcess) async throws {
      for index in visits {
        let wire = try await Wire(port: app.port)
        let answer = try await wire.ask("/")
        await wire.close()
        try #require(answer.status == 200)
        guard (index / 4).isMultiple(of: 2) else { continue }
        let page = try #require(answer.page)
        let socket = try await WirePage.socket(port: app.port, visitor: page.visitor)
        try await socket.send(text: #"["hello",1,"\#(page.session)","\#(page.token)",0]"#)
        // A kept number is drawn in every open session, so only some of the pages keep one.
        let button = (index / 4).isMultiple(of: 64) ? "keep" : "press"
        let name = try #require(answer.element(button))
        try await socket.send(text: "[1,\(name),\"tap\"]")
        _ = try await socket.frame()
        await socket.close()
      }
    }

    /// The smallest memory that is measured in some seconds after the time of the sessions is over.
    private func settled(_ app: AppProcess, below limit: Int) async throws -> Int {
      let end = ContinuousClock.now + .seconds(limit == .max ? Self.stay + 4 : 40)
      var minimum = try await app.residentBytes()
      while ContinuousClock.now < end, limit == .max || minimum > limit {
        try await pauseBeforeNextLook()
        minimum = min(minimum, try await app.residentBytes())
      }
      return minimum
    }
  }
}
