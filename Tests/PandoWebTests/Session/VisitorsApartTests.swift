import Dispatch
import Foundation
import HTTPTypes
import OpenCombine
import PandoComponents
import PandoDependencies
import PandoSharing
import PandoTestSupport
import PandoTesting
import PandoUI
import Testing

@testable import PandoWeb

/// Tests that pages keep their own values, although they share objects of the process and change
/// between queues.
@MainActor
@Suite(.serialized) struct VisitorsApartTests {
  struct Note: Codable, Equatable, Identifiable, Sendable {
    var id: Int
    var text: String
  }

  /// A service of which each page has one.
  @MainActor
  final class Diary: Service {
    var entries: [String] = []
    /// A serial number, which identifies the page in which the service was made.
    let made: Int
    static var count = 0

    init() {
      Self.count += 1
      made = Self.count
      Board.shared?.news += { [unowned self] _ in heard += 1 }
    }

    var heard = 0
  }

  /// A service that all pages share.
  @MainActor
  final class Board: Service {
    static weak var shared: Board?

    static let scope = ServiceScope.process
    let news = Emitter<String>()
    let subject = PassthroughSubject<String, Never>()
    let jobs: AsyncStream<@MainActor @Sendable () -> Void>.Continuation
    var desks: [Desk] = []
    var memory: Shared<String>
    let log = PlainStore<Log>()

    struct Log: AnyState {
      @Ref var last = Note(id: 0, text: "board")
    }

    init() {
      // This storage belongs to no page.
      memory = Shared(wrappedValue: "", .inMemory("mine"))
      let (stream, jobs) = AsyncStream<@MainActor @Sendable () -> Void>.makeStream()
      self.jobs = jobs
      Task { for await job in stream { job() } }
      Self.shared = self
    }
  }

  @MainActor
  final class Name {
    var text = "?"
    var session: DependencyValues.Continuation?
    var bag: Set<AnyCancellable> = []
  }

  struct Slip: Component, View {
    struct State: AnyState { @Ref var note = Note(id: 1, text: "") }
    @ObservedObject var store = PlainStore<State>()
    let name: Name
    init(_ name: Name) { self.name = name }
    var observers: Void { None }
    var body: some View { Text(verbatim: store.state.note.text) }
  }

  struct Desk: StartupComponent, View {
    struct State: AnyState {
      @RefCollection var notes: [Note] = []
      @Ref var title = Note(id: 0, text: "")
    }

    let name = Name()
    let act = SignalEmitter()
    let slip = DynamicComponent<Slip>()
    @ObservedObject var store = PlainStore<State>()

    func didBindRootComponent() {
      name.session = withEscapedDependencies { $0 }
      services.board.desks.append(self)
    }

    var observers: Void {
      let board = services.board
      board.news += { word in hear(word) }
      board.news.filter { !$0.isEmpty }.map { text in
        @Shared(.inMemory("mine")) var mine = ""
        mine += "m\(name.text) "
        return text
      } += { hear($0) }
      Emitter(board.subject) += { hear($0) }
      board.news.publisher.sink { word in
        MainActor.assumeIsolated { hear(word) }
      }
      .store(in: &name.bag)
      @Shared(.inMemory("ours", scope: .process)) var ours = 0
      $ours.publisher.dropFirst().sink { _ in MainActor.assumeIsolated { hear("ours") } }
        .store(in: &name.bag)
    }

    /// Records a message of any page in this page.
    func hear(_ word: String) {
      services.diary.entries.append(name.text)
      @Shared(.inMemory("mine")) var mine = ""
      mine += "h\(name.text) "
      @AppStorage("kept") var kept = ""
      kept += "k\(name.text) "
    }

    func change(_ number: Int, _ random: inout some RandomNumberGenerator) {
      let id = Int.random(in: 0..<4, using: &random)
      let note = Note(id: id, text: "\(name.text):\(number)")
      switch Int.random(in: 0..<8, using: &random) {
      case 0: services.diary.entries.append(name.text)
      case 1: store.state.$notes.append(note)
      case 2: store.state.notes = [note, Note(id: id + 4, text: note.text)]
      case 3: store.state.title = note
      case 4: store.update { $0.title = note }
      case 5: services.board.news.send(name.text)
      case 6: services.board.subject.send(name.text)
      default:
        slip.create { Slip(name) }
        slip.component!.store.state.note = note
        services.board.memory.withLock { $0 = name.text }
        @Shared(.inMemory("ours", scope: .process)) var ours = 0
        $ours.withLock { $0 += 1 }
      }
    }

    var body: some View {
      Text(verbatim: "\(store.state.title.text) \(store.state.notes.map(\.text))")
        .onReceive(services.board.news) { hear($0) }
        .onReceive(services.board.subject) { hear($0) }
      slip
    }
  }

  private func session(_ pages: Pages, _ visitor: String) -> any PageSession {
    let request = PageRequest(
      path: "/",
      query: nil,
      headers: HTTPFields(),
      visitor: visitor,
      identity: nil,
      locale: nil,
      addresses: PageAddresses(basePath: "", script: "/c.js", styleSheet: "/s.css", socket: "/s")
    )
    return pages.factory(request)()
  }

  /// The ways in which code leaves its task.
  enum Hop: CaseIterable {
    case none, task, detached, mainQueue, globalQueue, serialQueue, thread, operations, timer
    case process, stream, later
  }

  private func hop(_ hop: Hop, _ board: Board, _ action: @escaping @MainActor @Sendable () -> Void)
  {
    switch hop {
    case .none: action()
    case .task: Task { action() }
    case .detached: Task.detached { await MainActor.run { action() } }
    case .mainQueue: DispatchQueue.main.async { MainActor.assumeIsolated { action() } }
    case .globalQueue: DispatchQueue.global().async { Task { @MainActor in action() } }
    case .serialQueue:
      DispatchQueue(label: "serial").async {
        DispatchQueue.main.async { MainActor.assumeIsolated { action() } }
      }
    case .thread:
      Thread.detachNewThread {
        DispatchQueue.main.async { MainActor.assumeIsolated { action() } }
      }
    case .operations:
      OperationQueue().addOperation {
        OperationQueue.main.addOperation { MainActor.assumeIsolated { action() } }
      }
    case .timer:
      DispatchQueue.main.asyncAfter(deadline: .now()) { MainActor.assumeIsolated { action() } }
    case .process: board.news !+= { _ in action() }
    case .stream: board.jobs.yield(action)
    case .later:
      Task.detached {
        Task { @MainActor in
          await Task.yield(); action()
        }
      }
    }
  }

  @Test(.dependencies, arguments: [UInt64.random(in: 0..<1_000_000), 1, 2])
  func randomHopsOfManySessions_leaveEachItsOwn(seed: UInt64) async throws {
    print("Seed of visitors apart: \(seed)")
    var random = SeededGenerator(seed: seed)
    Board.shared = nil
    let pages = Pages(app: ComponentApp<Desk>.self)
    let visitors = 8
    let sessions = (0..<visitors).map { session(pages, "\($0)\($0)\($0)\($0)aaaaaaaaaaaa") }
    let board = try #require(Board.shared)
    let desks = board.desks
    try #require(desks.count == visitors)
    for (index, clientCommands) in desks.enumerated() { clientCommands.name.text = "\(index)" }
    for page in sessions { _ = page.document(nonce: "n") }

    for round in 0..<40 {
      var waiting: [AsyncStream<Void>] = []
      for number in 0..<20 {
        let clientCommands = desks.randomElement(using: &random)!
        let from = desks.randomElement(using: &random)!
        let way = Hop.allCases.randomElement(using: &random)!
        let (done, finish) = AsyncStream<Void>.makeStream()
        waiting.append(done)
        let seed = random.next()
        // Triggered from another page, as changes of process-wide objects are.
        from.name.session!.yield {
          hop(way, board) {
            var random = SeededGenerator(seed: seed)
            clientCommands.change(round * 100 + number, &random)
            finish.finish()
          }
        }
      }
      from(desks, &random).name.session!.yield { board.news.send("news") }
      for done in waiting { for await _ in done {} }
    }
    for page in sessions { _ = page.document(nonce: "n") }

    var diaries: Set<Int> = []
    for clientCommands in desks {
      let name = clientCommands.name.text
      diaries.insert(clientCommands.services.diary.made)
      #expect(clientCommands.services.diary.entries.count > 40)
      #expect(clientCommands.services.diary.entries.allSatisfy { $0 == name })
      let notes = clientCommands.store.value.notes + [clientCommands.store.value.title]
      #expect(notes.allSatisfy { $0.text == "" || $0.text.hasPrefix("\(name):") })
      let note = clientCommands.slip.component?.store.value.note.text ?? ""
      #expect(note == "" || note.hasPrefix("\(name):"))
      let (mine, kept) = clientCommands.name.session!.yield { () -> (String, String) in
        @Shared(.inMemory("mine")) var mine = ""
        @Shared(.appStorage("kept")) var kept = ""
        return (mine, kept)
      }
      #expect(mine.contains("h\(name)") && mine.contains("m\(name)"))
      let words = mine.split(separator: " ")
      #expect(words.allSatisfy { $0.dropFirst() == name || $0.dropFirst() == "?" })
      #expect(kept.split(separator: " ").allSatisfy { $0 == "k\(name)" || $0 == "k?" })
    }
    #expect(diaries.count == visitors)
    #expect(board.log.value.last.text == "board")
    for page in sessions { page.close() }
    board.jobs.finish()
    for clientCommands in desks { clientCommands.name.bag = [] }
    board.desks = []
  }

  private func from(_ desks: [Desk], _ random: inout SeededGenerator) -> Desk {
    desks.randomElement(using: &random)!
  }
}

extension Services {
  fileprivate var diary: VisitorsApartTests.Diary { self[VisitorsApartTests.Diary.self] }
  fileprivate var board: VisitorsApartTests.Board { self[VisitorsApartTests.Board.self] }
}
