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
  /// Takes tracks.
  ///
  /// - Parameter expression: The tracks.
  public static func buildExpression<K: Keyframes>(
    _ expression: K
  ) -> KeyframeTracks<Value> where K.Value == Value {
    KeyframeTracks { expression._tracks(from: $0) }
  }

  /// Takes keyframes of the whole value.
  ///
  /// - Parameter expression: The keyframes.
  @_disfavoredOverload
  public static func buildExpression<K: KeyframeTrackContent>(
    _ expression: K
  ) -> KeyframeList<Value> where K.Value == Value, Value: Animatable {
    KeyframeList(_keyframes: expression._keyframes)
  }

  /// Joins tracks, which run together.
  ///
  /// - Parameter parts: The tracks.
  public static func buildBlock(_ parts: KeyframeTracks<Value>...) -> KeyframeTracks<Value> {
    KeyframeTracks { value in parts.flatMap { $0.make(value) } }
  }

  /// Joins keyframes of the whole value, which follow each other.
  ///
  /// - Parameter parts: The keyframes.
  public static func buildBlock(_ parts: KeyframeList<Value>...) -> KeyframeTracks<Value>
  where Value: Animatable {
    let list = KeyframeList<Value>(_keyframes: parts.flatMap(\._keyframes))
    return KeyframeTracks { value in
      KeyframeTrack<Value, Value, KeyframeList<Value>> { list }._tracks(from: value)
    }
  }
}
