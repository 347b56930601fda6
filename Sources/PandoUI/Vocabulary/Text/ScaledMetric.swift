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

  /// Makes a number that scales with a text style.
  ///
  /// - Parameters:
  ///   - wrappedValue: The number at the `large` text size.
  ///   - textStyle: No effect here: all text styles scale alike.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
  }

  /// Makes a number that scales with text.
  ///
  /// - Parameter wrappedValue: The number at the `large` text size.
  public init(wrappedValue: Value) {
    base = wrappedValue
  }

  /// The number, scaled to the text size of the environment.
  public var wrappedValue: Value { base * Value(size.scale) }
}
