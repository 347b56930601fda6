import Testing

/// Expects that a mistake is reported in these words.
@MainActor
func reports(_ words: String, _ body: @MainActor () -> Void) {
  withKnownIssue {
    body()
  } matching: { issue in
    issue.comments.contains { $0.rawValue.contains(words) }
  }
}
