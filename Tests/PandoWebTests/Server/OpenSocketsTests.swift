import NIOCore
import NIOEmbedded
import Testing

@testable import PandoWeb

@Suite struct OpenSocketsTests {
  @Test func wait_withSocketsOpen_endsWithTheLastOne() async throws {
    let sockets = OpenSockets()
    let channels = [NIOAsyncTestingChannel(), NIOAsyncTestingChannel()]
    for channel in channels {
      try await channel.connect(to: .init(unixDomainSocketPath: "/pando")).get()
      sockets.add(channel)
    }
    let waiting = Task {
      await sockets.wait()
      return channels.map(\.isActive)
    }
    try await channels[0].close().get()
    try await channels[1].close().get()
    #expect(await waiting.value == [false, false])
  }

  @Test func secondWait_endsAtOnce() async throws {
    let sockets = OpenSockets()
    let channel = NIOAsyncTestingChannel()
    try await channel.connect(to: .init(unixDomainSocketPath: "/pando")).get()
    sockets.add(channel)
    // One waiter stays; the other one ends although the socket is open.
    await withTaskGroup { group in
      for _ in 0..<2 { group.addTask { await sockets.wait() } }
      await group.next()
      #expect(channel.isActive)
      group.cancelAll()
    }
    #expect(!channel.isActive)
  }

  @Test func wait_withoutSockets_endsAtOnce() async {
    await OpenSockets().wait()
  }
}
