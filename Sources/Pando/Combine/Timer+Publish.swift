public import Foundation
public import OpenCombine
import PandoDependencies

extension Timer {
  /// Publishes the date again and again.
  ///
  /// The publisher waits on the dependency `\.continuousClock` of the code that makes it, so a test
  /// can advance it. It publishes on the main actor.
  ///
  /// - Parameters:
  ///   - interval: Seconds between two dates.
  ///   - tolerance: How exact it has to be, in seconds.
  ///   - runLoop: The run loop; every one is the main actor.
  ///   - mode: The mode of the run loop, which makes no difference.
  ///   - options: Settings of the run loop, which make no difference.
  /// - Returns: A publisher to connect, mostly by `autoconnect()`.
  public static func publish(
    every interval: TimeInterval,
    tolerance: TimeInterval? = nil,
    on runLoop: RunLoop,
    in mode: RunLoop.Mode,
    options: Never? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval)
  }

  /// Publishes the date again and again, while it is connected.
  public final class TimerPublisher: ConnectablePublisher {
    /// Dates.
    public typealias Output = Date
    /// The publisher never fails.
    public typealias Failure = Never

    /// Seconds between two dates.
    public let interval: TimeInterval
    private let clock: any Clock<Duration>
    private let dates = PassthroughSubject<Date, Never>()

    init(interval: TimeInterval) {
      self.interval = interval
      @Dependency(\.continuousClock) var clock
      self.clock = clock
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      dates.subscribe(subscriber)
    }

    /// Begins to publish.
    public func connect() -> any Cancellable {
      let ticks = Ticks(dates)
      let task = Task { @MainActor [clock, interval] in
        while !Task.isCancelled {
          try await clock.sleep(for: .seconds(interval))
          if Task.isCancelled { return }
          ticks.dates.send(Date())
        }
      }
      return AnyCancellable { task.cancel() }
    }
  }

  /// The subject, on its way to the main actor.
  ///
  // Sendable because the subject guards what it holds by a lock of its own.
  private struct Ticks: @unchecked Sendable {
    let dates: PassthroughSubject<Date, Never>
    init(_ dates: PassthroughSubject<Date, Never>) { self.dates = dates }
  }
}
