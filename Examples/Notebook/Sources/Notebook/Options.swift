import Foundation

/// The options of the command line.
struct Options {
  enum Mode: Equatable {
    /// Reads commands from standard input.
    case interactive
    /// Shows what the notebook does, without input.
    case demonstration
    /// Executes one command.
    case once(Command)
    /// Prints the usage.
    case usage
  }

  var file = URL(filePath: "data/notes.json")
  var mode: Mode

  /// Reads the arguments after the program's name.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - isTerminal: Whether standard input is a terminal.
  init(_ arguments: [String], isTerminal: Bool) throws(Command.Mistake) {
    mode = isTerminal ? .interactive : .demonstration
    var arguments = arguments[...]
    while let argument = arguments.popFirst() {
      switch argument {
      case "--file":
        guard let path = arguments.popFirst() else {
          throw Command.Mistake(text: "Say where the notes are, as in: --file data/notes.json")
        }
        file = URL(filePath: path)
      case "--interactive": mode = .interactive
      case "--demonstration": mode = .demonstration
      case "--help", "-h": mode = .usage
      default:
        let line = ([argument] + arguments).joined(separator: " ")
        arguments = []
        guard let command = try Command(line) else { return }
        mode = .once(command)
      }
    }
  }

  static let usage = """
    Usage: Notebook [--file <path>] [--interactive | --demonstration | <command>]

    Without a command, reads commands from the terminal; without a terminal, shows by itself what
    it does. The notes are kept in data/notes.json unless --file says otherwise.

    \(Command.summary)
    """
}
