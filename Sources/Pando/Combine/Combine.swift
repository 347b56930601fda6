// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import OpenCombine

/// The module of Apple's systems, for names that say where they come from, such as `Combine.Publisher`.
///
/// `Empty` is here too, which without the name of the module is the part of a `Store` that is not needed: write
/// `Combine.Empty<Int, Never>()`.
@_documentation(visibility: internal)
public enum Combine {}

// Those of OpenCombine.
extension Combine {
  public typealias AnyCancellable = OpenCombine.AnyCancellable
  public typealias AnyPublisher = OpenCombine.AnyPublisher
  public typealias AnySubscriber = OpenCombine.AnySubscriber
  public typealias AsyncPublisher = OpenCombine.AsyncPublisher
  public typealias AsyncThrowingPublisher = OpenCombine.AsyncThrowingPublisher
  public typealias Cancellable = OpenCombine.Cancellable
  public typealias CombineIdentifier = OpenCombine.CombineIdentifier
  public typealias ConnectablePublisher = OpenCombine.ConnectablePublisher
  public typealias CurrentValueSubject = OpenCombine.CurrentValueSubject
  public typealias CustomCombineIdentifierConvertible = OpenCombine
    .CustomCombineIdentifierConvertible
  public typealias Deferred = OpenCombine.Deferred
  public typealias Empty = OpenCombine.Empty
  public typealias Fail = OpenCombine.Fail
  public typealias Future = OpenCombine.Future
  public typealias ImmediateScheduler = OpenCombine.ImmediateScheduler
  public typealias Just = OpenCombine.Just
  public typealias ObservableObject = OpenCombine.ObservableObject
  public typealias ObservableObjectPublisher = OpenCombine.ObservableObjectPublisher
  public typealias PassthroughSubject = OpenCombine.PassthroughSubject
  public typealias Published = OpenCombine.Published
  public typealias Publisher = OpenCombine.Publisher
  public typealias Publishers = OpenCombine.Publishers
  public typealias Record = OpenCombine.Record
  public typealias Scheduler = OpenCombine.Scheduler
  public typealias SchedulerTimeIntervalConvertible = OpenCombine.SchedulerTimeIntervalConvertible
  public typealias Subject = OpenCombine.Subject
  public typealias Subscriber = OpenCombine.Subscriber
  public typealias Subscribers = OpenCombine.Subscribers
  public typealias Subscription = OpenCombine.Subscription
  public typealias Subscriptions = OpenCombine.Subscriptions
  public typealias TopLevelDecoder = OpenCombine.TopLevelDecoder
  public typealias TopLevelEncoder = OpenCombine.TopLevelEncoder
}
