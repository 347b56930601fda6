import IssueReporting
import Synchronization

/// The computation of one default value. The default implementations of keys read it.
final class DependencyResolution: Sendable {
  @TaskLocal static var current: DependencyResolution?

  let key: ObjectIdentifier
  let purpose: DependencyAccess.Purpose
  let sourceLocation: CodeLocation
  /// The dependency as in the source code of its reader.
  let reference: String
  /// The expression to assign to in `withDependencies`.
  let target: String

  private let missing = Atomic(false)

  init(
    key: ObjectIdentifier,
    purpose: DependencyAccess.Purpose,
    sourceLocation: CodeLocation,
    reference: String,
    target: String
  ) {
    self.key = key
    self.purpose = purpose
    self.sourceLocation = sourceLocation
    self.reference = reference
    self.target = target
  }

  /// Whether the key has no value for the context.
  var isMissing: Bool { missing.load(ordering: .relaxed) }

  func markMissing() { missing.store(true, ordering: .relaxed) }
}

extension DependencyResolution {
  /// Reports that a key without a `testValue` was read in a test.
  ///
  /// Does nothing if the value is read only to be overridden.
  static func reportMissingTestValue<Key: DependencyKey>(of key: Key.Type) {
    let id = ObjectIdentifier(key)
    guard let resolution = current, resolution.key == id else {
      // The `testValue` of the key was read directly.
      guard DependencyValues.current.context == .test else { return }
      reportIssue(
        """
        '\(typeName(key))' has no test value, but 'testValue' was read.

        To mend this, implement 'static var testValue' in '\(typeName(key))'. The live value is \
        used for now.
        """
      )
      return
    }
    resolution.markMissing()
    guard resolution.purpose == .use else { return }
    reportIssue(
      """
      \(resolution.reference) was used in a test, but it has no test value and the test does not \
      override it.

      \(resolution.details(key))

      A test that reaches a live dependency talks to the outside world: it is slow, and fails for \
      reasons that are not its own. To mend this, do one of the following:

      • Override the dependency where the test needs it, with 'withDependencies' or a trait:

          @Test(.dependencies { \(resolution.target) = … })

      • Give it a value for all tests: implement 'static var testValue' in \
      '\(typeName(key))', a requirement of 'TestDependencyKey'.

      The live value is used for now.
      """,
      fileID: resolution.sourceLocation.fileID,
      filePath: resolution.sourceLocation.filePath,
      line: resolution.sourceLocation.line,
      column: resolution.sourceLocation.column
    )
  }

  /// Reports that a key without a `liveValue` was read in a live context.
  func reportMissingLiveValue<Key: TestDependencyKey>(of key: Key.Type) {
    markMissing()
    guard purpose == .use else { return }
    reportIssue(
      """
      \(reference) was used in a live context, but it has no live value.

      \(details(key))

      To mend this, conform '\(typeName(key))' to 'DependencyKey' in a module that the \
      application links, and implement 'static var liveValue'; or give it a value with \
      'prepareDependencies' when the application starts. The test value is used for now.
      """,
      fileID: sourceLocation.fileID,
      filePath: sourceLocation.filePath,
      line: sourceLocation.line,
      column: sourceLocation.column
    )
  }

  private func details<Key: TestDependencyKey>(_ key: Key.Type) -> String {
    key == Key.Value.self
      ? """
        Location:
          \(sourceLocation)
        Dependency:
          \(typeName(key))
      """
      : """
        Location:
          \(sourceLocation)
        Key:
          \(typeName(key))
        Value:
          \(typeName(Key.Value.self))
      """
  }
}
