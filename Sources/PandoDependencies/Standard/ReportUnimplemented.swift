import IssueReporting

/// Reports that a test used a dependency whose test value only reports its use.
func reportUnimplemented(_ dependency: String, fix: String) {
  reportIssue(
    """
    Unimplemented: \(dependency) was used, and the test does not override it.

    To mend this, override it where the test needs it:

        withDependencies { \(fix) } operation: { … }
    """
  )
}
