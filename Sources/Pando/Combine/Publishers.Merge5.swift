public import OpenCombine

extension Publishers {
  /// Publishes what five publishers publish.
  public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>:
    Publisher
  where
    A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure, D.Failure == E.Failure,
    A.Output == B.Output, B.Output == C.Output, C.Output == D.Output, D.Output == E.Output
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
    /// The fifth publisher.
    public let e: E

    /// Merges five publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let merged = MergeSubscription(subscriber, count: 5)
      subscriber.receive(subscription: merged)
      a.subscribe(CombineUpstream(of: merged, at: 0))
      b.subscribe(CombineUpstream(of: merged, at: 1))
      c.subscribe(CombineUpstream(of: merged, at: 2))
      d.subscribe(CombineUpstream(of: merged, at: 3))
      e.subscribe(CombineUpstream(of: merged, at: 4))
    }

    /// Merges one publisher more.
    public func merge<P: Publisher>(with other: P)
      -> Merge6<A, B, C, D, E, P>
    where P.Output == Output, P.Failure == Failure {
      Merge6(a, b, c, d, e, other)
    }
  }
}

extension Publishers.Merge5: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}

extension Publishers {
  /// Publishes what six publishers publish.
  public struct Merge6<
    A: Publisher,
    B: Publisher,
    C: Publisher,
    D: Publisher,
    E: Publisher,
    F: Publisher
  >: Publisher
  where
    A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure, D.Failure == E.Failure,
    E.Failure == F.Failure, A.Output == B.Output, B.Output == C.Output, C.Output == D.Output,
    D.Output == E.Output, E.Output == F.Output
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
    /// The fifth publisher.
    public let e: E
    /// The sixth publisher.
    public let f: F

    /// Merges six publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let merged = MergeSubscription(subscriber, count: 6)
      subscriber.receive(subscription: merged)
      a.subscribe(CombineUpstream(of: merged, at: 0))
      b.subscribe(CombineUpstream(of: merged, at: 1))
      c.subscribe(CombineUpstream(of: merged, at: 2))
      d.subscribe(CombineUpstream(of: merged, at: 3))
      e.subscribe(CombineUpstream(of: merged, at: 4))
      f.subscribe(CombineUpstream(of: merged, at: 5))
    }

    /// Merges one publisher more.
    public func merge<P: Publisher>(with other: P)
      -> Merge7<A, B, C, D, E, F, P>
    where P.Output == Output, P.Failure == Failure {
      Merge7(a, b, c, d, e, f, other)
    }
  }
}

extension Publishers.Merge6: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}

extension Publishers {
  /// Publishes what seven publishers publish.
  public struct Merge7<
    A: Publisher,
    B: Publisher,
    C: Publisher,
    D: Publisher,
    E: Publisher,
    F: Publisher,
    G: Publisher
  >: Publisher
  where
    A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure, D.Failure == E.Failure,
    E.Failure == F.Failure, F.Failure == G.Failure, A.Output == B.Output, B.Output == C.Output,
    C.Output == D.Output, D.Output == E.Output, E.Output == F.Output, F.Output == G.Output
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
    /// The fifth publisher.
    public let e: E
    /// The sixth publisher.
    public let f: F
    /// The seventh publisher.
    public let g: G

    /// Merges seven publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let merged = MergeSubscription(subscriber, count: 7)
      subscriber.receive(subscription: merged)
      a.subscribe(CombineUpstream(of: merged, at: 0))
      b.subscribe(CombineUpstream(of: merged, at: 1))
      c.subscribe(CombineUpstream(of: merged, at: 2))
      d.subscribe(CombineUpstream(of: merged, at: 3))
      e.subscribe(CombineUpstream(of: merged, at: 4))
      f.subscribe(CombineUpstream(of: merged, at: 5))
      g.subscribe(CombineUpstream(of: merged, at: 6))
    }

    /// Merges one publisher more.
    public func merge<P: Publisher>(with other: P)
      -> Merge8<A, B, C, D, E, F, G, P>
    where P.Output == Output, P.Failure == Failure {
      Merge8(a, b, c, d, e, f, g, other)
    }
  }
}

extension Publishers.Merge7: Equatable
where
  A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable
{}

extension Publishers {
  /// Publishes what eight publishers publish.
  public struct Merge8<
    A: Publisher,
    B: Publisher,
    C: Publisher,
    D: Publisher,
    E: Publisher,
    F: Publisher,
    G: Publisher,
    H: Publisher
  >: Publisher
  where
    A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure, D.Failure == E.Failure,
    E.Failure == F.Failure, F.Failure == G.Failure, G.Failure == H.Failure, A.Output == B.Output,
    B.Output == C.Output, C.Output == D.Output, D.Output == E.Output, E.Output == F.Output,
    F.Output == G.Output, G.Output == H.Output
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
    /// The fifth publisher.
    public let e: E
    /// The sixth publisher.
    public let f: F
    /// The seventh publisher.
    public let g: G
    /// The eighth publisher.
    public let h: H

    /// Merges eight publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
      self.h = h
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let merged = MergeSubscription(subscriber, count: 8)
      subscriber.receive(subscription: merged)
      a.subscribe(CombineUpstream(of: merged, at: 0))
      b.subscribe(CombineUpstream(of: merged, at: 1))
      c.subscribe(CombineUpstream(of: merged, at: 2))
      d.subscribe(CombineUpstream(of: merged, at: 3))
      e.subscribe(CombineUpstream(of: merged, at: 4))
      f.subscribe(CombineUpstream(of: merged, at: 5))
      g.subscribe(CombineUpstream(of: merged, at: 6))
      h.subscribe(CombineUpstream(of: merged, at: 7))
    }
  }
}

extension Publishers.Merge8: Equatable
where
  A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable,
  H: Equatable
{}
