/// A command of the user.
enum Command: Equatable, Sendable {
  case add(String)
  case list
  case done(Note.ID)
  case remove(Note.ID)
  case help
  case quit

  /// The reason why a line is not a command, as a sentence.
  struct Mistake: Error, Equatable {
    var text: String
  }

  /// Reads a command from a line of text; nil for an empty line.
  init?(_ line: String) throws(Mistake) {
    let words = line.split(maxSplits: 1, whereSeparator: \.isWhitespace)
    guard let verb = words.first else { return nil }
    let rest = words.count > 1 ? words[1].trimmed : ""
    switch verb {
    case "add":
      guard !rest.isEmpty else { throw Mistake(text: "Say what to add, as in: add Water the tree") }
      self = .add(rest)
    case "list": self = .list
    case "done": self = .done(try Self.number(rest, of: "done"))
    case "remove": self = .remove(try Self.number(rest, of: "remove"))
    case "help": self = .help
    case "quit", "exit": self = .quit
    default: throw Mistake(text: "'\(verb)' is not a command. Type help to see those there are.")
    }
  }

  private static func number(_ text: String, of verb: String) throws(Mistake) -> Note.ID {
    guard let number = Int(text) else {
      throw Mistake(text: "Say the number of a note, as in: \(verb) 1")
    }
    return number
  }

  /// The commands and what they do.
  static let summary = """
    add <text>       adds a note
    list             shows all notes
    done <number>    ticks a note off, or takes the tick away
    remove <number>  removes a note
    help             shows this
    quit             ends the notebook
    """
}

extension Substring {
  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    let end = start.lastIndex { !$0.isWhitespace } ?? start.startIndex
    return start.isEmpty ? "" : String(start[...end])
  }
}
