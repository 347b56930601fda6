import BenchmarkSupport
import Foundation

/// Measures the clicks per second of 200 sessions, each with one click under way.
///
/// They are compared with echoes of the same size and with the peer.
func clicks() async throws -> [Row] {
  let clicks = try await rate(of: .pando("counter"))
  let echoes = try await rate(of: .echo(), isEcho: true)
  var others: Double?
  if let peer = try ChildServer.peer("counter") { others = try await rate(of: peer) }
  let figures = Figures(
    seconds: 1 / clicks,
    floor: Figure("a bare echo", 1 / echoes),
    peers: others.map { [Figure("NiceGUI", 1 / $0)] } ?? []
  )
  var rows = [
    Row(
      "clicks a second, 200 sessions, one outstanding each",
      "\(clicks.formatted(0)), \((clicks / echoes).formatted(2)) of the echo's \(echoes.formatted(0))",
      figures,
      atMost: "at least 0.33 of the echo",
      isWithin: clicks >= echoes / 3
    )
    .pictured(as: "Answer a click")
  ]
  if let others {
    rows.append(
      Row(
        "the same, beside NiceGUI",
        "\((clicks / others).formatted(1)) × (\(others.formatted(0)))",
        figures,
        atMost: "at least 20 ×",
        isWithin: clicks >= others * 20
      )
    )
  }
  return rows
}

/// The number of presses, or of echoes, per second.
private func rate(of server: ChildServer, isEcho: Bool = false) async throws -> Double {
  defer { server.stop() }
  let sessions = 200
  let load = Load()
  let pages = isEcho ? Array(repeating: EchoPage(), count: sessions) : try server.pages(sessions)
  try await load.open(pages, on: server) { load, client, _, isAnswer in
    guard isAnswer, load.isRunning else { return }
    load.count += 1
    client.press()
  }
  try await load.run { load in
    load.isRunning = true
    for client in load.clients { client.press() }
  }
  try await Task.sleep(for: .seconds(2))
  let start = ContinuousClock.now
  let before = try await load.run { $0.count }
  try await Task.sleep(for: .seconds(6))
  let after = try await load.run { $0.count }
  return Double(after - before) / ((ContinuousClock.now - start) / .seconds(1))
}
