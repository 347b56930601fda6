import Pando

/// A screen over the notes, as written in an address.
enum Route: Hashable, RawRepresentable {
  case note(Note.ID)
  case importing
  case slices

  init?(rawValue: String) {
    if rawValue == "import" {
      self = .importing
    } else if rawValue == "slices" {
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
    case .importing: "import"
    case .slices: "slices"
    }
  }
}
