import PandoComponents
import Testing

/// Tests of thousands of random graphs of emitters, compared with a model.
@MainActor
struct EmitterGraphTests {
  @MainActor final class Load {
    static var count = 0
    init() { Self.count += 1 }
    isolated deinit { Self.count -= 1 }
  }

  /// An emitter in the graph, with its sources and what becomes of their values on the way.
  struct Made {
    var emitter: Emitter<Int>?
    let paths: [(source: Int, offset: Int)]
  }

  @MainActor final class Heard {
    let node: Int
    var values: [Int] = []
    var subscription: EmitterSubscription?
    init(_ node: Int) { self.node = node }
  }

  struct Random: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  @Test func randomGraph_deliversWhatTheModelSays_andLeavesNothing() {
    for seed in 0..<500 { run(Random(state: UInt64(seed) &* 7_919)) }
    #expect(Load.count == 0)
  }

  private func run(_ seeded: Random) {
    var random = seeded
    let sources = [Emitter<Int>(), Emitter<Int>()]
    var nodes = sources.indices.map { Made(emitter: sources[$0], paths: [($0, 0)]) }
    var hearers: [Heard] = []
    for step in 0..<60 {
      let node = Int.random(in: 0..<nodes.count, using: &random)
      switch Int.random(in: 0..<7, using: &random) {
      case 0: if let new = mapped(nodes[node], by: step) { nodes.append(new) }
      case 1:
        let other = nodes[Int.random(in: 0..<nodes.count, using: &random)]
        if nodes[node].paths.count < 8, let new = merged(nodes[node], other) { nodes.append(new) }
      case 2, 3:
        guard let emitter = nodes[node].emitter else { break }
        let heard = Heard(node)
        let load = Load()
        heard.subscription =
          emitter += { [weak heard] value in
            _ = load
            heard?.values.append(value)
          }
        hearers.append(heard)
      case 4:
        guard !hearers.isEmpty else { break }
        hearers.remove(at: Int.random(in: 0..<hearers.count, using: &random)).subscription?.cancel()
      case 5: if node >= sources.count { nodes[node].emitter = nil }
      default:
        let source = Int.random(in: 0..<sources.count, using: &random)
        for heard in hearers { heard.values = [] }
        sources[source].send(step * 1_000)
        for heard in hearers {
          let expected = nodes[heard.node].paths.filter { $0.source == source }
            .map { step * 1_000 + $0.offset }
          #expect(heard.values.sorted() == expected.sorted())
        }
        for made in nodes {
          if let last = made.emitter?.lastValue, made.paths.contains(where: { $0.source == source })
          {
            #expect(last / 1_000 == step)
          }
        }
      }
    }
    for heard in hearers { heard.subscription?.cancel() }
    #expect(sources.allSatisfy { $0.subscriptionCount == 0 })
  }

  private func mapped(_ made: Made, by offset: Int) -> Made? {
    guard let emitter = made.emitter, made.paths.allSatisfy({ $0.offset < 500 }) else { return nil }
    let load = Load()
    return Made(
      emitter: emitter.map { value in
        _ = load
        return value + offset
      },
      paths: made.paths.map { ($0.source, $0.offset + offset) }
    )
  }

  private func merged(_ one: Made, _ other: Made) -> Made? {
    guard let first = one.emitter, let second = other.emitter, other.paths.count < 8 else {
      return nil
    }
    return Made(emitter: first + second, paths: one.paths + other.paths)
  }
}
