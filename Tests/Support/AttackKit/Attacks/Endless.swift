import Foundation

extension AttackResult {
  /// Sends the test application SIGTERM while one of its handlers does not return.
  ///
  /// - Parameter program: The path of `SurvivalApp`.
  package static func signalDuringEndlessHandler(_ program: String, files: Int) -> AttackResult {
    var result = AttackResult(name: "SIGTERM while it hangs")
    do {
      let variables = ["SURVIVAL_FILE": "FOLDER/kept.json", "SURVIVAL_DRAIN": "1"]
      let server = try ServerProcess(program, files: files, variables)
      defer { server.stop() }
      let page = try VisitorPage(server.target, "/")
      try page.connect()
      guard let keep = page.document.element("keep"), let stall = page.document.element("stall")
      else { throw AttackError("no page of SurvivalApp") }
      _ = try page.time("\(keep),\"tap\"", within: 10)
      try page.send("\(stall),\"tap\"")
      hold(1)
      let start = ContinuousClock.now
      server.send(SIGTERM)
      let status = server.status(within: 30)
      result.did =
        status.map {
          "it ended \(AttackTable.words(start.duration(to: .now))) after SIGTERM with status \($0)"
        } ?? "it did not end within 30 s of SIGTERM"
      if status == nil { result.failures.append("an endless handler outlives SIGTERM") }
      let kept = try? String(
        contentsOf: server.folder.appending(path: "kept.json"),
        encoding: .utf8
      )
      if kept?.contains("1") != true { result.failures.append("what was kept is not on disk") }
    } catch {
      result.failures.append("\(error)")
    }
    return result
  }
}
