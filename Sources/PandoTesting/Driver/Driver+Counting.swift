public import PandoUI

/// Counts the evaluations of views, by type.
@MainActor
final class EvaluationCounter {
  private(set) var total = 0
  private(set) var counts: [ObjectIdentifier: (type: any Any.Type, count: Int)] = [:]

  func count(_ type: any Any.Type) {
    total += 1
    counts[ObjectIdentifier(type), default: (type, 0)].count += 1
  }

  func reset() { counts = [:] }
}

extension Driver {
  /// The number of evaluations of a view's or modifier's body since the driver was opened or the
  /// counts were reset: one for each new instance, and one for each change of what the body read.
  ///
  /// - Parameter type: The type of the view.
  /// - Returns: The number of evaluations, of all instances together.
  public func evaluations<Content>(of type: Content.Type) -> Int {
    if !isClosed { graph.flush() }
    return counter.counts[ObjectIdentifier(type)]?.count ?? 0
  }

  /// Sets all counts of evaluations to zero.
  public func resetEvaluations() {
    if !isClosed { graph.flush() }
    counter.reset()
  }

  /// Counts the evaluations during an operation.
  ///
  /// ```swift
  /// let evaluations = try await app.evaluations {
  ///   try await app.row(containing: "Emma").toggle("Read").turnOn()
  /// }
  /// #expect(evaluations == ["BookRow": 1])
  /// ```
  ///
  /// - Parameter operation: What to do.
  /// - Returns: The number of evaluations by the name of the type, without generic arguments.
  /// - Throws: What `operation` throws.
  public func evaluations(during operation: () async throws -> Void) async rethrows
    -> [String: Int]
  {
    await settle()
    let before = counter.counts.mapValues(\.count)
    try await operation()
    await settle()
    var result: [String: Int] = [:]
    for (id, entry) in counter.counts {
      let count = entry.count - (before[id] ?? 0)
      guard count > 0 else { continue }
      let name = "\(entry.type)".prefix { $0 != "<" }
      result[String(name), default: 0] += count
    }
    return result
  }

  /// The mutations that the renderer receives during an operation, in order.
  ///
  /// ```swift
  /// let mutations = try await app.mutations { try await app.button("Count").tap() }
  /// #expect(mutations.count == 1)
  /// ```
  ///
  /// - Parameter operation: What to do.
  /// - Returns: The mutations of all commits together.
  /// - Throws: What `operation` throws.
  public func mutations(during operation: () async throws -> Void) async rethrows -> [Mutation] {
    await settle()
    let recording = renderer.startRecording()
    do {
      try await operation()
    } catch {
      _ = renderer.endRecording(recording)
      throw error
    }
    await settle()
    return renderer.endRecording(recording)
  }
}
