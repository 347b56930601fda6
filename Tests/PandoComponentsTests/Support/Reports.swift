import PandoDependencies
import Testing

/// Expects one or more issues, and returns their texts.
@MainActor
func reports(_ body: @MainActor () throws -> Void) rethrows -> [String] {
  let texts = Locked<[String]>([])
  try withKnownIssue {
    try body()
  } matching: { issue in
    texts.withLock { $0.append(issue.comments.map(\.rawValue).joined(separator: "\n")) }
    return true
  }
  return texts.withLock { $0 }
}
