extension Effect {
  /// Runs effects concurrently. They are begun in order.
  public static func merge(_ effects: Self...) -> Self { merge(effects) }

  /// Runs effects concurrently. They are begun in order.
  public static func merge(_ effects: some Sequence<Self>) -> Self {
    var parts: [Self] = []
    for effect in effects { effect.append(to: &parts, .merged) }
    return Self(parts, .merged)
  }

  /// Runs this effect concurrently with another one, which begins second.
  public func merge(with other: Self) -> Self {
    if other.isNone { return self }
    if isNone { return other }
    return .merge([self, other])
  }

  /// Runs effects sequentially: each one begins when the previous one has ended.
  ///
  /// A single ``run(priority:name:operation:catch:fileID:filePath:line:column:)`` is easier to read.
  public static func concatenate(_ effects: Self...) -> Self { concatenate(effects) }

  /// Runs effects sequentially: each one begins when the previous one has ended.
  public static func concatenate(_ effects: some Collection<Self>) -> Self {
    var parts: [Self] = []
    for effect in effects { effect.append(to: &parts, .concatenated) }
    return Self(parts, .concatenated)
  }

  /// Runs another effect when this one has ended.
  @_disfavoredOverload
  public func concatenate(with other: Self) -> Self {
    if other.isNone { return self }
    if isNone { return other }
    return .concatenate([self, other])
  }

  private init(_ parts: [Self], _ order: EffectOrder) {
    switch parts.count {
    case 0: self = .none
    case 1: self = parts[0]
    default: self.init(storage: order == .merged ? .merged(parts) : .concatenated(parts))
    }
  }

  /// Adds this effect to the parts of another one of the same order. The parts are flattened, so that a thousand
  /// effects do not nest.
  private func append(to parts: inout [Self], _ order: EffectOrder) {
    switch (storage, order) {
    case (.none, _):
      return
    case (.merged(let more), .merged), (.concatenated(let more), .concatenated):
      for part in more { part.append(to: &parts, order) }
    case (.actions(let actions), _):
      guard case .actions(let before)? = parts.last?.storage else { return parts.append(self) }
      parts[parts.count - 1] = Self(storage: .actions(before + actions))
    default:
      parts.append(self)
    }
  }
}
