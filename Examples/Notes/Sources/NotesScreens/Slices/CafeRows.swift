import Pando

/// The number of sold cups, and the number of evaluations of the view that shows it.
struct CupsRow: View {
  let cups: Int
  let evaluations: Int
  let add: @MainActor () -> Void

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "cup.and.saucer").foregroundStyle(.tint).accessibilityHidden(true)
      Text(cups == 1 ? "1 cup" : "\(cups) cups").monospacedDigit()
      Spacer()
      EvaluationBadge(count: evaluations)
      Button("Pour", action: add).buttonStyle(.bordered).accessibilityIdentifier("pour")
    }
  }
}

/// The state of the door, and the number of evaluations of the view that shows it.
struct DoorRow: View {
  let isOpen: Bool
  let evaluations: Int
  let toggle: @MainActor () -> Void

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: isOpen ? "lock.open" : "lock").foregroundStyle(.tint)
        .accessibilityHidden(true)
      Text(isOpen ? "Open" : "Closed")
      Spacer()
      EvaluationBadge(count: evaluations)
      Button(isOpen ? "Close" : "Open up", action: toggle).buttonStyle(.bordered)
        .accessibilityIdentifier("door")
    }
  }
}
