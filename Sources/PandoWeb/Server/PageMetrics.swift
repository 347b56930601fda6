import Metrics

/// What a server counts, under names that begin with `pando_`. Costs next to nothing where the
/// application has no metrics system.
struct PageMetrics: Sendable {
  private let sessions = Gauge(label: "pando_sessions")
  private let sockets = Gauge(label: "pando_sockets")
  private let framesIn = Counter(label: "pando_frames_in_total")
  private let framesOut = Counter(label: "pando_frames_out_total")
  private let bytesIn = Counter(label: "pando_bytes_in_total")
  private let bytesOut = Counter(label: "pando_bytes_out_total")
  private let handling = Metrics.Timer(label: "pando_handling_duration")
  private let documents = Metrics.Timer(label: "pando_document_duration")
  private let documentBytes = Recorder(label: "pando_document_bytes")

  func counted(_ counts: SessionTable.Counts) {
    sessions.record(counts.sessions)
    sockets.record(counts.connected)
  }

  func received(bytes: Int) {
    framesIn.increment()
    bytesIn.increment(by: bytes)
  }

  func sent(bytes: Int) {
    framesOut.increment()
    bytesOut.increment(by: bytes)
  }

  /// The frames that were there took the main actor so long.
  func handled(in duration: Duration) { handling.recordNanoseconds(duration.nanoseconds) }

  func wroteDocument(in duration: Duration, bytes: Int) {
    documents.recordNanoseconds(duration.nanoseconds)
    documentBytes.record(bytes)
  }
}

extension Duration {
  fileprivate var nanoseconds: Int64 {
    components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000
  }
}
