import PandoDependencies
import PandoSharing
import PandoUI

// Emitters made of others have two parts, so that no cycle keeps them alive. The emitter that an application has
// (`Emitter.derivation`) refers to its sources, and to the output: an emitter without an application that receives the
// values and has the subscribers. The sources refer to the output, as long as somebody has the emitter or subscribes to it.
// Nothing refers from the output to the sources.

/// An emitter of any values.
@MainActor
protocol EmitterSource: AnyObject, Sendable {
  /// The source emitters that nothing else keeps alive, such as the emitter of a publisher.
  var roots: [any EmitterSource] { get }
  /// Whether each subscriber receives the last value first.
  var beginsWithLast: Bool { get }
  /// Reports a subscriber that may not subscribe to this emitter.
  func check(_ scope: SubscriptionScope?)
}

/// The links by which the output of a derived emitter receives its values.
@MainActor
final class EmitterInputs {
  /// The output.
  @MainActor protocol Owner: AnyObject {
    /// Ends the subscriptions to the output, and forgets its value.
    func close()
  }

  // Unsafe because the output owns its inputs.
  private unowned(unsafe) let output: any Owner
  /// The links to the sources, without which the output ends.
  private var links: [EmitterSubscriber] = []
  /// The links to other emitters, by the emitter.
  private var others: [ObjectIdentifier: Other] = [:]
  private var activity: (() -> OutputActivity)?
  private var running: OutputActivity?
  /// Whether the output has listeners.
  private var isUsed = false
  /// Whether all links are there that were made.
  private(set) var isWhole = false
  /// Whether nobody but its subscribers has the emitter.
  var isOrphaned = false
  /// The session in which the emitter was made, and in which the closures run; nil if there is only one.
  private let session = DependencyValues.session

  private struct Other {
    let link: EmitterSubscriber
    let roots: [any EmitterSource]
  }

  init(of output: any Owner) { self.output = output }

  // MARK: Linking

  /// Replaces the links.
  func link(_ body: () -> Void) {
    cut()
    isWhole = true
    run { outsideOfEvaluation(body) }
  }

  /// Receives the values of a source. The output ends with its sources.
  ///
  /// - Parameter action: Sends to the output, and does not refer to a source.
  func follow<Value>(_ source: Emitter<Value>, _ action: @escaping @MainActor (Value) -> Void) {
    let link = add(to: source, action)
    if link.isActive { links.append(link) }
  }

  /// Receives the values of an emitter that does not end the output. Repeated calls make one link.
  func followWithoutEnding<Value>(
    _ source: Emitter<Value>,
    _ action: @escaping @MainActor (Value) -> Void
  ) {
    let id = ObjectIdentifier(source.target)
    guard others[id] == nil else { return }
    let link = add(to: source, action)
    if link.isActive { others[id] = Other(link: link, roots: source.roots) }
  }

  private func add<Value>(
    to source: Emitter<Value>,
    _ action: @escaping @MainActor (Value) -> Void
  ) -> EmitterSubscriber {
    let target = source.target
    let link = Link<Value>(
      session: source.session(in: nil),
      isListening: isUsed,
      inputs: self,
      source: ObjectIdentifier(target),
      action: action
    )
    target.add(link)
    return link
  }

  /// Does something while the output has listeners.
  func whileUsed(_ activity: @escaping () -> OutputActivity) {
    self.activity = activity
    if isUsed { begin() }
  }

  /// Ends all links. They are made again when the emitter is used again.
  func cut() {
    isWhole = false
    // Removed links are released last, because their release may end other links.
    let (oldLinks, oldOthers, oldActivity) = (links, others, activity)
    (links, others, activity) = ([], [:], nil)
    disconnect()
    for link in oldLinks { link.cancel() }
    for other in oldOthers.values { other.link.cancel() }
    withExtendedLifetime(oldActivity) {}
  }

  fileprivate func linkEnded(_ link: EmitterSubscriber, to source: ObjectIdentifier) {
    if others[source]?.link === link {
      // Released after the change, because that may end other links.
      let other = others.removeValue(forKey: source)
      withExtendedLifetime(other) {}
    } else if let index = links.firstIndex(where: { $0 === link }) {
      links.remove(at: index)
      isWhole = false
      if links.isEmpty { output.close() }
    }
  }

  // MARK: Use

  /// Sets whether the output has listeners.
  func setUsed(_ new: Bool) {
    guard new != isUsed else { return }
    isUsed = new
    if new { begin() }
    for link in links { link.setListening(isUsed) }
    for other in others.values { other.link.setListening(isUsed) }
    if !isUsed { disconnect() }
  }

  private func disconnect() {
    let old = running
    running = nil
    old?.cancel()
  }

  private func begin() {
    guard let activity, running == nil else { return }
    let new = run(activity)
    // It may have come to its end already.
    if isUsed, running == nil { running = new } else { new.cancel() }
  }

  private func run<R>(_ body: () -> R) -> R {
    guard let session else { return body() }
    return session.restore(body)
  }
}

/// The subscriber that brings the values of a source to an output.
private final class Link<Value>: ValueSubscriber<Value> {
  private weak var inputs: EmitterInputs?
  private let source: ObjectIdentifier

  init(
    session: DependencyValues.Continuation?,
    isListening: Bool,
    inputs: EmitterInputs,
    source: ObjectIdentifier,
    action: @escaping @MainActor (Value) -> Void
  ) {
    self.inputs = inputs
    self.source = source
    super.init(scope: nil, session: session, isListening: isListening, action: action)
  }

  override func didEnd() { inputs?.linkEnded(self, to: source) }
}

/// The work of an output while it has listeners; cancelled with the last of them.
@MainActor
final class OutputActivity {
  private var onCancel: (() -> Void)?

  init(onCancel: @escaping () -> Void) {
    self.onCancel = onCancel
  }

  func cancel() {
    let action = onCancel
    onCancel = nil
    action?()
  }
}
