import Foundation

/// The element of a text field, a secure field or a text editor.
struct FieldElement<Label: View>: ElementView {
  let kind: ElementKind
  let source: TextSource
  let label: FieldLabel<Label>
  var prompt: Text?
  var axis = Axis.horizontal
  var style: String?
  var selection: Binding<TextSelection?>?
  var onEditingChanged: (Bool) -> Void = { _ in }
  var onCommit: (() -> Void)?

  @State private var draft: FieldDraft?

  var content: Part<Label>? { label.part }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    let place = source.isFormatted ? FormatSettings(environment) : FormatSettings(.current)
    let shown = source.text(place)
    let typed = draft.flatMap { $0.shown == shown ? $0.text : nil }
    element[.value] = .text(typed ?? shown)
    if source.isFormatted { element[.isFormatted] = .flag(true) }
    follow(selection, in: typed ?? shown, &element)
    element[.label] = label.words(in: environment).map { .text($0) }
    element[.prompt] = prompt.map { .text($0.plain(in: environment)) }
    element[.promptPaint] = prompt?.ownPaint.map { .paint($0) }
    element[.axis] = axis == .vertical ? .text("vertical") : nil
    element[.style] = style.map { .text($0) }
    element.describeTyping(in: environment)
    element.describeError(in: environment)
    if let lines = environment.textTraits.minLines {
      element[.minLines] = .number(Double(lines))
    }
    if let lines = environment.textTraits.lineLimit { element[.lineLimit] = .number(Double(lines)) }
    element.describeControl(in: environment)
    answer(&element, in: place, submit: environment.submitAction)
  }

  /// Describes the selection, and handles the user's changes of it.
  private func follow(
    _ selection: Binding<TextSelection?>?,
    in text: String,
    _ element: inout ElementDescription
  ) {
    guard let selection else { return }
    if let range = selection.wrappedValue?.offsets(in: text) {
      element[.selectedRange] = .text("\(range.lowerBound) \(range.upperBound)")
    }
    let source = source
    element.on(.select) { event in
      guard case .select(let offsets) = event else { return }
      let text = source.text(FormatSettings(.current))
      selection.wrappedValue = TextSelection(offsets: offsets, in: text)
    }
  }

  private func answer(
    _ element: inout ElementDescription,
    in place: FormatSettings,
    submit: SubmitAction?
  ) {
    let (source, draft, selection) = (source, $draft, selection)
    let (onEditingChanged, onCommit) = (onEditingChanged, onCommit)
    element.on(.change) { event in
      guard case .change(.text(let text)) = event else { return }
      let old = selection == nil ? "" : source.text(place)
      _ = source.take(text, place)
      // The page reports its selection later. Until then it is estimated, because the old one may lie outside of the
      // new text.
      selection?.wrappedValue = TextSelection(afterTyping: text, over: old)
      if source.isFormatted {
        draft.wrappedValue = FieldDraft(text: text, shown: source.text(place))
      }
    }
    element.on(.focus) { event in
      guard case .focus(let isFocused) = event else { return }
      if !isFocused { draft.wrappedValue = nil }
      onEditingChanged(isFocused)
    }
    // If no action waits for Return, the page handles it, and hides a phone's keyboard.
    let waits = submit != nil || onCommit != nil || source.isFormatted
    guard kind != .textEditor, waits else { return }
    element.on(.submit) { _ in
      draft.wrappedValue = nil
      onCommit?()
      MainActor.assumeIsolated { submit?.submit(.text) }
    }
  }
}

extension ElementDescription {
  /// Sets the attributes for typing: keyboard, content type, correction, capitals, submit label.
  mutating func describeTyping(in environment: EnvironmentValues) {
    self[.keyboard] = environment.keyboardType.map { .text($0.name) }
    self[.contentType] = environment.textContentType.map { .text($0.rawValue) }
    self[.autocorrection] = environment.autocorrection.map { .flag($0) }
    self[.capitalization] = environment.autocapitalization.map { .text($0.name) }
    self[.submitLabel] = environment.submitLabel.map { .text($0.name) }
  }
}
