import NotesScreens
import Pando

// The address is printed before the server starts, so that a first-time user sees what to open.
let arguments = Array(CommandLine.arguments.dropFirst())
if let configuration = try? ServerConfiguration(arguments: arguments), configuration.port > 0 {
  let host = ["0.0.0.0", "::"].contains(configuration.host) ? "127.0.0.1" : configuration.host
  let words = """

    Open  http://\(host):\(configuration.port)\(configuration.basePath)/
    and open it once more, in a second window or in another browser: each sees what the other writes.
    The notes are in \(NotesDatabase.ofProcess.place). Control-C ends the server; pages come back when it does.


    """
  FileHandle.standardOutput.write(Data(words.utf8))
}
prepareDependencies { $0.visitorDatabase = NotesDatabase.ofProcess.visitors }
NotesApp.main()
