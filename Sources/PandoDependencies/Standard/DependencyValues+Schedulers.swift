public import Dispatch
public import Foundation
internal import OpenCombine
public import OpenCombineDispatch

extension DependencyValues {
  /// The main queue, as a scheduler that a test can replace.
  ///
  /// ```swift
  /// @Dependency(\.mainQueue) var mainQueue
  ///
  /// query.debounce(for: .milliseconds(300), scheduler: mainQueue).sink { … }
  /// ```
  ///
  /// Work on it has left the page that scheduled it, as on `DispatchQueue.main`: what a model was made
  /// with it still has, and ``withEscapedDependencies(_:)`` takes the rest along.
  ///
  /// Its use in a test without an override is reported.
  public var mainQueue: AnySchedulerOf<DispatchQueue> {
    get { self[MainQueueKey.self] }
    set { self[MainQueueKey.self] = newValue }
  }

  /// The main run loop, as a scheduler that a test can replace. The main queue does its work.
  ///
  /// Its use in a test without an override is reported.
  public var mainRunLoop: AnySchedulerOf<RunLoop> {
    get { self[MainRunLoopKey.self] }
    set { self[MainRunLoopKey.self] = newValue }
  }
}

private enum MainRunLoopKey: DependencyKey {
  static let liveValue = AnySchedulerOf<RunLoop>.main
  static let testValue = AnySchedulerOf<RunLoop>.unimplemented("@Dependency(\\.mainRunLoop)")
}

private enum MainQueueKey: DependencyKey {
  static let liveValue = AnySchedulerOf<DispatchQueue>.main
  static let testValue = AnySchedulerOf<DispatchQueue>.unimplemented("@Dependency(\\.mainQueue)")
}
