/// A button that pastes: the browser reads the reader's clipboard when it is pressed, and asks them
/// where it has to.
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

  /// A button that pastes what is of a type.
  ///
  /// - Parameters:
  ///   - payloadType: What is taken; anything else is left.
  ///   - onPaste: Is given what was on the clipboard.
  public init<T: Transferable>(
    payloadType: T.Type,
    onPaste: @escaping @MainActor ([T]) -> Void
  ) {
    paste = { texts in
      let items = texts.compactMap { T.value(from: $0) }
      if !items.isEmpty { MainActor.assumeIsolated { onPaste(items) } }
    }
  }

  /// The button.
  public var body: some View {
    PasteButtonElement(style: styles.name, paste: paste)
  }
}

struct PasteButtonElement: ElementView {
  let style: String?
  let paste: ([String]) -> Void

  var kind: ElementKind { .button }
  var content: Label<Text, Image> { Label("Paste", systemImage: "doc.on.clipboard") }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    element[.role] = .text("paste")
    element[.style] = style.map { .text($0) }
    element.describeControl(in: environment)
    let paste = paste
    element.on(.drop) { event in
      if case .drop(let texts, _) = event { paste(texts) }
    }
  }
}
