extension View {
  /// Draws content made from a preference of this view in front of it.
  ///
  /// - Parameters:
  ///   - key: The preference. Its value is compared, if it can be.
  ///   - alignment: The position of the content in this view.
  ///   - transform: Makes the content from the value, whenever the value changes.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self,
    alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceLayer<K, V>(isInFront: true, alignment: alignment, transform: transform))
  }

  /// Draws content made from a preference of this view behind it.
  ///
  /// - Parameters:
  ///   - key: The preference. Its value is compared, if it can be.
  ///   - alignment: The position of the content in this view.
  ///   - transform: Makes the content from the value, whenever the value changes.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self,
    alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceLayer<K, V>(isInFront: false, alignment: alignment, transform: transform))
  }
}

/// Reads a preference and draws content made from it in another layer.
struct PreferenceLayer<K: PreferenceKey, V: View>: ViewModifier {
  let isInFront: Bool
  let alignment: Alignment
  let transform: (K.Value) -> V
  @State private var value = K.defaultValue

  func body(content: Content) -> some View {
    let read = content.modifier(PreferenceReader<K> { value = $0 })
    // Only the layer reads the value. If the content were evaluated for it, it would set the
    // preference again.
    if isInFront {
      read.overlay(alignment: alignment) { Deferred { transform(value) } }
    } else {
      read.background(alignment: alignment) { Deferred { transform(value) } }
    }
  }
}
