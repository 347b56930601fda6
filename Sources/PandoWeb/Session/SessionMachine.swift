/// Decides when a session sends changes and answers to its page: a state machine without socket,
/// graph or clock.
///
/// While a page is connected, a commit is sent at once. While frames are handled, while the network
/// is congested and while saves are awaited, changes are collected and then sent as one batch. A
/// batch names the last event that it answers: the last one before the first whose changes are not
/// saved.
struct SessionMachine {
  enum State: Hashable {
    /// No page is connected.
    case detached
    /// A page has connected and gets the batches that it missed.
    case connecting
    /// A page is connected, and a commit is sent at once.
    case idle
    /// Frames of the page are being handled.
    case receiving
    /// The network is congested, or a save is awaited.
    case waiting
    /// The session has ended.
    case closed
  }

  /// The action of the session after an event.
  enum Action: Hashable {
    case none
    /// Send what was collected as one batch. If `isAnswerDue`, events are to be answered, and the batch
    /// is sent even if it is empty.
    case send(isAnswerDue: Bool)
  }

  /// The order of an event, by its number.
  enum Order: Hashable {
    case new
    /// The event was handled before. A page sends an event again if the answer was lost.
    case repeated
    /// An event before this one is missing.
    case gap
  }

  /// Events that are handled, but not answered until their changes are saved.
  private struct UnsavedEvents {
    let id: Int
    /// The last event before them.
    let before: Int
    /// Whether an attempt to save has failed.
    var hasFailed = false
  }

  private(set) var state = State.detached
  /// The last event that was handled.
  private(set) var lastEvent = 0
  /// The last event that a batch has answered.
  private(set) var answeredEvent = 0
  private var unsaved: [UnsavedEvents] = []
  private var lastID = 0
  /// Whether something happened since the last call of ``checkHibernation()``.
  private var isBusy = false

  /// Whether changes are collected. If not, a commit is sent at once.
  var collects: Bool { state != .idle }

  /// The last event that may be answered.
  var answerableEvent: Int { unsaved.first?.before ?? lastEvent }

  /// Whether an answer waits for a save. Changes whose save has failed do not wait: the page shows
  /// them, and its events are answered after a later save.
  var awaitsSave: Bool { unsaved.contains { !$0.hasFailed } }

  // MARK: Connection

  /// A page has connected, and is about to get the batches that it missed.
  mutating func connect() {
    if state != .closed { state = .connecting }
  }

  /// The page has got the batches that it missed.
  mutating func didConnect(isCongested: Bool) -> Action {
    state == .connecting ? settle(isCongested) : .none
  }

  /// The page has disconnected.
  mutating func disconnect() {
    if state != .closed { state = .detached }
  }

  /// The session has ended.
  mutating func close() {
    state = .closed
    unsaved = []
  }

  /// The network takes more after a congestion.
  mutating func becameWritable(isCongested: Bool) -> Action {
    update(isCongested)
  }

  // MARK: Events

  /// Frames of the page are about to be handled.
  mutating func beginReceiving() {
    isBusy = true
    if state == .idle || state == .waiting { state = .receiving }
  }

  /// Notes the number of an event that is about to be handled.
  mutating func note(event number: Int) -> Order {
    if number <= lastEvent { return .repeated }
    guard number == lastEvent + 1 else { return .gap }
    lastEvent = number
    return .new
  }

  /// The frames have been handled.
  mutating func endReceiving(isCongested: Bool) -> Action {
    state == .receiving ? settle(isCongested) : .none
  }

  // MARK: Saves

  /// Holds the answers of the events after `event` until ``saveEnded(_:isDurable:isCongested:)``
  /// was called with the returned ID.
  mutating func hold(after event: Int) -> Int {
    lastID += 1
    unsaved.append(UnsavedEvents(id: lastID, before: event))
    return lastID
  }

  /// Whether answers wait for a save.
  func isHeld(_ id: Int) -> Bool {
    unsaved.contains { $0.id == id }
  }

  /// An attempt to save has ended. Lets through what was collected, even if other saves are
  /// awaited. After a failure the answers continue to wait, and the changes do not.
  mutating func saveEnded(_ id: Int, isDurable: Bool, isCongested: Bool) -> Action {
    guard let index = unsaved.firstIndex(where: { $0.id == id }) else { return .none }
    if isDurable { unsaved.remove(at: index) } else { unsaved[index].hasFailed = true }
    return update(isCongested, hasSaved: true)
  }

  // MARK: Batches

  /// A command waits to be sent with the next batch.
  mutating func commandAdded(isCongested: Bool) -> Action {
    update(isCongested)
  }

  /// A batch is about to be made.
  ///
  /// - Returns: The last event that it answers.
  mutating func answer() -> Int {
    isBusy = true
    answeredEvent = answerableEvent
    return answeredEvent
  }

  /// A batch was given to the socket, which may have closed or become congested by that.
  mutating func didSend(isCongested: Bool) {
    if isCongested, state == .idle { state = .waiting }
  }

  // MARK: Hibernation

  /// Whether nothing has happened since the last call.
  mutating func checkHibernation() -> Bool {
    defer { isBusy = false }
    return !isBusy
  }

  private mutating func update(_ isCongested: Bool, hasSaved: Bool = false) -> Action {
    switch state {
    case .idle, .waiting: settle(isCongested, hasSaved: hasSaved)
    case .detached, .connecting, .receiving, .closed: .none
    }
  }

  private mutating func settle(_ isCongested: Bool, hasSaved: Bool = false) -> Action {
    let awaitsSave = awaitsSave
    state = isCongested || awaitsSave ? .waiting : .idle
    guard !isCongested, hasSaved || !awaitsSave else { return .none }
    return .send(isAnswerDue: answeredEvent < answerableEvent)
  }
}
