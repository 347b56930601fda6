import PandoDependencies
import Testing

/// Expects one or more issues in steps of a test store, and returns their texts, each with its line.
@MainActor
func stepReports(_ body: @MainActor () async -> Void) async -> [StepReport] {
  let reports = Locked<[StepReport]>([])
  await withKnownIssue {
    await body()
  } matching: { issue in
    let text = issue.comments.map(\.rawValue).joined(separator: "\n")
    reports.withLock { $0.append(StepReport(text: text, line: issue.sourceLocation?.line)) }
    return true
  }
  return reports.withLock { $0 }
}

/// An issue of a step.
struct StepReport: Sendable {
  var text: String
  var line: Int?
}
