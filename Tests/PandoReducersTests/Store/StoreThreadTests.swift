import OpenCombine
import PandoReducers
import PandoTesting
import Testing

#if DEBUG
  /// Tests of a store that is called off the main actor, past the compiler's checks.
  ///
  /// In Swift 5 mode, a closure made on the main actor can be handed to a library that calls it on
  /// another thread.
  @MainActor
  @Suite struct StoreThreadTests {
    // Sendable because code in Swift 5 mode takes the closure for sendable.
    private struct Handed<Value>: @unchecked Sendable {
      let call: () -> Value

      /// Makes a main-actor closure callable from anywhere.
      init(_ body: @escaping @MainActor () -> Value) {
        call = unsafeBitCast(body, to: (() -> Value).self)
      }
    }

    private let store = Store(initialState: StoreParent.State()) { StoreParent() }

    private nonisolated func isAdvice(_ issue: Issue, about words: String) -> Bool {
      let text = "\(issue)"
      return text.contains(words) && text.contains("another thread")
        && text.contains("'.run { send in … }'")
        && text.contains(".receive(on: UIScheduler.shared)")
        && text.contains("Task { @MainActor in … }")
    }

    @Test func action_sentOnAnotherThread_isReportedAndReducedOnTheMainActor() async {
      let handed = Handed { [store] in store.send(.titleChanged("new")) }
      await withKnownIssue {
        await Task { @concurrent in await handed.call().finish() }.value
      } matching: { issue in
        isAdvice(issue, about: "StoreParent.Action.titleChanged") && "\(issue)".contains("StoreOf<")
      }
      #expect(store.title == "new")
    }

    @Test func actionOfAPart_sentOnAnotherThread_isReported() async {
      let child = store.scope(state: \.child, action: \.child)
      let handed = Handed { child.send(.increment) }
      await withKnownIssue {
        await Task { @concurrent in await handed.call().finish() }.value
      } matching: {
        isAdvice($0, about: "StoreOf<StoreCounter>")
      }
      #expect(store.child.count == 1)
    }

    @Test func state_readOnAnotherThread_isReported() async {
      let reads: [@MainActor () -> Void] = [
        { [store] in _ = store.title },
        { [store] in _ = store.withState(\.title) },
        { [store] in _ = store.scope(state: \.child, action: \.child) },
      ]
      for read in reads {
        let handed = Handed(read)
        await withKnownIssue {
          await Task { @concurrent in handed.call() }.value
        } matching: {
          isAdvice($0, about: "was read")
        }
      }
    }

    @Test(arguments: [true, false])
    func effects_whenTheStoreGoesOnAnotherThread_areCancelled(isPublished: Bool) async {
      let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
      await Task { @concurrent in
        let store = await Store<Int, Void>(initialState: 0) {
          Reduce { _, _ in
            if isPublished {
              return .publisher {
                PassthroughSubject<Void, Never>().handleEvents(receiveCancel: {
                  continuation.yield()
                })
              }
            }
            return .run { _ in
              try? await untilCancelled()
              continuation.yield()
            }
          }
        }
        await store.send(())
        // The last reference is released here.
      }.value
      for await _ in stream { break }
    }

    @Test func effect_thatSendsFromAnotherThread_isNoMistake() async {
      let store = Store<Int, Bool>(initialState: 0) {
        Reduce { state, isDone in
          state += 1
          return isDone
            ? .none : .run { send in await Task { @concurrent in await send(true) }.value }
        }
      }
      await store.send(false).finish()
      #expect(store.withState { $0 } == 2)
    }
  }
#endif
