import PandoUI

/// The texts in the fields of a page (the shadows) while texts of the server are on their way to
/// the fields.
///
/// A page that has reported a change takes no text for that field until the change is answered.
/// Before each event it reports with `ack` what it has applied. So the text that the user typed
/// over is known, although the server has moved on: what others changed since is merged instead of
/// overwritten (``TextMerge``).
///
/// This is the shadow of Neil Fraser, "Differential Synchronization" (2009), kept only while a
/// text is on its way.
struct FieldTexts {
  private struct Field {
    /// The text in the page's field.
    var held: String
    /// The texts that were sent since, each with the number of its batch.
    var sent: [(batch: Int, text: String)]
  }

  private var fields: [ElementID: Field] = [:]

  /// Whether no text is on its way.
  var isEmpty: Bool { fields.isEmpty }

  /// Notes that a batch sets texts in fields.
  mutating func send(_ texts: [FieldText], in batch: Int) {
    for text in texts {
      fields[text.field, default: Field(held: text.held, sent: [])].sent.append((batch, text.text))
    }
  }

  /// Notes that the page has applied the batches up to a number, or will not get them.
  mutating func applied(through batch: Int) {
    guard !fields.isEmpty else { return }
    for (id, field) in fields {
      let count = field.sent.prefix { $0.batch <= batch }.count
      guard count > 0 else { continue }
      if count == field.sent.count {
        fields[id] = nil
      } else {
        fields[id] = Field(held: field.sent[count - 1].text, sent: Array(field.sent[count...]))
      }
    }
  }

  /// Notes that the user changed a field. The field takes none of the texts that are on their way
  /// to it.
  ///
  /// - Returns: The text that the user typed over; nil if nothing was on its way.
  mutating func typed(in field: ElementID) -> String? {
    guard !fields.isEmpty else { return nil }
    return fields.removeValue(forKey: field)?.held
  }
}
