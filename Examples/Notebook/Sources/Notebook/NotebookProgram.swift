import Foundation

/// A notebook on the command line: counts its launches in the user defaults, keeps its notes in a file, and
/// shows changes of that file by other processes while it runs.
@main
@MainActor
enum NotebookProgram {
  static func main() async {
    let page = NotebookPage()
    do {
      let options = try Options(
        Array(CommandLine.arguments.dropFirst()),
        isTerminal: isatty(STDIN_FILENO) == 1
      )
      let succeeded = await run(options, page)
      exit(succeeded ? EXIT_SUCCESS : EXIT_FAILURE)
    } catch {
      page.print("\(error.text)\n\n\(Options.usage)")
      exit(EX_USAGE)
    }
  }

  private static func run(_ options: Options, _ page: NotebookPage) async -> Bool {
    if options.mode == .usage {
      page.print(Options.usage)
      return true
    }
    let session = NotebookSession(model: NotebookModel(file: options.file), page: page)
    var succeeded = true
    switch options.mode {
    case .usage: break
    case .once(let command): _ = session.perform(command)
    case .demonstration:
      session.open()
      succeeded = await Demonstration(session: session).run()
    case .interactive:
      session.open()
      page.print("Type help to see the commands.")
      for await line in StandardInput.lines where !session.perform(line) { break }
    }
    return await session.close() && succeeded
  }
}
