/// A number that scales with the text size that the user chose.
///
/// ```swift
/// @ScaledMetric private var iconSize = 24.0
/// ```
///
/// All text styles scale alike, so the style makes no difference.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  @Environment(\.dynamicTypeSize) private var size

  /// A number that scales with a text style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
  }

  /// A number that scales with text.
  public init(wrappedValue: Value) {
    base = wrappedValue
  }

  /// The number, scaled to the text size of the environment.
  public var wrappedValue: Value { base * Value(size.scale) }
}
