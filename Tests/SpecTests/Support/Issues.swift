import PandoDependencies
import Testing

/// Expects one or more issues, and returns their texts.
func issues(_ body: () -> Void) -> [String] {
  let texts = Locked<[String]>([])
  withKnownIssue {
    body()
  } matching: { issue in
    texts.withLock { $0.append(issue.comments.map(\.rawValue).joined(separator: "\n")) }
    return true
  }
  return texts.withLock { $0 }
}

/// Expects one or more issues, and returns their texts.
func issues(
  isolation: isolated (any Actor)? = #isolation,
  _ body: () async -> Void
) async -> [String] {
  let texts = Locked<[String]>([])
  await withKnownIssue {
    await body()
  } matching: { issue in
    texts.withLock { $0.append(issue.comments.map(\.rawValue).joined(separator: "\n")) }
    return true
  }
  return texts.withLock { $0 }
}
