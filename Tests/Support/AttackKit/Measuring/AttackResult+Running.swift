import Foundation

extension Attack {
  /// Runs the attack on a thread of its own, while a visitor clicks and others connect.
  ///
  /// - Parameters:
  ///   - limit: The longest time that a click may take during the attack; nil leaves times out of
  ///     the verdict.
  ///   - quietSeconds: How long clicks are measured before the attack, in seconds.
  package func result(
    on target: AttackTarget,
    limit: Duration? = nil,
    quietSeconds: Double = 1
  ) async -> AttackResult {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(returning: measured(on: target, limit, quietSeconds))
      }
    }
  }

  private func measured(
    on target: AttackTarget,
    _ limit: Duration?,
    _ quietSeconds: Double
  ) -> AttackResult {
    var result = AttackResult(name: name)
    let clicks: ClickProbe
    do {
      clicks = try ClickProbe(target)
    } catch {
      result.failures = ["no page before it began: \(error)"]
      return result
    }
    hold(quietSeconds)
    result.quiet = clicks.begin()
    let newcomers = NewcomerProbe(target)
    do {
      let finding = try run(target)
      (result.did, result.failures) = (finding.did, finding.failures)
    } catch {
      (result.did, result.failures) = ("could not go on", ["\(error)"])
    }
    result.newcomers = newcomers.end()
    result.meanwhile = clicks.end()
    judge(&result, target, limit)
    return result
  }

  private func judge(_ result: inout AttackResult, _ target: AttackTarget, _ limit: Duration?) {
    if target.isRunning == false { result.failures.append("the process ended") }
    do {
      // As long as a newcomer has during the attack: whether that is too slow, the limit says.
      let page = try VisitorPage(target, target.page)
      try page.connect(within: 60)
      _ = try page.time("\(page.button),\"tap\"", within: 60)
    } catch {
      result.failures.append("afterwards a new page does not work: \(error)")
    }
    let clicks = result.meanwhile
    if let words = clicks.losses.first {
      result.failures.append("\(clicks.losses.count) clicks were lost: \(words)")
    }
    if let words = clicks.crossings.first { result.failures.append(words) }
    if let words = result.newcomers.losses.first {
      result.failures.append("\(result.newcomers.losses.count) newcomers were refused: \(words)")
    }
    guard let limit else { return }
    if clicks.worst > limit {
      result.slowness = "a click took \(AttackTable.words(clicks.worst))"
    } else if result.newcomers.worst > limit {
      result.slowness = "a newcomer waited \(AttackTable.words(result.newcomers.worst))"
    }
  }
}
