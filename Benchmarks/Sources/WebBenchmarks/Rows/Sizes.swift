import BenchmarkSupport
import Foundation

/// Measures the memory of a live session: the growth of the process, including its socket.
func memory() async throws -> [Row] {
  let counter = try await memory(of: .pando("counter"), warm: 200, count: 1_000)
  let rows = try await memory(of: .pando("rows"), warm: 10, count: 50)
  let long = try await memory(of: .pando("long"), warm: 10, count: 50)
  let awake = try await memory(of: .pando("rows"), warm: 10, count: 50, isPressed: true)
  var other: Double?
  if let peer = try ChildServer.peer("counter") {
    other = try await memory(of: peer, warm: 50, count: 200)
  }
  let figures = Figures(bytes: counter, peers: other.map { [Figure("NiceGUI", $0)] } ?? [])
  var result = [
    Row(
      "memory of a session showing a counter",
      "\((counter / 1024).formatted(1)) KB",
      figures,
      atMost: "15 KB",
      isWithin: counter <= 15 * 1024
    )
    .pictured(as: "Memory of a session that shows a counter"),
    Row(
      "memory of a session showing 1,000 rows",
      "\((rows / 1024).formatted(0)) KB",
      Figures(bytes: rows),
      atMost: "600 KB",
      isWithin: rows <= 600 * 1024
    ),
    Row(
      "memory of a session showing 100,000 rows, beside 1,000",
      "\((long / rows).formatted(2)) × (\((long / 1024).formatted(0)) KB)",
      Figures(bytes: long),
      atMost: "2 ×",
      isWithin: long <= 2 * rows
    ),
    Row(
      "that of 1,000 rows, while it changes",
      "\((awake / 1024).formatted(0)) KB",
      Figures(bytes: awake),
      atMost: "(no limit)",
      isWithin: true
    ),
  ]
  if let other {
    result.append(
      Row(
        "NiceGUI's session showing a counter, beside Pando's",
        "\((other / counter).formatted(1)) × (\((other / 1024).formatted(0)) KB)",
        figures,
        atMost: "(no limit)",
        isWithin: true
      )
    )
  }
  return result
}

/// The memory of a session.
///
/// Large sessions hibernate until their next event or change. With `isPressed`, the button of each
/// session is pressed, so that all are awake.
private func memory(
  of server: ChildServer,
  warm: Int,
  count: Int,
  isPressed: Bool = false
) async throws -> Double {
  defer { server.stop() }
  let load = Load()
  func open(_ count: Int) async throws {
    let first = load.clients.count
    try await load.open(server.pages(count), on: server) { _, _, _, _ in }
    if isPressed { try await load.run { for client in $0.clients[first...] { client.press() } } }
    try await Task.sleep(for: .seconds(1))
  }
  try await open(warm)
  let before = try server.memory()
  try await open(count)
  return (try server.memory() - before) / Double(count)
}

/// The size on the wire of a change in one of 1,000 rows, including the frame.
func bytes() async throws -> [Row] {
  let server = try ChildServer.pando("rows")
  defer { server.stop() }
  let load = Load()
  let (sizes, continuation) = AsyncStream<Int>.makeStream()
  try await load.open(server.pages(1), on: server) { _, _, size, isAnswer in
    if isAnswer { continuation.yield(size) }
  }
  try await load.run { $0.clients[0].press() }
  var iterator = sizes.makeAsyncIterator()
  let size = await iterator.next() ?? 0
  return [
    Row(
      "one of 1,000 rows changed: bytes on the wire",
      "\(size)",
      Figures(bytes: Double(size)),
      atMost: "under 80",
      isWithin: size < 80
    )
  ]
}
