import Foundation
import PandoDependencies
import Testing

@Suite struct LiveValueTests {
  @Test func liveValue_whenManyThreadsReadFirst_isComputedOnce() async {
    enum Key: DependencyKey {
      static let computations = Counter()
      static var liveValue: Counter {
        _ = computations.next()
        // Long enough that the other threads arrive while the value is computed.
        var sum = 0
        for number in 0..<200_000 { sum &+= number }
        precondition(sum != 1)
        return Counter()
      }
    }
    let seen = Locked<Set<ObjectIdentifier>>([])
    await onThreads(16) { _ in
      withDependencies {
        $0.context = .live
      } operation: {
        let counter = DependencyValues.current[Key.self]
        seen.withLock { _ = $0.insert(ObjectIdentifier(counter)) }
      }
    }
    #expect(seen.withLock { $0.count } == 1)
    #expect(Key.computations.next() == 2)
  }

  @Test func liveValue_whenItReadsOthers_doesNotBlock() async {
    enum Ground: DependencyKey {
      static var liveValue: Int { 1 }
    }
    enum Floor: DependencyKey {
      static var liveValue: Int {
        @Dependency(Ground.self) var ground
        return ground + 1
      }
    }
    enum Roof: DependencyKey {
      static var liveValue: Int {
        @Dependency(Ground.self) var ground
        @Dependency(Floor.self) var floor
        return ground + floor
      }
    }
    let results = Locked<[Int]>([])
    await onThreads(12) { index in
      withDependencies {
        $0.context = .live
      } operation: {
        let values = DependencyValues.current
        let result =
          switch index % 3 {
          case 0: values[Roof.self]
          case 1: values[Floor.self] + 1
          default: values[Ground.self] + 2
          }
        results.withLock { $0.append(result) }
      }
    }
    #expect(results.withLock { $0 } == Array(repeating: 3, count: 12))
  }

  @Test func liveValue_whenReaderHasOverrides_doesNotSeeThem() {
    enum Greeting: DependencyKey {
      static var liveValue: String {
        @Dependency(\.weather) var weather
        @Dependency(\.context) var context
        return "\(weather.name) \(context)"
      }
    }
    withDependencies {
      $0.context = .live
      $0.weather.name = "storm"
    } operation: {
      #expect(DependencyValues.current[Greeting.self] == "live live")
    }
  }

  @Test func testValue_whenReaderHasOverrides_seesThem() {
    enum Greeting: TestDependencyKey {
      static var testValue: String {
        @Dependency(\.weather) var weather
        return weather.name
      }
    }
    withDependencies {
      $0.weather.name = "storm"
    } operation: {
      #expect(DependencyValues.current[Greeting.self] == "storm")
    }
  }

  @Test func cache_whenManyKeysAreFirstReadAtOnce_givesEachItsValue() async {
    // Every generic instance is a separate key; the table grows while other threads read it.
    struct Key<First, Second>: DependencyKey {
      static var liveValue: String { "\(First.self) \(Second.self)" }
    }
    @Sendable func check<A, B>(_: A.Type, _: B.Type) -> Bool {
      DependencyValues.current[Key<A, B>.self] == "\(A.self) \(B.self)"
    }
    let types: [any Any.Type] = [
      Int.self, String.self, Bool.self, Double.self, UInt8.self, Character.self, Float.self,
      [Int].self,
    ]
    let allRight = Locked(true)
    await onThreads(8) { index in
      withDependencies {
        $0.context = .live
      } operation: {
        for offset in 0..<64 {
          let pick = (offset + index * 8) % 64
          func first<A>(_ a: A.Type) -> Bool {
            func second<B>(_ b: B.Type) -> Bool { check(a, b) }
            return _openExistential(types[pick % 8], do: second)
          }
          if !_openExistential(types[pick / 8], do: first) { allRight.withLock { $0 = false } }
        }
      }
    }
    #expect(allRight.withLock { $0 })
  }
}
