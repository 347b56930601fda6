import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension SurvivalTests {
  /// Tests that invalid frames change nothing that legal events could not change, and nothing of
  /// other visitors.
  @MainActor
  @Suite("Fuzzed frames")
  struct Fuzz {
    private static var seed: UInt64 {
      let replayed = ProcessInfo.processInfo.environment["PANDO_SEED"].flatMap { UInt64($0) }
      let seed = replayed ?? .random(in: .min ... .max)
      print("Fuzzed frames: PANDO_SEED=\(seed)")
      return seed
    }

    /// An in-process session, with a page that follows it.
    @MainActor
    private final class Visit {
      let model = FuzzModel()
      let session: LiveSession
      let tree = ElementTree()
      let browser: Browser
      var batch = 0

      init() throws {
        let (model, tree) = (model, tree)
        session = LiveSession(id: Secret.make(), token: Secret.make(), options: HTMLOptions()) {
          ViewGraph(FuzzBoard(model: model), renderer: Both($0, tree))
        }
        browser = try Browser(session.document(nonce: nil))
        connect()
      }

      func connect() {
        session.connect(lastBatch: batch, window: nil) { [unowned self] sent in
          let text = sent.text
          guard let value = try? JSONDecoder().decode(ChromeValue.self, from: Data(text.utf8))
          else {
            Issue.record("not JSON: \(text)")
            return
          }
          #expect(Int(value[0].number ?? -1) == batch + 1)
          batch += 1
          browser.apply(steps: value[2].list)
        }
      }

      func element(_ identifier: String) throws -> Int {
        let found = tree.elements.values.filter {
          $0.attributes[.identifier] == .text(identifier)
        }
        return try #require(found.map(\.id.number).min(), "no element \(identifier)")
      }
    }

    @Test func frames_whenFuzzed_changeOnlyWhatLegalEventsCouldChange() async throws {
      let fuzzer = FrameFuzzer(seed: Self.seed)
      let (attacker, innocent) = (try Visit(), try Visit())
      let press = try attacker.element("press")
      let innocentPress = try innocent.element("press")
      var (frames, next, presses, refused, vanished) = (0, 1, 0, 0, false)
      var innocentEvents = 0
      while frames < 100_000 {
        let text = fuzzer.frame(next: next)
        var isRefused = false
        frames += 1
        // The outcome that the protocol defines.
        if let frame = PageFrame(text) {
          switch frame {
          case .event(let number, _, _), .history(let number, _), .measures(let number, _, _),
            .undo(let number, _):
            isRefused = number > next
            guard number == next else { break }
            next += 1
            if case .event(_, let element, .tap) = frame, element.number == press { presses += 1 }
          case .applied, .window: break
          }
        } else {
          isRefused = true
        }
        do {
          try attacker.session.receive([text])
          #expect(!isRefused, "should be refused: \(text)")
        } catch {
          refused += 1
          #expect(isRefused, "refused: \(text)")
          #expect(error.code == 1002)
          attacker.session.disconnect()
          attacker.connect()
        }
        if frames > 50_000, !vanished {
          vanished = true
          attacker.model.hasExtra = false
        }
        guard frames.isMultiple(of: 500) else { continue }
        await Task.yield()
        innocentEvents += 1
        try innocent.session.receive(["[\(innocentEvents),\(innocentPress),\"tap\"]"])
        try #require(attacker.model.damage == [])
        try #require(attacker.model.presses == presses)
      }
      #expect(refused > 1000)
      #expect(presses > 50)
      // The attacked session is alive and consistent.
      try attacker.session.receive(["[\(next),\(press),\"tap\"]"])
      #expect(attacker.model.presses == presses + 1)
      expectFresh(attacker)
      // The other session is unchanged.
      #expect(innocent.model.presses == innocentEvents)
      #expect(innocent.model.damage == [])
      #expect(innocent.model.name.isEmpty && innocent.model.rows.count == 8)
      #expect(innocent.batch == innocentEvents)
      expectFresh(innocent)
      attacker.session.close()
      innocent.session.close()
    }

    private func expectFresh(_ visit: Visit) {
      let shown = visit.browser.outline(of: "p0", without: WirePage.ofControls)
      let fresh = try? Browser(visit.session.document(nonce: nil))
      #expect(shown == fresh?.outline(of: "p0", without: WirePage.ofControls))
      #expect(visit.browser.complaints == [])
    }

    @Test func sockets_whenFuzzed_areClosedWithAReason_andTheServerStaysUp() async throws {
      let fuzzer = FrameFuzzer(seed: Self.seed)
      let (attacked, untouched) = (FuzzModel(), FuzzModel())
      var models = [attacked, untouched]
      try await LiveServer.use {
        $0.limits.framesPerSecond = 1_000_000
        $0.limits.frameBurst = 1_000_000
        $0.limits.frameBytes = 20_000
      } content: {
        FuzzBoard(model: models.isEmpty ? FuzzModel() : models.removeFirst())
      } _: { server in
        let page = try await WirePage(port: server.port)
        let innocent = try await WirePage(port: server.port)
        try await innocent.connect()
        let press = try innocent.element("press")
        var codes: [Int: Int] = [:]
        var (frames, next) = (0, 1)
        while frames < 4000 {
          let wire = try await WirePage.socket(port: server.port, visitor: page.visitor)
          try await wire.send(text: fuzzer.roll(10) == 0 ? fuzzer.frame(next: 1) : page.hello)
          var isOpen = true
          var due = next
          for _ in 0..<20 where isOpen {
            frames += 1
            do {
              isOpen = try await attack(wire, fuzzer, &due)
            } catch {
              isOpen = false
            }
          }
          let code = await outcome(wire, &next)
          codes[code, default: 0] += 1
          await wire.close()
          try await innocent.send("\(press),\"tap\"")
          try await innocent.settle()
          try #require(innocent.words("presses") == "Presses \(innocent.sent)")
          try #require(attacked.damage == [])
        }
        let documented: Set<Int> = [1000, 1002, 1003, 1007, 1008, 1009, 4001, 4002]
        #expect(Set(codes.keys).isSubset(of: documented), "\(codes)")
        #expect(codes.count >= 4, "\(codes)")
        #expect(untouched.presses == innocent.sent)
        #expect(untouched.damage == [])
        try innocent.expectFresh(server.sessions[1])
        let again = try await WirePage(port: server.port)
        try await again.connect()
        try await again.send("\(again.element("press")),\"tap\"")
        try await again.settle()
      }
    }

    /// Sends a random attack; false if nothing can be sent after it.
    private func attack(_ wire: Wire, _ fuzzer: FrameFuzzer, _ next: inout Int) async throws
      -> Bool
    {
      switch fuzzer.roll(12) {
      case 0: try await wire.send(opcode: UInt8(fuzzer.roll(16)), fuzzer.bytes(fuzzer.roll(100)))
      case 1: try await wire.send(opcode: 1, fuzzer.bytes(fuzzer.roll(100)), isMasked: false)
      case 2: try await wire.send(opcode: 1, fuzzer.bytes(fuzzer.roll(200)))
      case 3: try await wire.send(opcode: 1, [0x5b], isLast: false)
      case 4 where fuzzer.roll(4) == 0:
        try await wire.send(opcode: 1, Array(repeating: 0x20, count: 20_001))
      case 5:
        // A frame that is never completed.
        try await wire.send([0x81, 0xfe, 0x10])
        return false
      default:
        let frame = fuzzer.frame(next: next)
        try await wire.send(text: frame)
        if case .event(next, _, _)? = PageFrame(frame) { next += 1 }
      }
      return true
    }

    /// The code with which the socket is closed. Also advances `next` past the answered events.
    private func outcome(_ wire: Wire, _ next: inout Int) async -> Int {
      // These bytes begin no valid frame, and complete the incomplete one.
      try? await wire.send(Array(repeating: 0xff, count: 5000))
      while let frame = try? await wire.frame() {
        if frame.opcode == 8 { return frame.code ?? 0 }
        if let answered = frame.text.firstMatch(of: /^\[\d+,(\d+),/).flatMap({ Int($0.1) }) {
          next = max(next, answered + 1)
        }
      }
      return 0
    }
  }
}
