/// A number that grows with the size of text that the reader chose.
///
/// ```swift
/// @ScaledMetric private var iconSize = 24.0
/// ```
///
/// All styles of text grow alike, so that the style it is relative to makes no difference.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  @Environment(\.dynamicTypeSize) private var size

  /// A number that grows with a style of text.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
  }

  /// A number that grows with text.
  public init(wrappedValue: Value) {
    base = wrappedValue
  }

  /// The number at the size of the environment.
  public var wrappedValue: Value { base * Value(size.scale) }
}
