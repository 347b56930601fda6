extension Attack {
  /// Attacks by pages that are opened and left.
  static var leaving: [Attack] {
    [
      Attack("pages opened and left", needsProcess: true) { target in
        // The first visits fill caches and grow tables, which keep their size.
        visit(2000, target)
        hold(seconds)
        guard let before = target.memory else { return Finding("nothing: no process of ours") }
        visit(2000, target)
        let full = target.memory ?? 0
        hold(seconds)
        let after = target.memory ?? 0
        let words = [before, full, after].map { "\($0 / 1_000_000) MB" }
        let failures =
          after > before + before / 10 + 5_000_000 ? ["memory stayed at \(words[2])"] : []
        return Finding(
          "2,000 sessions: \(words[0]) before, \(words[1]) with them, \(words[2]) after",
          failures
        )
      }
    ]
  }

  /// A little more than the default time for which sessions wait for their pages.
  private static let seconds = 66.0

  private static func visit(_ count: Int, _ target: AttackTarget) {
    onThreads(4) { _ in
      var socket: RawSocket?
      for _ in 0..<(count / 4) {
        let open = try? socket ?? RawSocket(target)
        let answer = try? open?.ask(target, target.page, VisitorPage.headers)
        socket = answer == nil ? nil : open
      }
    }
  }
}
