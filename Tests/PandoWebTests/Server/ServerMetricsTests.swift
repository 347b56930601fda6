import MetricsTestKit
import PandoTesting
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

/// Tests of the metrics of a server.
@MainActor
@Suite("Server: metrics", .timeLimit(.minutes(15)))
struct ServerMetricsTests {
  struct Till: View {
    @State private var coins = 0
    var body: some View {
      Text(verbatim: "Coins \(coins)").accessibilityIdentifier("coins")
      Button("Put in") { coins += 1 }.accessibilityIdentifier("put")
    }
  }

  @Test func aPress_isCountedFromTheFrameToTheBatch() async throws {
    let metrics = TestMetrics()
    try await LiveServer.use(metrics: PageMetrics(factory: metrics)) {
      Till()
    } _: { server in
      let page = try await WirePage(port: server.port)
      try await page.connect()
      let documents = try metrics.expectTimer("pando_document_duration")
      #expect(documents.values.count == 1)
      #expect(try metrics.expectRecorder("pando_sessions").values.contains(1))
      // The first press also counts the evaluations of the document.
      try await page.send("\(page.element("put")),\"tap\"")
      try await page.settle()
      #expect(try metrics.expectRecorder("pando_sockets").values.last == 1)
      let before = metrics.counterTotal(label: "pando_evaluations_total")
      #expect(before > 1)
      try await page.send("\(page.element("put")),\"tap\"")
      try await page.settle()
      #expect(page.words("coins") == "Coins 2")
      // The body of the till is evaluated. That of its button is not, although the button's closure
      // is a new one.
      #expect(metrics.counterTotal(label: "pando_evaluations_total") == before + 1)
      #expect(metrics.counterTotal(label: "pando_frames_in_total") >= 1)
      #expect(metrics.counterTotal(label: "pando_frames_out_total") >= 1)
      let batches = try metrics.expectRecorder("pando_batch_bytes").values
      #expect(batches.reduce(0, +) == Double(metrics.counterTotal(label: "pando_bytes_out_total")))
      #expect(try metrics.expectTimer("pando_handling_duration").values.count >= 1)
      #expect(try metrics.expectTimer("pando_waiting_duration").values.count >= 1)
    }
  }
}
