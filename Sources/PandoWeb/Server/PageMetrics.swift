import Metrics

/// The metrics of a server, under names that begin with `pando_`. They cost almost nothing if the
/// application has no metrics system.
final class PageMetrics: Sendable {
  private let sessions: Gauge
  private let sockets: Gauge
  private let framesIn: Counter
  private let framesOut: Counter
  private let bytesIn: Counter
  private let bytesOut: Counter
  private let evaluations: Counter
  private let waiting: Metrics.Timer
  private let handling: Metrics.Timer
  private let batchBytes: Recorder
  private let documents: Metrics.Timer
  private let documentBytes: Recorder
  /// Whether durations are measured: false where the application has no metrics system.
  private let isTiming: Bool

  /// - Parameter factory: Makes the metrics. The default is the factory of the metrics system.
  init(factory: any MetricsFactory = MetricsSystem.factory) {
    sessions = Gauge(label: "pando_sessions", factory: factory)
    sockets = Gauge(label: "pando_sockets", factory: factory)
    framesIn = Counter(label: "pando_frames_in_total", factory: factory)
    framesOut = Counter(label: "pando_frames_out_total", factory: factory)
    bytesIn = Counter(label: "pando_bytes_in_total", factory: factory)
    bytesOut = Counter(label: "pando_bytes_out_total", factory: factory)
    evaluations = Counter(label: "pando_evaluations_total", factory: factory)
    waiting = Metrics.Timer(label: "pando_waiting_duration", factory: factory)
    handling = Metrics.Timer(label: "pando_handling_duration", factory: factory)
    batchBytes = Recorder(label: "pando_batch_bytes", factory: factory)
    documents = Metrics.Timer(label: "pando_document_duration", factory: factory)
    documentBytes = Recorder(label: "pando_document_bytes", factory: factory)
    isTiming = !(factory is NOOPMetricsHandler)
  }

  /// The start of a measurement; nil where durations are not measured.
  var now: ContinuousClock.Instant? { isTiming ? .now : nil }

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
    batchBytes.record(bytes)
  }

  /// Counts evaluations of views.
  func evaluated(_ count: Int) {
    if count > 0 { evaluations.increment(by: count) }
  }

  /// Records how long the first frame of a portion waited for the main actor.
  func waited(_ duration: Duration) { waiting.recordNanoseconds(duration.nanoseconds) }

  /// Records how long the main actor took to handle a portion of frames.
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
