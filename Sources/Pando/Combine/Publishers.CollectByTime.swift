public import OpenCombine

extension Publishers {
  /// The way in which values are grouped by time.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// The values of each period of time.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// The values of each period of time, or so many values as soon as they are there.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// Publishes the values of another publisher in groups, as time passes.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// A group of values.
    public typealias Output = [Upstream.Output]
    /// The error of the other publisher.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are grouped.
    public let upstream: Upstream
    /// The way in which the values are grouped.
    public let strategy: TimeGroupingStrategy<Context>
    /// Options for the scheduler.
    public let options: Context.SchedulerOptions?

    /// Makes the publisher.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose values are grouped.
    ///   - strategy: The way in which the values are grouped.
    ///   - options: Options for the scheduler.
    public init(
      upstream: Upstream,
      strategy: TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    /// Begins to publish.
    ///
    /// - Parameter subscriber: Receives the groups.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == [Upstream.Output], S.Failure == Upstream.Failure {
      let subscription = CollectSubscription<S, Upstream.Output>(subscriber, count: strategy.count)
      subscriber.receive(subscription: subscription)
      upstream.subscribe(CombineUpstream<Upstream.Output, Failure>(of: subscription, at: 0))
      subscription.beginTicking(strategy, options)
    }
  }
}

extension Publishers.TimeGroupingStrategy {
  fileprivate var count: Int? {
    if case .byTimeOrCount(_, _, let count) = self { max(count, 1) } else { nil }
  }

  fileprivate var period: (context: Context, interval: Context.SchedulerTimeType.Stride) {
    switch self {
    case .byTime(let context, let interval), .byTimeOrCount(let context, let interval, _):
      (context, interval)
    }
  }
}

extension CollectSubscription {
  fileprivate func beginTicking<Context: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<Context>,
    _ options: Context.SchedulerOptions?
  ) {
    let (context, interval) = strategy.period
    tick(
      with: context.schedule(
        after: context.now.advanced(by: interval),
        interval: interval,
        tolerance: context.minimumTolerance,
        options: options
      ) { [weak self] in self?.passOn() }
    )
  }
}

extension Publisher {
  /// Publishes the values of this publisher in groups, as time passes. The values that are left are
  /// published when this publisher has ended.
  ///
  /// - Parameters:
  ///   - strategy: The way in which the values are grouped.
  ///   - options: Options for the scheduler.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}
