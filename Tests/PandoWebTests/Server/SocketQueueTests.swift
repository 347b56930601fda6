import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

@Suite("Server: the queue of a socket")
struct SocketQueueTests {
  private struct Frame: SizeEstimating, Equatable, ExpressibleByIntegerLiteral {
    var weight: Int
    init(integerLiteral value: Int) { weight = value }
  }

  private var queue = SocketQueue<Frame, String>()

  @Test mutating func receiver_whenAwake_isNotWokenAgain() {
    expect(queue.add(1), true)
    expect(queue.add(2), false)
    expect(queue.next().isLast, false)
    expect(queue.add(3), false)
    expect(queue.take(8).frames, [2, 3])
    expect(queue.add(4), true)
  }

  @Test mutating func signal_always_wakesAndOvertakes() {
    expect(queue.add(1), true)
    expect(queue.add(signal: "a"), true)
    expect(queue.add(signal: "b"), true)
    let next = queue.next()
    #expect(next.signals == ["a", "b"])
    #expect(next.frame == 1)
    expect(queue.next().signals, [])
    // A receiver that was woken for a signal alone is woken for the next frame.
    expect(queue.add(signal: "c"), true)
    expect(queue.add(2), true)
    let portion = queue.take(8)
    #expect(portion.signals == ["c"])
    #expect(portion.frames == [2])
  }

  @Test mutating func portion_whenThereIsMore_isNotTheLast() {
    for frame in [1, 2, 3, 4] as [Frame] { _ = queue.add(frame) }
    queue.isBlocked = true
    let first = queue.take(3)
    #expect(first.frames == [1, 2, 3])
    #expect(!first.isLast && !first.isUnblocked)
    #expect(queue.count == 1)
    #expect(queue.bytes == 4)
    let last = queue.take(3)
    #expect(last.frames == [4])
    #expect(last.isLast && last.isUnblocked)
    #expect(queue.count == 0)
    #expect(queue.bytes == 0)
    #expect(!queue.isBlocked)
  }

  @Test mutating func queue_whenClosed_keepsWhatWasSignalledAndNothingElse() {
    _ = queue.add(1)
    _ = queue.add(signal: "close")
    queue.close()
    expect(queue.add(2), false)
    expect(queue.add(signal: "late"), false)
    #expect(queue.bytes == 0)
    let next = queue.next()
    #expect(next.signals == ["close"])
    #expect(next.frame == nil)
    #expect(next.isLast)
  }
}
