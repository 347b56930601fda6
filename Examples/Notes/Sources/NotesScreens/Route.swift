import Pando

/// A screen over the notes, as it is written in an address.
enum Route: Hashable, RawRepresentable {
  case note(Note.ID)
  case slices

  init?(rawValue: String) {
    if rawValue == "slices" {
      self = .slices
    } else if let id = UUID(uuidString: rawValue) {
      self = .note(id)
    } else {
      return nil
    }
  }

  var rawValue: String {
    switch self {
    case .note(let id): id.uuidString.lowercased()
    case .slices: "slices"
    }
  }
}
