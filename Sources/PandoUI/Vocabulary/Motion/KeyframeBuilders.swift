/// Several keyframes, one after another.
public struct KeyframeList<Value: Animatable>: KeyframeTrackContent {
  /// The keyframes, in order.
  @_documentation(visibility: internal)
  public let _keyframes: [_Keyframe<Value>]
}

/// Several tracks.
public struct KeyframeTracks<Value>: Keyframes {
  let make: (Value) -> [_KeyframePlan<Value>]

  /// The tracks, for an initial value.
  ///
  /// - Parameter initial: The value at the beginning.
  @_documentation(visibility: internal)
  public func _tracks(from initial: Value) -> [_KeyframePlan<Value>] { make(initial) }
}

/// Builds the keyframes of one property.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// Takes keyframes.
  ///
  /// - Parameter expression: The keyframes.
  public static func buildExpression<K: KeyframeTrackContent>(
    _ expression: K
  ) -> KeyframeList<Value> where K.Value == Value {
    KeyframeList(_keyframes: expression._keyframes)
  }

  /// Joins keyframes in order.
  ///
  /// - Parameter parts: The keyframes.
  public static func buildBlock(_ parts: KeyframeList<Value>...) -> KeyframeList<Value> {
    buildArray(parts)
  }

  /// Joins the keyframes of a loop.
  ///
  /// - Parameter parts: The keyframes.
  public static func buildArray(_ parts: [KeyframeList<Value>]) -> KeyframeList<Value> {
    KeyframeList(_keyframes: parts.flatMap(\._keyframes))
  }

  /// Takes the keyframes of an `if` without an `else`.
  ///
  /// - Parameter part: The keyframes; nil for none.
  public static func buildOptional(_ part: KeyframeList<Value>?) -> KeyframeList<Value> {
    part ?? KeyframeList(_keyframes: [])
  }

  /// Takes the keyframes of the first branch.
  ///
  /// - Parameter first: The keyframes.
  public static func buildEither(first: KeyframeList<Value>) -> KeyframeList<Value> { first }

  /// Takes the keyframes of the other branch.
  ///
  /// - Parameter second: The keyframes.
  public static func buildEither(second: KeyframeList<Value>) -> KeyframeList<Value> { second }
}

/// Builds tracks.
@resultBuilder
public struct KeyframesBuilder<Value> {
  // Keyframes come first: then a number in them becomes one of the animated type, be it `Double` or `CGFloat`.
  /// Takes tracks.
  ///
  /// - Parameter expression: The tracks.
  @_disfavoredOverload
  public static func buildExpression<K: Keyframes>(
    _ expression: K
  ) -> KeyframeTracks<Value> where K.Value == Value {
    KeyframeTracks { expression._tracks(from: $0) }
  }

  /// Takes keyframes of the whole value.
  ///
  /// - Parameter expression: The keyframes.
  public static func buildExpression<K: KeyframeTrackContent>(
    _ expression: K
  ) -> K where K.Value == Value, Value: Animatable { expression }

  /// Takes nothing.
  public static func buildBlock() -> KeyframeTracks<Value> {
    KeyframeTracks { _ in [] }
  }

  /// Takes the first tracks.
  ///
  /// - Parameter first: The tracks.
  public static func buildPartialBlock(first: KeyframeTracks<Value>) -> KeyframeTracks<Value> {
    first
  }

  /// Joins tracks, which run together.
  ///
  /// - Parameters:
  ///   - accumulated: The tracks so far.
  ///   - next: More tracks.
  public static func buildPartialBlock(
    accumulated: KeyframeTracks<Value>,
    next: KeyframeTracks<Value>
  ) -> KeyframeTracks<Value> { buildArray([accumulated, next]) }

  /// Joins the tracks of a loop, which run together.
  ///
  /// - Parameter parts: The tracks.
  public static func buildArray(_ parts: [KeyframeTracks<Value>]) -> KeyframeTracks<Value> {
    KeyframeTracks { value in parts.flatMap { $0.make(value) } }
  }

  /// Takes the tracks of an `if` without an `else`.
  ///
  /// - Parameter part: The tracks; nil for none.
  public static func buildOptional(_ part: KeyframeTracks<Value>?) -> KeyframeTracks<Value> {
    part ?? buildBlock()
  }

  /// Takes the tracks of the first branch.
  ///
  /// - Parameter first: The tracks.
  public static func buildEither(first: KeyframeTracks<Value>) -> KeyframeTracks<Value> { first }

  /// Takes the tracks of the other branch.
  ///
  /// - Parameter second: The tracks.
  public static func buildEither(second: KeyframeTracks<Value>) -> KeyframeTracks<Value> { second }

  /// Takes the tracks as they are.
  ///
  /// - Parameter tracks: The tracks.
  public static func buildFinalResult(_ tracks: KeyframeTracks<Value>) -> KeyframeTracks<Value> {
    tracks
  }
}

extension KeyframesBuilder where Value: Animatable {
  /// Takes the first keyframes of the whole value.
  ///
  /// - Parameter first: The keyframes.
  public static func buildPartialBlock<K: KeyframeTrackContent>(
    first: K
  ) -> KeyframeList<Value> where K.Value == Value {
    KeyframeList(_keyframes: first._keyframes)
  }

  /// Joins keyframes of the whole value, which follow each other.
  ///
  /// - Parameters:
  ///   - accumulated: The keyframes so far.
  ///   - next: The keyframes that follow.
  public static func buildPartialBlock<K: KeyframeTrackContent>(
    accumulated: KeyframeList<Value>,
    next: K
  ) -> KeyframeList<Value> where K.Value == Value {
    KeyframeList(_keyframes: accumulated._keyframes + next._keyframes)
  }

  /// Joins the keyframes of a loop, which follow each other.
  ///
  /// - Parameter parts: The keyframes.
  public static func buildArray(_ parts: [KeyframeList<Value>]) -> KeyframeList<Value> {
    KeyframeList(_keyframes: parts.flatMap(\._keyframes))
  }

  /// Takes the keyframes of an `if` without an `else`.
  ///
  /// - Parameter part: The keyframes; nil for none.
  public static func buildOptional(_ part: KeyframeList<Value>?) -> KeyframeList<Value> {
    part ?? KeyframeList(_keyframes: [])
  }

  /// Takes the keyframes of the first branch.
  ///
  /// - Parameter first: The keyframes.
  public static func buildEither(first: KeyframeList<Value>) -> KeyframeList<Value> { first }

  /// Takes the keyframes of the other branch.
  ///
  /// - Parameter second: The keyframes.
  public static func buildEither(second: KeyframeList<Value>) -> KeyframeList<Value> { second }

  /// Makes one track of the keyframes of the whole value.
  ///
  /// - Parameter list: The keyframes.
  public static func buildFinalResult(_ list: KeyframeList<Value>) -> KeyframeTracks<Value> {
    KeyframeTracks { value in
      KeyframeTrack<Value, Value, KeyframeList<Value>> { list }._tracks(from: value)
    }
  }
}
