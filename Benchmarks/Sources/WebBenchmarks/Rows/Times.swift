import BenchmarkSupport
import Foundation

/// Measures a change that 200 sessions show: the time from the press until the last one has
/// received it.
func broadcast() async throws -> [Row] {
  let time = try await broadcast(of: .pando("board"))
  var other: Double?
  if let peer = try ChildServer.peer("board") { other = try await broadcast(of: peer) }
  let figures = Figures(seconds: time, peers: other.map { [Figure("NiceGUI", $0)] } ?? [])
  var rows = [
    Row(
      "one shared change to 200 sessions, the last one has it",
      time.asTime,
      figures,
      atMost: "4 ms",
      isWithin: time < 4e-3
    )
    .pictured(as: "Show a shared change to 200 sessions")
  ]
  if let other {
    rows.append(
      Row(
        "NiceGUI's, beside Pando's",
        "\((other / time).formatted(1)) × (\(other.asTime))",
        figures,
        atMost: "(no limit)",
        isWithin: true
      )
    )
  }
  return rows
}

private func broadcast(of server: ChildServer) async throws -> Double {
  let sessions = 200
  defer { server.stop() }
  let load = Load()
  let (rounds, continuation) = AsyncStream<ContinuousClock.Instant>.makeStream()
  try await load.open(server.pages(sessions), on: server) { load, _, _, _ in
    guard load.isRunning else { return }
    load.count += 1
    if load.count == sessions {
      load.count = 0
      continuation.yield(.now)
    }
  }
  try await Task.sleep(for: .seconds(1))
  try await load.run { $0.isRunning = true }
  var iterator = rounds.makeAsyncIterator()
  var times: [Double] = []
  for round in 0..<60 {
    let start = try await load.run { load in
      defer { load.clients[0].press() }
      return ContinuousClock.now
    }
    guard let end = await iterator.next() else { break }
    if round >= 10 { times.append((end - start) / .seconds(1)) }
    try await Task.sleep(for: .milliseconds(20))
  }
  return times.median
}

/// The documents of 1,000 and of 100,000 rows, requested by a client that reads all of them.
func firstPaint() throws -> [Row] {
  let (time, size) = try firstPaint(of: "rows")
  let (longTime, longSize) = try firstPaint(of: "long")
  return [
    Row(
      "first paint of 1,000 rows, from the request to its last byte",
      "\(time.asTime) (\(size / 1024) KB)",
      Figures(seconds: time),
      atMost: "5 ms",
      isWithin: time < 5e-3
    ),
    Row(
      "first paint of 100,000 rows, beside 1,000",
      "\((longTime / time).formatted(2)) × (\(longTime.asTime), \(longSize / 1024) KB)",
      Figures(seconds: longTime),
      atMost: "1.0 ×",
      isWithin: longTime <= time
    ),
  ]
}

private func firstPaint(of application: String) throws -> (time: Double, size: Int) {
  let server = try ChildServer.pando(application)
  defer { server.stop() }
  let socket = try BlockingSocket(port: server.port)
  var times: [Double] = []
  var size = 0
  for round in 0..<60 {
    let answer = try socket.get("/", port: server.port)
    size = answer.body.count
    if round >= 10 { times.append(answer.time / .seconds(1)) }
  }
  return (times.median, size)
}

/// The cost of 5,000 idle sessions.
func idle() async throws -> [Row] {
  let server = try ChildServer.pando("counter")
  defer { server.stop() }
  let load = Load()
  for _ in 0..<10 {
    try await load.open(server.pages(500), on: server) { _, _, _, _ in }
  }
  try await Task.sleep(for: .seconds(3))
  let before = try server.processorTime()
  let start = ContinuousClock.now
  // The time is longer than one round of pings.
  try await Task.sleep(for: .seconds(41))
  let share = (try server.processorTime() - before) / ((ContinuousClock.now - start) / .seconds(1))
  return [
    Row(
      "5,000 idle sessions: share of a core",
      "\((share * 100).formatted(2)) %",
      atMost: "1 %",
      isWithin: share < 0.01
    )
  ]
}
