extension SharedKeyTrial {
  /// Runs the check. Returns false if the place lacks something that the check needs.
  func run() async throws -> Bool {
    let outside = place.outside
    switch check {
    case .identity: try await identity()
    case .firstLoad: try await firstLoad()
    case .saveThenLoad: try await saveThenLoad()
    case .replacement: try await replacement()
    case .quickSaves: try await quickSaves()
    case .answers: try await answers()
    case .sharedRoot: try await sharedRoot()
    case .lastValue: try await lastValue()
    case .ownSaves: try await ownSaves()
    case .outsideChange:
      guard let write = outside.write else { return false }
      try await outsideChange(write)
    case .followedChange:
      guard let write = outside.write else { return false }
      try await followedChange(write)
    case .cancellation:
      guard let write = outside.write else { return false }
      try await cancellation(write)
    case .removal:
      guard let remove = outside.remove else { return false }
      try await removal(remove)
    case .brokenValue:
      guard let breakValue = outside.breakValue else { return false }
      try await brokenValue(breakValue)
    case .brokenChange:
      guard let breakValue = outside.breakValue, let write = outside.write else { return false }
      try await brokenChange(breakValue, write)
    default: return try await runWithOthers()
    }
    return true
  }

  private func runWithOthers() async throws -> Bool {
    let others = place.others
    switch check {
    case .otherMachine:
      guard let machine = others.machine else { return false }
      try await exchange(machine, onAnotherMachine: true)
    case .transaction:
      guard let fields else { return false }
      try await transaction(fields)
    default:
      guard let process = others.process else { return false }
      return try await run(with: process)
    }
    return true
  }

  private func run(with process: SharedKeyProgram) async throws -> Bool {
    let fields = place.others.mergesChanges ? fields : nil
    switch (check, fields, place.others.connect) {
    case (.reconnection, let fields?, let connect?):
      try await reconnection(process, fields, connect)
    case (.merge, let fields?, _): try await merge(process, fields)
    case (.kill, let fields?, _): try await kill(process, besides: fields)
    case (.kill, nil, _): try await kill(process)
    case (.otherProcess, _, _): try await exchange(process, onAnotherMachine: false)
    default: return false
    }
    return true
  }
}
