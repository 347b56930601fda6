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
    }
    return true
  }
}
