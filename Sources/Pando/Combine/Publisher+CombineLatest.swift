public import OpenCombine

extension Publisher {
  /// Publishes the latest values of this and of another publisher, whenever one of them publishes and each
  /// has.
  public func combineLatest<P: Publisher>(_ publisher: P)
    -> Publishers.CombineLatest<Self, P>
  where Self.Failure == P.Failure {
    Publishers.CombineLatest(self, publisher)
  }

  /// Publishes what a function makes of the latest values of this and of another publisher.
  public func combineLatest<P: Publisher, T>(
    _ publisher: P,
    _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T>
  where Self.Failure == P.Failure {
    Publishers.CombineLatest(self, publisher).map { transform($0.0, $0.1) }
  }

  /// Publishes the latest values of this publisher and of two others, whenever one of them publishes and all have a
  /// value.
  public func combineLatest<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q)
    -> Publishers.CombineLatest3<Self, P, Q>
  where Self.Failure == P.Failure, P.Failure == Q.Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// Publishes what a function makes of the latest values of this and of two other publishers.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P,
    _ publisher2: Q,
    _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where Self.Failure == P.Failure, P.Failure == Q.Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }

  /// Publishes the latest values of this publisher and of three others, whenever one of them publishes and all have a
  /// value.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P,
    _ publisher2: Q,
    _ publisher3: R
  )
    -> Publishers.CombineLatest4<Self, P, Q, R>
  where Self.Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }

  /// Publishes what a function makes of the latest values of this and of three other publishers.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P,
    _ publisher2: Q,
    _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where Self.Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3).map {
      transform($0.0, $0.1, $0.2, $0.3)
    }
  }
}
