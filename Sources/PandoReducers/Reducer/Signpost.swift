internal import OpenCombine
public import PandoDependencies

extension Reducer {
  /// Reports to a log when actions and effects begin and end, for tools that measure an application.
  ///
  /// ```swift
  /// App().signpost(log: SignpostLog { interval in
  ///   let span = tracer.startSpan("\(interval.name): \(interval.message)")
  ///   return { span.end() }
  /// })
  /// ```
  ///
  /// - Parameters:
  ///   - prefix: The beginning of each message.
  ///   - log: The log.
  @warn_unqualified_access
  public func signpost(_ prefix: String = "", log: SignpostLog = .default) -> _SignpostReducer<Self>
  {
    _SignpostReducer(base: self, prefix: prefix.isEmpty ? "" : "[\(prefix)] ", log: log)
  }
}

/// The receiver of the reports of ``Reducer/signpost(_:log:)``.
public struct SignpostLog: Sendable {
  /// An action or an effect that begins.
  public struct Interval: Sendable {
    /// `Action` or `Effect`.
    public let name: String
    /// The abbreviated action.
    public let message: String
  }

  let begin: (@Sendable (Interval) -> @Sendable () -> Void)?

  /// Makes a log.
  ///
  /// - Parameter begin: Called when an interval begins, on any thread. Its result is called when the interval ends.
  public init(begin: @escaping @Sendable (_ interval: Interval) -> @Sendable () -> Void) {
    self.begin = begin
  }

  private init() { begin = nil }

  /// A log that reports nothing.
  public static let disabled = SignpostLog()

  /// The log in the dependency `\.signpostLog`.
  public static var `default`: SignpostLog { DependencyValues.current.signpostLog }
}

extension DependencyValues {
  /// The log of reducers with a signpost. By default there is none.
  public var signpostLog: SignpostLog {
    get { self[SignpostLogKey.self] }
    set { self[SignpostLogKey.self] = newValue }
  }
}

private enum SignpostLogKey: DependencyKey {
  static let liveValue = SignpostLog.disabled
  static let testValue = SignpostLog.disabled
}

/// A reducer that reports its actions and effects to a log.
public struct _SignpostReducer<Base: Reducer>: Reducer {
  let base: Base
  let prefix: String
  let log: SignpostLog

  /// Changes the state, and returns the effects.
  public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    guard let begin = log.begin else { return base._reduce(into: &state, action: action) }
    let message = prefix + debugCaseOutput(action)
    let end = begin(SignpostLog.Interval(name: "Action", message: message))
    defer { end() }
    return base._reduce(into: &state, action: action)
      .telling { begin(SignpostLog.Interval(name: "Effect", message: message)) }
  }
}

extension Effect {
  /// Calls `begin` when the effect begins, and its result when the effect ends.
  fileprivate func telling(_ begin: @escaping @Sendable () -> @Sendable () -> Void) -> Self {
    switch operation {
    case .none, .actions:
      return self
    case .publisher(let publisher):
      return .publisher {
        Deferred {
          let end = begin()
          return publisher.handleEvents(
            receiveCompletion: { _ in end() },
            receiveCancel: { end() }
          )
        }
      }
    case .run(let name, let priority, let run):
      let logged = EffectRun<Action> {
        let body = run.begin()
        return { send in
          let end = begin()
          defer { end() }
          await body(send)
        }
      }
      return Self(storage: .run(name: name, priority: priority, operation: logged))
    }
  }
}
