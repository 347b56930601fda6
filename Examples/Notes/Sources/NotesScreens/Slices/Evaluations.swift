import Pando

/// Counts how often a body was evaluated. It is no state: counting causes nothing, and the number
/// that is written in the body is the one that it has just reached.
@MainActor
final class Evaluations {
  private var count = 0

  nonisolated init() {}

  func next() -> Int {
    count += 1
    return count
  }
}

/// The count beside a view.
struct EvaluationBadge: View {
  let count: Int

  var body: some View {
    Text("evaluated \(count) ×")
      .font(.caption.monospacedDigit())
      .foregroundStyle(.secondary)
      .padding(.horizontal, 8)
      .padding(.vertical, 2)
      .background(.quaternary, in: .capsule)
  }
}
