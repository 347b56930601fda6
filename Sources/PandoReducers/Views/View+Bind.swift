public import PandoUI

extension View {
  /// Keeps two values equal, such as a field of a store and the focus of a view.
  ///
  /// ```swift
  /// .bind($store.focus, to: $focus)
  /// ```
  ///
  /// When the view first appears, the model's value is written to the view's. After that, a change of either
  /// is written to the other.
  ///
  /// - Parameters:
  ///   - modelValue: The value of the model.
  ///   - viewValue: The value of the view.
  /// - Returns: The view.
  public func bind<ModelValue: _Bindable, ViewValue: _Bindable>(
    _ modelValue: ModelValue,
    to viewValue: ViewValue
  ) -> some View where ModelValue.Value == ViewValue.Value, ModelValue.Value: Equatable {
    modifier(_BindModifier(modelValue: modelValue, viewValue: viewValue))
  }
}

/// A value that ``PandoUI/View/bind(_:to:)`` keeps equal to another.
@MainActor
public protocol _Bindable {
  /// The value.
  associatedtype Value
  /// The value.
  var wrappedValue: Value { get nonmutating set }
}

extension Binding: @MainActor _Bindable {}
extension FocusState.Binding: @MainActor _Bindable {}

private struct _BindModifier<ModelValue: _Bindable, ViewValue: _Bindable>: ViewModifier
where ModelValue.Value == ViewValue.Value, ModelValue.Value: Equatable {
  let modelValue: ModelValue
  let viewValue: ViewValue
  @State private var hasAppeared = false

  func body(content: Content) -> some View {
    content
      .onAppear {
        guard !hasAppeared else { return }
        hasAppeared = true
        write(modelValue.wrappedValue, to: viewValue)
      }
      .onChange(of: modelValue.wrappedValue) { _, value in write(value, to: viewValue) }
      .onChange(of: viewValue.wrappedValue) { _, value in write(value, to: modelValue) }
  }

  private func write<Target: _Bindable>(_ value: ModelValue.Value, to target: Target)
  where Target.Value == ModelValue.Value {
    if target.wrappedValue != value { target.wrappedValue = value }
  }
}
