/// A button that pastes. When it is pressed, the browser reads the clipboard, and asks for
/// permission where it has to.
///
/// ```swift
/// PasteButton(payloadType: String.self) { texts in
///   note += texts.joined(separator: "\n")
/// }
/// ```
///
/// Text that is dropped on the button is pasted too.
public struct PasteButton: View {
  let paste: ([String]) -> Void

  @Environment(\.buttonStyles) private var styles

  /// Makes a button that pastes the items of a type.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the items; what is of another type is left out.
  ///   - onPaste: Called on the main actor after a press or a drop, if there are items.
  @preconcurrency
  public init<T: Transferable>(
    payloadType: T.Type,
    onPaste: @escaping @MainActor ([T]) -> Void
  ) {
    paste = { texts in
      let items = texts.compactMap { T.value(from: $0) }
      if !items.isEmpty { MainActor.assumeIsolated { onPaste(items) } }
    }
  }

  /// The button, as the style of the environment draws it.
  public var body: some View {
    PasteButtonElement(style: styles.name, paste: paste)
  }
}

struct PasteButtonElement: ElementView {
  let style: String?
  let paste: ([String]) -> Void

  var kind: ElementKind { .button }
  var content: Label<Text, Image> {
    Label(title: { Text(.paste) }, icon: { Image(systemName: "doc.on.clipboard") })
  }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    element[.role] = .text("paste")
    element[.style] = style.map { .text($0) }
    element.describeControl(in: environment)
    let paste = paste
    let graph = environment.scope?.graph
    element.on(.drop) { [weak graph] event in
      guard case .drop(let texts, _) = event else { return }
      paste(texts.compactMap { DragSource.text(of: $0, in: graph) })
    }
  }
}
