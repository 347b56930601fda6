import Pando
import PandoTesting
import Testing

/// Tests of the parts of Combine that applications use, on top of OpenCombine.
@Suite struct CombineTests {
  private struct Failed: Error, Equatable {}

  /// A subscriber whose demand the test sets.
  private final class Listener<Input, Failure: Error>: Subscriber {
    var values: [Input] = []
    var completions: [Subscribers.Completion<Failure>] = []
    var subscription: (any Subscription)?

    func receive(subscription: any Subscription) { self.subscription = subscription }
    func receive(_ input: Input) -> Subscribers.Demand {
      values.append(input)
      return .none
    }
    func receive(completion: Subscribers.Completion<Failure>) { completions.append(completion) }
  }

  @Test func values_areCollected_byTimeAndByCount_andAtTheEnd() {
    let scheduler = DispatchQueue.test
    let subject = PassthroughSubject<Int, Never>()
    var groups: [[Int]] = []
    var hasEnded = false
    let cancellable = subject.collect(.byTimeOrCount(scheduler, .seconds(10), 3))
      .sink(receiveCompletion: { _ in hasEnded = true }, receiveValue: { groups.append($0) })
    subject.send(1)
    scheduler.advance(by: .seconds(9))
    #expect(groups == [])
    scheduler.advance(by: .seconds(1))
    #expect(groups == [[1]])
    scheduler.advance(by: .seconds(10))
    #expect(groups == [[1]])
    for value in 2...5 { subject.send(value) }
    #expect(groups == [[1], [2, 3, 4]])
    subject.send(completion: .finished)
    #expect(groups == [[1], [2, 3, 4], [5]] && hasEnded)
    cancellable.cancel()
  }

  @Test func values_withoutADemand_areKeptForTheNextGroup_andNothingComesAfterCancelling() {
    let scheduler = DispatchQueue.test
    let subject = PassthroughSubject<Int, Never>()
    let listener = Listener<[Int], Never>()
    subject.collect(.byTime(scheduler, .seconds(1))).subscribe(listener)
    subject.send(1)
    scheduler.advance(by: .seconds(1))
    subject.send(2)
    #expect(listener.values == [])
    listener.subscription?.request(.max(1))
    scheduler.advance(by: .seconds(1))
    #expect(listener.values == [[1, 2]])
    subject.send(3)
    listener.subscription?.request(.max(1))
    listener.subscription?.cancel()
    scheduler.advance(by: .seconds(5))
    #expect(listener.values == [[1, 2]] && listener.completions.isEmpty)
  }

  @Test func stride_ofARunLoop_isMadeOfSeconds() {
    let seconds: TimeInterval = 0.5
    #expect(RunLoop.SchedulerTimeType.Stride(seconds) == .milliseconds(500))
  }

  @Test func latest_whenEachHasPublished_isPublished_andEndsWhenAllEnd() {
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    var values: [String] = []
    var hasEnded = false
    let cancellable = first.combineLatest(second) { "\($0)\($1)" }
      .sink(receiveCompletion: { _ in hasEnded = true }, receiveValue: { values.append($0) })
    first.send(1)
    first.send(2)
    #expect(values == [])
    second.send("a")
    first.send(3)
    first.send(completion: .finished)
    #expect(!hasEnded)
    second.send("b")
    second.send(completion: .finished)
    #expect(values == ["2a", "3a", "3b"])
    #expect(hasEnded)
    cancellable.cancel()
  }

  @Test func latest_ofFour_publishesTuples() {
    var values: [Bool] = []
    let subject = CurrentValueSubject<Int, Never>(4)
    let (one, two, nothing) = (Just(1), Just(2), Just(Int?.none))
    let cancellable = Publishers.CombineLatest4(one, two, nothing, subject)
      .map { $0.0 == 1 && $0.1 == 2 && $0.2 == nil && $0.3 == 4 }
      .sink { values.append($0) }
    subject.send(5)
    #expect(values == [true, false])
    cancellable.cancel()
  }

  @Test func latest_whenOneFails_failsAndCancelsTheOthers() {
    let (first, second) = (PassthroughSubject<Int, Failed>(), PassthroughSubject<Int, Failed>())
    var isCancelled = false
    let listener = Listener<(Int, Int, Int), Failed>()
    first.handleEvents(receiveCancel: { isCancelled = true })
      .combineLatest(second, Just(3).setFailureType(to: Failed.self))
      .subscribe(listener)
    listener.subscription?.request(.unlimited)
    second.send(completion: .failure(Failed()))
    #expect(listener.completions == [.failure(Failed())])
    #expect(isCancelled)
    first.send(1)
    #expect(listener.values.isEmpty)
  }

  @Test func latest_whenNothingIsWanted_keepsTheLastValues() {
    let (first, second) = (CurrentValueSubject<Int, Never>(0), CurrentValueSubject<Int, Never>(0))
    let listener = Listener<(Int, Int), Never>()
    first.combineLatest(second).subscribe(listener)
    #expect(listener.values.isEmpty)
    listener.subscription?.request(.max(1))
    #expect(listener.values.map { [$0.0, $0.1] } == [[0, 0]])
    first.send(1)
    #expect(listener.values.count == 1)
    listener.subscription?.request(.max(1))
    #expect(listener.values.last.map { [$0.0, $0.1] } == [1, 0])
  }

  @Test func merged_publishesWhatEachDoes_andEndsWhenAllEnd() {
    let subjects = (0..<8).map { _ in PassthroughSubject<Int, Never>() }
    var (values, ends) = ([Int](), 0)
    let s = subjects
    let cancellable = s[0].merge(with: s[1], s[2], s[3], s[4], s[5], s[6], s[7])
      .sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { values.append($0) })
    for (index, subject) in subjects.enumerated() { subject.send(index) }
    subjects[3].send(30)
    #expect(values == Array(0..<8) + [30])
    for subject in subjects { subject.send(completion: .finished) }
    #expect(ends == 1)
    cancellable.cancel()
  }

  @Test func merged_ofMany_whenOneFails_fails() {
    let subjects = (0..<3).map { _ in PassthroughSubject<Int, Failed>() }
    let listener = Listener<Int, Failed>()
    Publishers.MergeMany(subjects).subscribe(listener)
    listener.subscription?.request(.unlimited)
    subjects[0].send(1)
    subjects[1].send(completion: .failure(Failed()))
    subjects[2].send(2)
    #expect(listener.values == [1])
    #expect(listener.completions == [.failure(Failed())])
  }

  @Test func merged_ofNone_ends() {
    let listener = Listener<Int, Never>()
    Publishers.MergeMany([PassthroughSubject<Int, Never>]()).subscribe(listener)
    #expect(listener.completions == [.finished])
  }

  @Test func merged_handsOnAsManyAsAreWanted_andLosesNone() {
    let listener = Listener<Int, Never>()
    [1, 2].publisher.merge(with: [10, 20].publisher).subscribe(listener)
    #expect(listener.values == [])
    var asked = 0
    while listener.completions.isEmpty, asked < 9 {
      listener.subscription?.request(.max(1))
      asked += 1
      #expect(listener.values.count == min(asked, 4))
    }
    #expect(listener.values.sorted() == [1, 2, 10, 20])
  }

  @Test func published_areCombinedAndAssigned() {
    final class Form: ObservableObject {
      @Published var name = ""
      @Published var age = 0
      @Published var isValid = false
      init() { $name.combineLatest($age).map { $0 != "" && $1 > 17 }.assign(to: &$isValid) }
    }
    let form = Form()
    form.name = "Ada"
    #expect(!form.isValid)
    form.age = 36
    #expect(form.isValid)
  }

  @Test func coders_areThoseOfFoundation() throws {
    var values: [[Int]] = []
    _ = Just([1, 2]).encode(encoder: JSONEncoder()).decode(type: [Int].self, decoder: JSONDecoder())
      .replaceError(with: []).sink { values.append($0) }
    _ = Just([3]).encode(encoder: PropertyListEncoder())
      .decode(type: [Int].self, decoder: PropertyListDecoder())
      .replaceError(with: []).sink { values.append($0) }
    #expect(values == [[1, 2], [3]])
  }

  @Test func dataTask_publishesTheAnswer() async throws {
    let words = Data("[7]".utf8).base64EncodedString()
    let url = try #require(URL(string: "data:application/json;base64,\(words)"))
    var cancellables: Set<AnyCancellable> = []
    let numbers: [Int] = await withCheckedContinuation { answered in
      URLSession.shared.dataTaskPublisher(for: url)
        .map(\.data)
        .decode(type: [Int].self, decoder: JSONDecoder())
        .replaceError(with: [])
        .sink { answered.resume(returning: $0) }
        .store(in: &cancellables)
    }
    #expect(numbers == [7])
  }

  /// `Empty()` means Combine's type where a publisher is expected, and otherwise the part of a
  /// component's store.
  @Test func empty_isAPublisher_whereOneIsExpected() {
    let listener = Listener<Int, Never>()
    let empty: AnyPublisher<Int, Never> = Empty().eraseToAnyPublisher()
    empty.subscribe(listener)
    #expect(listener.completions == [.finished])
    let never: AnyPublisher<Int, Never> = Empty(completeImmediately: false).eraseToAnyPublisher()
    let other = Listener<Int, Never>()
    never.subscribe(other)
    #expect(other.completions.isEmpty)
  }
}

struct CounterComponent: Component {
  struct State: AnyState { var count = 0 }
  @ObservedObject var store = Store<State, Empty, Empty>()
  var observers: Void { None }
}
