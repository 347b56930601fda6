import Pando

/// A count of the evaluations of a body.
///
/// The count is not state: changing it causes no evaluation. A body shows the number that includes
/// its present evaluation.
@MainActor
final class Evaluations {
  private var count = 0

  nonisolated init() {}

  func next() -> Int {
    count += 1
    return count
  }
}

/// The number of evaluations beside a view.
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
