public import OpenCombine

extension Publishers {
  /// Publishes what two publishers publish.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure, A.Output == B.Output {
    /// The values of the publishers.
    public typealias Output = A.Output
    /// The error of the publishers.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Merges two publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let merged = MergeSubscription(subscriber, count: 2)
      subscriber.receive(subscription: merged)
      a.subscribe(CombineUpstream(of: merged, at: 0))
      b.subscribe(CombineUpstream(of: merged, at: 1))
    }

    /// Merges one publisher more.
    public func merge<P: Publisher>(with other: P)
      -> Merge3<A, B, P>
    where P.Output == Output, P.Failure == Failure {
      Merge3(a, b, other)
    }
  }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}

extension Publishers {
  /// Publishes what three publishers publish.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, A.Output == B.Output, B.Output == C.Output {
    /// The values of the publishers.
    public typealias Output = A.Output
    /// The error of the publishers.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Merges three publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let merged = MergeSubscription(subscriber, count: 3)
      subscriber.receive(subscription: merged)
      a.subscribe(CombineUpstream(of: merged, at: 0))
      b.subscribe(CombineUpstream(of: merged, at: 1))
      c.subscribe(CombineUpstream(of: merged, at: 2))
    }

    /// Merges one publisher more.
    public func merge<P: Publisher>(with other: P)
      -> Merge4<A, B, C, P>
    where P.Output == Output, P.Failure == Failure {
      Merge4(a, b, c, other)
    }
  }
}

extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publishers {
  /// Publishes what four publishers publish.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure, A.Output == B.Output,
    B.Output == C.Output, C.Output == D.Output
  {
    /// The values of the publishers.
    public typealias Output = A.Output
    /// The error of the publishers.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D

    /// Merges four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let merged = MergeSubscription(subscriber, count: 4)
      subscriber.receive(subscription: merged)
      a.subscribe(CombineUpstream(of: merged, at: 0))
      b.subscribe(CombineUpstream(of: merged, at: 1))
      c.subscribe(CombineUpstream(of: merged, at: 2))
      d.subscribe(CombineUpstream(of: merged, at: 3))
    }

    /// Merges one publisher more.
    public func merge<P: Publisher>(with other: P)
      -> Merge5<A, B, C, D, P>
    where P.Output == Output, P.Failure == Failure {
      Merge5(a, b, c, d, other)
    }
  }
}

extension Publishers.Merge4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publishers {
  /// Publishes what any number of publishers of one type publish.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The values of the publishers.
    public typealias Output = Upstream.Output
    /// The error of the publishers.
    public typealias Failure = Upstream.Failure

    /// The publishers.
    public let publishers: [Upstream]

    /// Merges publishers.
    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    /// Merges publishers.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let merged = MergeSubscription(subscriber, count: publishers.count)
      subscriber.receive(subscription: merged)
      if publishers.isEmpty { subscriber.receive(completion: .finished) }
      for (index, publisher) in publishers.enumerated() {
        publisher.subscribe(CombineUpstream(of: merged, at: index))
      }
    }

    /// Merges one publisher more.
    public func merge(with other: Upstream) -> MergeMany<Upstream> {
      MergeMany(publishers + [other])
    }
  }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
