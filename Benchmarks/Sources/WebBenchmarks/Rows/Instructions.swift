import BenchmarkSupport
import Foundation

/// Counts with valgrind the instructions that a server runs for a click, for an echo of the same
/// size, and for a first paint.
///
/// The counts of two runs differ by thousandths, even on a machine whose times differ by a quarter.
/// They show whether a change has made something cheaper. They leave out the work of the kernel.
/// They are measured only on request.
func instructions() async throws -> [Row] {
  let click = try await instructionsOfAPress(on: .counted(["pando", "counter"]))
  let echo = try await instructionsOfAPress(on: .counted(["echo"]), isEcho: true)
  let (paint, size) = try instructionsOfAPaint(on: .counted(["pando", "rows"]))
  return [
    Row(
      "instructions of a click, one session",
      "\(click.formatted(0)), \((click / echo).formatted(2)) × the echo's \(echo.formatted(0))",
      Figures(instructions: click, floor: Figure("a bare echo", echo)),
      atMost: "(no limit)",
      isWithin: true
    ),
    Row(
      "instructions of a first paint of 1,000 rows",
      "\((paint / 1e6).formatted(1)) million (\(size / 1024) KB)",
      Figures(instructions: paint),
      atMost: "(no limit)",
      isWithin: true
    ),
  ]
}

/// The mean of 2,000 presses, one after the other, after 500 presses that are not counted.
private func instructionsOfAPress(
  on server: ChildServer,
  isEcho: Bool = false
) async throws -> Double {
  defer { server.stop() }
  let load = Load()
  let pages = isEcho ? [EchoPage()] as [any Dialect] : try server.pages(1)
  let (answers, continuation) = AsyncStream<Void>.makeStream()
  try await load.open(pages, on: server) { _, _, _, isAnswer in
    if isAnswer { continuation.yield() }
  }
  var iterator = answers.makeAsyncIterator()
  func press(_ count: Int) async throws {
    for _ in 0..<count {
      try await load.run { $0.clients[0].press() }
      _ = await iterator.next()
    }
  }
  try await press(500)
  try server.count(true)
  try await press(2000)
  try server.count(false)
  return try server.instructions() / 2000
}

/// The mean of ten documents for new visitors, after three that are not counted, and the size of a
/// document.
private func instructionsOfAPaint(
  on server: ChildServer
) throws -> (instructions: Double, size: Int) {
  defer { server.stop() }
  let socket = try BlockingSocket(port: server.port)
  var size = 0
  for _ in 0..<3 { size = try socket.get("/", port: server.port).body.count }
  try server.count(true)
  for _ in 0..<10 { _ = try socket.get("/", port: server.port) }
  try server.count(false)
  return (try server.instructions() / 10, size)
}
