public import OpenCombine

extension Publisher {
  /// Publishes what this publisher and another publisher publish.
  public func merge<B: Publisher>(with other: B)
    -> Publishers.Merge<Self, B>
  where Self.Failure == B.Failure, Self.Output == B.Output {
    Publishers.Merge(self, other)
  }

  /// Publishes what this publisher and two others publish.
  public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C)
    -> Publishers.Merge3<Self, B, C>
  where
    Self.Failure == B.Failure, B.Failure == C.Failure, Self.Output == B.Output, B.Output == C.Output
  {
    Publishers.Merge3(self, b, c)
  }

  /// Publishes what this publisher and three others publish.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(with b: B, _ c: C, _ d: D)
    -> Publishers.Merge4<Self, B, C, D>
  where
    Self.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure,
    Self.Output == B.Output, B.Output == C.Output, C.Output == D.Output
  {
    Publishers.Merge4(self, b, c, d)
  }

  /// Publishes what this publisher and four others publish.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
    with b: B,
    _ c: C,
    _ d: D,
    _ e: E
  )
    -> Publishers.Merge5<Self, B, C, D, E>
  where
    Self.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure,
    D.Failure == E.Failure, Self.Output == B.Output, B.Output == C.Output, C.Output == D.Output,
    D.Output == E.Output
  {
    Publishers.Merge5(self, b, c, d, e)
  }

  /// Publishes what this publisher and five others publish.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
    with b: B,
    _ c: C,
    _ d: D,
    _ e: E,
    _ f: F
  )
    -> Publishers.Merge6<Self, B, C, D, E, F>
  where
    Self.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure,
    D.Failure == E.Failure, E.Failure == F.Failure, Self.Output == B.Output, B.Output == C.Output,
    C.Output == D.Output, D.Output == E.Output, E.Output == F.Output
  {
    Publishers.Merge6(self, b, c, d, e, f)
  }

  /// Publishes what this publisher and six others publish.
  public func merge<
    B: Publisher,
    C: Publisher,
    D: Publisher,
    E: Publisher,
    F: Publisher,
    G: Publisher
  >(with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G)
    -> Publishers.Merge7<Self, B, C, D, E, F, G>
  where
    Self.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure,
    D.Failure == E.Failure, E.Failure == F.Failure, F.Failure == G.Failure, Self.Output == B.Output,
    B.Output == C.Output, C.Output == D.Output, D.Output == E.Output, E.Output == F.Output,
    F.Output == G.Output
  {
    Publishers.Merge7(self, b, c, d, e, f, g)
  }

  /// Publishes what this publisher and seven others publish.
  public func merge<
    B: Publisher,
    C: Publisher,
    D: Publisher,
    E: Publisher,
    F: Publisher,
    G: Publisher,
    H: Publisher
  >(with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H)
    -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
  where
    Self.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure,
    D.Failure == E.Failure, E.Failure == F.Failure, F.Failure == G.Failure, G.Failure == H.Failure,
    Self.Output == B.Output, B.Output == C.Output, C.Output == D.Output, D.Output == E.Output,
    E.Output == F.Output, F.Output == G.Output, G.Output == H.Output
  {
    Publishers.Merge8(self, b, c, d, e, f, g, h)
  }

  /// Publishes the values of this publisher and of another one of the same type.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany(self, other)
  }
}
