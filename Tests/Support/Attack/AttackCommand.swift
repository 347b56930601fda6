import ArgumentParser
import AttackKit
import Foundation

/// Attacks a server and prints whether it withstood.
@main
struct AttackCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "attack",
    abstract: "Attacks a server of live pages, and prints how it held.",
    discussion: """
      A visitor has a page open and clicks all the while, and others come: what they wait is in the \
      table, beside what the attack did. Attacks are bounded in number and time and end by \
      themselves. Aim only at a server that is yours: one that is attacked answers others slowly, \
      and may be full for some minutes afterwards.
      """
  )

  @Option(help: "The server, such as http://127.0.0.1:8080; HTTP without TLS.")
  var url: String?

  @Option(help: "A program to start for each attack instead, with a folder of its own.")
  var program: String?

  @Option(help: "SurvivalApp of the tests, to be told to end while a handler does not return.")
  var survival: String?

  @Option(
    help: "The soft limit of file descriptors of what is started; service managers give 1024."
  )
  var files = 1024

  @Option(help: "The page that the visitor has open.")
  var page = "/"

  @Option(help: "The accessibility identifier of what the visitor clicks; otherwise nothing.")
  var click: String?

  @Option(help: "A screen of the application, as an address has it; may be given again.")
  var route: [String] = []

  @Option(help: "How many milliseconds a click or a newcomer may wait.")
  var limit = 1000

  @Option(help: "Runs the attacks whose names contain this.")
  var only: String?

  func validate() throws {
    guard (url == nil) != (program == nil) || survival != nil else {
      throw ValidationError("Say which server: --url or --program.")
    }
    if let url, AttackTarget(url: url) == nil {
      throw ValidationError("\(url) is no address of HTTP without TLS.")
    }
  }

  func run() async throws {
    show("\(url ?? program ?? survival ?? ""): one visitor clicks while it is attacked\n")
    show(AttackTable.head)
    var failed = 0
    for attack in Attack.all where isWanted(attack.name) {
      guard url == nil || !attack.needsProcess else { continue }
      guard let result = try await result(of: attack) else { continue }
      show(AttackTable.row(result))
      if result.verdict != "held" { failed += 1 }
    }
    if let survival, isWanted("SIGTERM while it hangs") {
      let result = AttackResult.signalDuringEndlessHandler(survival, files: files)
      show(AttackTable.row(result))
      if result.verdict != "held" { failed += 1 }
    }
    guard failed == 0 else {
      show("\n\(failed) failed.")
      throw ExitCode.failure
    }
  }

  /// Writes line by line, also into a file.
  private func show(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  private func isWanted(_ name: String) -> Bool { only.map { name.contains($0) } ?? true }

  private func result(of attack: Attack) async throws -> AttackResult? {
    if let program {
      // Each attack gets a new server, so that none is affected by an earlier attack.
      let variables = ["NOTES": "FOLDER/notes.json", "PANDO_DATA": "FOLDER"]
      let server = try ServerProcess(program, files: files, variables)
      defer { server.stop() }
      return await attack.result(on: prepared(server.target), limit: .milliseconds(limit))
    }
    guard let target = url.flatMap({ AttackTarget(url: $0) }) else { return nil }
    return await attack.result(on: prepared(target), limit: .milliseconds(limit))
  }

  private func prepared(_ target: AttackTarget) -> AttackTarget {
    var target = target
    (target.page, target.button, target.routes) = (page, click, route)
    return target
  }
}
