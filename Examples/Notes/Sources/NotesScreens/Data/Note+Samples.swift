import Pando

extension Note {
  /// The notes before anyone has written one.
  static var samples: IdentifiedArrayOf<Note> {
    func note(_ number: UInt8, _ title: String, _ color: Swatch, _ text: String) -> Note {
      let id = UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, number))
      return Note(id: id, title: title, text: text, color: color, created: .samples)
    }
    return [
      note(
        1,
        "Open this page twice",
        .orange,
        "What you write in one window is in the other while you write it."
      ),
      note(
        2,
        "Water the aspen",
        .green,
        "Twice a week while it is dry.\nThe can stands behind the shed."
      ),
      note(
        3,
        "Parcel for Ines",
        .blue,
        "The post office on the square closes at six."
      ),
      note(
        4,
        "Songs for Saturday",
        .purple,
        "The slow one first, then the one that everybody knows."
      ),
    ]
  }
}

extension Date {
  fileprivate static var samples: Date { Date(timeIntervalSince1970: 1_790_000_000) }
}
