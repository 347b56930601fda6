import PandoTestSupport
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

@MainActor
@Suite("Server: frames", .timeLimit(.minutes(15)))
struct ServerFrameTests {
  @Test func fragments_whenWithinTheLimit_arePutTogether() async throws {
    try await TestServer.run { server in
      let session = try await server.open()
      let wire = try await server.connect(session)
      try await wire.send(opcode: 1, Array("ec".utf8), isLast: false)
      try await wire.send(opcode: 9, Array("between".utf8))
      try await wire.send(opcode: 0, Array("ho ".utf8), isLast: false)
      // Each frame has half of a character.
      let letter = Array("ü".utf8)
      try await wire.send(opcode: 0, [letter[0]], isLast: false)
      try await wire.send(opcode: 0, [letter[1]])
      #expect(try await wire.frame() == .init(opcode: 10, bytes: Array("between".utf8)))
      #expect(try await wire.frame().text == Batch(saying: "echo ü").text)
    }
  }

  @Test func frame_whenTooLarge_closesTheSocket() async throws {
    try await TestServer.run {
      $0.limits.frameBytes = 10_000
    } body: { server in
      let session = try await server.open()
      let whole = try await server.connect(session)
      try await whole.send(opcode: 1, Array(repeating: 0x20, count: 10_000))
      #expect(await session.next() == .received(String(repeating: " ", count: 10_000)))
      try await whole.send(opcode: 1, Array(repeating: 0x20, count: 10_001))
      #expect(try await whole.closing() == 1009)
      #expect(await session.next() == .disconnected)
      let parts = try await server.connect(session)
      try await parts.send(opcode: 1, Array(repeating: 0x20, count: 6_000), isLast: false)
      try await parts.send(opcode: 0, Array(repeating: 0x20, count: 6_000))
      #expect(try await parts.closing() == 1009)
    }
  }

  @Test(arguments: [
    (UInt8(2), [UInt8(1)], true, 1003),
    (1, [0xff], true, 1007),
    (0, [0x20], true, 1002),
    (3, [0x20], true, 1002),
    (1, [0x20], false, 1002),
    (0x41, [0x20], true, 1002),
    (8, [0x03, 0xe8], true, 1000),
  ])
  func frame_whenNotToBeRead_closesTheSocket(
    opcode: UInt8,
    bytes: [UInt8],
    isMasked: Bool,
    code: Int
  ) async throws {
    try await TestServer.run { server in
      let session = try await server.open()
      let wire = try await server.connect(session)
      try await wire.send(opcode: opcode, bytes, isMasked: isMasked)
      #expect(try await wire.closing() == code)
      #expect(await session.next() == .disconnected)
    }
  }

  @Test func frames_whenTooMany_closeTheSocket() async throws {
    try await TestServer.run {
      $0.limits.framesPerSecond = 1
      $0.limits.frameBurst = 20
    } body: { server in
      let session = try await server.open()
      let wire = try await server.connect(session)
      let frame: [UInt8] = [0x81, 0x81, 0, 0, 0, 0, 0x20]
      try await wire.send(Array((0..<200).map { _ in frame }.joined()))
      #expect(try await wire.closing() == 4003)
      var received = 0
      while await session.next() != .disconnected { received += 1 }
      #expect((19...30).contains(received))
    }
  }

  @Test func frames_whenMoreThanMayWait_allArriveInOrder() async throws {
    try await TestServer.run {
      $0.limits.waitingFrames = 3
    } body: { server in
      let session = try await server.open()
      let wire = try await server.connect(session)
      for index in 0..<200 { try await wire.send(text: "\(index)") }
      for index in 0..<200 { #expect(await session.next() == .received("\(index)")) }
    }
  }

  @Test func reader_whenSlow_makesFramesWait_andGetsThemAll() async throws {
    try await TestServer.run {
      $0.limits.waitingBytes = 100_000_000
    } body: { server in
      let session = try await server.open()
      let wire = try await server.connect(session)
      try await wire.setReading(false)
      let batch = Batch(saying: String(repeating: "x", count: 1_000_000))
      for _ in 0..<64 { session.send?(batch) }
      // Batches from now on come after those that are waiting.
      #expect(await yieldUntil { session.connection?.isCongested != false })
      try await wire.setReading(true)
      for _ in 0..<64 { #expect(try await wire.frame().text == batch.text) }
      #expect(await session.next() == .writable)
      #expect(session.connection?.isCongested == false)
    }
  }

  @Test func frames_whileTheReaderIsSlow_areStillRead() async throws {
    try await TestServer.run {
      $0.limits.waitingBytes = 100_000_000
      // Reading stops at each frame, and goes on although nothing can be written.
      $0.limits.waitingFrames = 1
    } body: { server in
      let session = try await server.open()
      let wire = try await server.connect(session)
      try await wire.setReading(false)
      let batch = Batch(saying: String(repeating: "x", count: 1_000_000))
      for _ in 0..<64 { session.send?(batch) }
      #expect(await yieldUntil { session.connection?.isCongested != false })
      for index in 0..<20 { try await wire.send(text: "\(index)") }
      for index in 0..<20 { #expect(await session.next() == .received("\(index)")) }
      #expect(session.connection?.isCongested == true)
      await wire.close()
      #expect(await session.next() == .disconnected)
    }
  }

  @Test func reader_whenTooSlow_isLetGo() async throws {
    try await TestServer.run {
      $0.limits.waitingBytes = 1_000_000
    } body: { server in
      let session = try await server.open()
      let wire = try await server.connect(session)
      try await wire.setReading(false)
      let batch = Batch(saying: String(repeating: "x", count: 1_000_000))
      for _ in 0..<64 { session.send?(batch) }
      #expect(await session.next() == .disconnected)
      #expect(server.pages.table.counts == .init(sessions: 1, connected: 0))
      await wire.close()
    }
  }
}
