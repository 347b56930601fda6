import Foundation

/// Makes a process with an asynchronous `main` run its main run loop, as processes do on Apple's systems.
///
/// Without it the main thread of such a process ends on Linux, and any thread runs the main queue: nobody runs
/// `RunLoop.main`, and a `Timer` is scheduled on the loop of a thread that does not run it. The run loop runs the
/// main queue as well, and sleeps while there is nothing to do.
///
/// When an asynchronous `main` waits for the first time, the runtime calls the function in a variable that is nil by
/// default. Processes with another kind of `main` never call it. The variable is set when the process is loaded,
/// because only that is before `main` in servers, test runners and applications alike.
package enum MainRunLoop {
  /// The type of the hook. Its arguments are the runtime's own functions for waiting, which are not
  /// needed here.
  typealias Waiting = @convention(c) (UnsafeRawPointer?, UnsafeRawPointer?) -> Void

  /// Has the runtime wait in the run loop, unless the hook is in use already.
  static func install() {
    guard let hook = dlsym(nil, "swift_task_asyncMainDrainQueue_hook") else { return }
    // Unsafe because a symbol has no type. The type is the one in the runtime's source. A runtime with
    // another hook breaks it; one without the hook is left alone.
    let waiting = hook.assumingMemoryBound(to: Waiting?.self)
    if waiting.pointee == nil { waiting.pointee = { _, _ in MainRunLoop.run() } }
  }

  /// Runs the main run loop for ever.
  package static func run() -> Never {
    RunLoop.main.run()
    // Only where the run loop has nothing to wait for.
    dispatchMain()
  }
}

#if os(Linux)
  private func installMainRunLoop() { MainRunLoop.install() }

  /// The function that the system calls when it loads the process.
  @section(".init_array") @used
  private let mainRunLoopInstaller: @convention(c) () -> Void = installMainRunLoop
#endif
