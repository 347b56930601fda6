import IssueReporting

/// Reports that a test used a dependency whose test value only reports its use.
///
/// Does nothing while dependencies are changed: assigning to a part of one by a key path reads that
/// part.
func reportUnimplemented(_ dependency: String, fix: String) {
  if DependencyUpdate.isRunning { return }
  reportIssue(
    """
    Unimplemented: \(dependency) was used, and the test does not override it.

    To mend this, override it where the test needs it:

        withDependencies { \(fix) } operation: { … }
    """
  )
}
