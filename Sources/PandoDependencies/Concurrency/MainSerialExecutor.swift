internal import Foundation

/// Whether all tasks of the process run on the main thread, one after the other, so that their order is the same
/// each time.
///
/// For tests that run one at a time, such as tests of XCTest. Tests that run in parallel would share the main
/// thread, and a test that blocks it while it waits for a task would wait for ever.
public var uncheckedUseMainSerialExecutor: Bool {
  get { enqueueHook?.pointee != nil }
  set {
    enqueueHook?.pointee = newValue ? { job, _ in MainActor.shared.enqueue(job) } : nil
  }
}

/// Runs an operation with all tasks on the main thread: see ``uncheckedUseMainSerialExecutor``.
///
/// - Parameter operation: What to run.
/// - Throws: What the operation throws.
@MainActor
public func withMainSerialExecutor(
  @_implicitSelfCapture operation: @MainActor @Sendable () async throws -> Void
) async rethrows {
  let before = uncheckedUseMainSerialExecutor
  defer { uncheckedUseMainSerialExecutor = before }
  uncheckedUseMainSerialExecutor = true
  try await operation()
}

/// Runs an operation with all tasks on the main thread: see ``uncheckedUseMainSerialExecutor``.
///
/// - Parameter operation: What to run.
/// - Throws: What the operation throws.
public func withMainSerialExecutor(
  @_implicitSelfCapture operation: () throws -> Void
) rethrows {
  let before = uncheckedUseMainSerialExecutor
  defer { uncheckedUseMainSerialExecutor = before }
  uncheckedUseMainSerialExecutor = true
  try operation()
}

private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
private typealias EnqueueHook = @convention(thin) (UnownedJob, Enqueue) -> Void

// The type of a symbol is not checked: it is the one in the runtime's source. A runtime that passes
// other arguments breaks it; one without the hook leaves executors as they are.
// Unsafe because the runtime reads the hook on all threads; it is one word, written between tests.
private nonisolated(unsafe) let enqueueHook: UnsafeMutablePointer<EnqueueHook?>? =
  dlsym(dlopen(nil, RTLD_LAZY), "swift_task_enqueueGlobal_hook")?
  .assumingMemoryBound(to: EnqueueHook?.self)
