extension View {
  /// Draws content made from a preference of this view in front of it.
  ///
  /// - Parameters:
  ///   - key: The preference. Its value is compared and must be `Equatable`.
  ///   - alignment: The position of the content in this view.
  ///   - transform: Makes the content from the value, whenever the value changes.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self,
    alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceLayer<K, V>(isInFront: true, alignment: alignment, transform: transform))
  }

  /// Draws content made from a preference of this view behind it.
  ///
  /// - Parameters:
  ///   - key: The preference. Its value is compared and must be `Equatable`.
  ///   - alignment: The position of the content in this view.
  ///   - transform: Makes the content from the value, whenever the value changes.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self,
    alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceLayer<K, V>(isInFront: false, alignment: alignment, transform: transform))
  }
}

/// Reads a preference and draws content made from it in another layer.
struct PreferenceLayer<K: PreferenceKey, V: View>: ViewModifier where K.Value: Equatable {
  let isInFront: Bool
  let alignment: Alignment
  let transform: (K.Value) -> V
  @State private var value = K.defaultValue

  func body(content: Content) -> some View {
    let read = content.onPreferenceChange(K.self) { value = $0 }
    if isInFront {
      read.overlay(alignment: alignment) { transform(value) }
    } else {
      read.background(alignment: alignment) { transform(value) }
    }
  }
}
