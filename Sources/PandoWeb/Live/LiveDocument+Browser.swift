import PandoUI

// Changes that the browser makes by itself: a control shows its new value before the server gets
// the event.
extension LiveDocument {
  /// Notes what the control of an element shows now, so that the next commit's patches start from
  /// it: the application's value is sent only if it differs.
  func noteBrowser(_ id: ElementID, shows value: EventValue) {
    guard let element = self[id] else { return }
    switch value {
    case .text(let text):
      element.editControl {
        if $0.tag == .textarea { $0.children = [.text(text)] } else { $0[.value] = text }
      }
    case .flag(let isOn):
      element.editControl {
        switch $0.tag {
        case .input: $0.set(.checked, if: isOn)
        case .details: $0.set(.open, if: isOn)
        default: break
        }
      }
    case .number, .date, .color:
      // The browser's format of the value is unknown, so the server's value is always sent.
      element.editControl { $0[.value] = nil }
    case .selection(let chosen):
      for option in element.options {
        let isChosen = chosen.contains(option.id)
        option.editControl {
          $0.set($0.tag == .option ? .selected : .checked, if: isChosen)
        }
        markChanged(option)
      }
    }
    markChanged(element)
  }
}

extension LiveElement {
  /// The options in the element.
  fileprivate var options: [LiveElement] {
    children.flatMap { $0.kind == .option ? [$0] : $0.options }
  }

  /// Edits the rendered node that the user acts on.
  fileprivate func editControl(_ edit: (inout HTMLElement) -> Void) {
    guard var node = renderedNode(.main) else { return }
    if !node.editField(edit) { edit(&node) }
    noteRendered(.main, edited: node)
  }
}

extension HTMLElement {
  /// Edits the element if it is a field, or else the first field in it. Returns whether there is
  /// one.
  fileprivate mutating func editField(_ edit: (inout HTMLElement) -> Void) -> Bool {
    switch tag {
    case .input, .textarea, .select, .option, .details:
      edit(&self)
      return true
    default: break
    }
    for index in children.indices {
      guard case .element(var child) = children[index], child.editField(edit) else { continue }
      children[index] = .element(child)
      return true
    }
    return false
  }
}

/// A text that a patch sets in a field.
struct FieldText {
  let field: ElementID
  /// The text in the page's field before.
  let held: String
  let text: String
}

extension LiveElement {
  /// Whether the changes of several users can be merged: the text is the value. A part of a
  /// formatted value has no meaning, and the merged text of a secure field would be invisible.
  var mergesTyping: Bool {
    (kind == .textField || kind == .textEditor) && !attributes.flag(.isFormatted)
  }
}

extension HTMLElement {
  /// The text in the field, or in the first field in the element.
  var typedText: String? {
    switch tag {
    case .input: return self[.value] ?? ""
    case .textarea:
      return children.reduce(into: "") { if case .text(let words) = $1 { $0 += words } }
    default: break
    }
    for case .element(let child) in children {
      if let text = child.typedText { return text }
    }
    return nil
  }
}
