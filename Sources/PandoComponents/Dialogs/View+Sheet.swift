public import PandoUI

extension View {
  /// Shows a sheet when an emitter emits, made from the emitted value.
  ///
  /// ```swift
  /// NotesList(edit: edit)
  ///   .sheet(on: edit, until: editor.didSave) { note in NoteEditor(note: note) }
  /// ```
  ///
  /// A value that is emitted while the sheet is open replaces the sheet by another. A `LazyComponent` in the
  /// sheet is made when the sheet opens and ends when it closes. A router in the sheet has its own bar and
  /// its own way back.
  ///
  /// - Parameters:
  ///   - emitter: Opens the sheet when it emits.
  ///   - closing: Closes the sheet when it emits.
  ///   - didDismiss: Emits once after each sheet is gone, however it was closed.
  ///   - content: The content of the sheet.
  public func sheet<Value, Content: View>(
    on emitter: Emitter<Value>,
    until closing: SignalEmitter? = nil,
    didDismiss: SignalEmitter? = nil,
    @ViewBuilder content: @escaping (Value) -> Content
  ) -> some View {
    modifier(
      EmittedSheet(opening: emitter, closing: closing, didDismiss: didDismiss, sheet: content)
    )
  }

  /// Shows a sheet when an emitter emits.
  ///
  /// - Parameters:
  ///   - emitter: Opens the sheet when it emits.
  ///   - closing: Closes the sheet when it emits.
  ///   - didDismiss: Emits once after each sheet is gone, however it was closed.
  ///   - content: The content of the sheet.
  public func sheet<Content: View>(
    on emitter: SignalEmitter,
    until closing: SignalEmitter? = nil,
    didDismiss: SignalEmitter? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    sheet(on: emitter, until: closing, didDismiss: didDismiss) { _ in content() }
  }

  /// Shows a component in a sheet while it exists: `create` opens the sheet, `destroy` closes it, and closing
  /// the sheet destroys the component.
  ///
  /// - Parameter component: The component.
  public func sheet<C: Component>(_ component: DynamicComponent<C>) -> some View {
    modifier(ComponentSheet(component: component, held: component.held))
  }
}

/// An emitted value with an identity, which distinguishes equal values.
struct Emission<Value>: Identifiable {
  let id: Int
  let value: Value
}

private struct EmittedSheet<Value, Sheet: View>: ViewModifier {
  let opening: Emitter<Value>
  let closing: SignalEmitter?
  let didDismiss: SignalEmitter?
  let sheet: (Value) -> Sheet

  @State private var shown: Emission<Value>?
  @State private var count = 0

  func body(content: Content) -> some View {
    content
      .onReceive(opening) { value in
        count += 1
        shown = Emission(id: count, value: value)
      }
      .onReceive(closing ?? .silent) { shown = nil }
      .sheet(item: $shown, onDismiss: { didDismiss?.send() }) { sheet($0.value) }
  }
}

private struct ComponentSheet<C: Component>: ViewModifier {
  let component: DynamicComponent<C>
  @ObservedObject var held: HeldComponent<C>

  func body(content: Content) -> some View {
    let isPresented = Binding(
      get: { held.component != nil },
      set: { if !$0 { held.destroy() } }
    )
    content.sheet(isPresented: isPresented) { component }
  }
}

extension Emitter where Value == Void {
  /// Never emits; stands in for a missing emitter.
  static let silent = SignalEmitter()
}
