import PandoDependencies
import Testing

@Suite struct EscapedDependenciesTests {
  @Test func yield_whenOnAnotherThread_hasDependencies() async {
    let names = Locked<[String]>([])
    await withDependencies {
      $0.weather.name = "storm"
    } operation: {
      await withEscapedDependencies { continuation in
        await onThreads(2) { _ in
          let outside = DependencyValues.current.weather.name
          let inside = continuation.yield { DependencyValues.current.weather.name }
          names.withLock { $0 += [outside, inside] }
        }
      }
    }
    #expect(names.withLock { $0.sorted() } == ["storm", "storm", "test", "test"])
  }

  @Test func yield_whenInDetachedTask_hasDependencies() async {
    let name = await withDependencies {
      $0.weather.name = "storm"
    } operation: {
      await withEscapedDependencies { continuation in
        await Task.detached {
          await continuation.yield {
            await Task.yield()
            return DependencyValues.current.weather.name
          }
        }.value
      }
    }
    #expect(name == "storm")
  }

  @Test func yield_whenInDetachedTask_sharesTheTestsValues() async {
    #expect(DependencyValues.current.counter.next() == 1)
    let continuation = withEscapedDependencies { $0 }
    let next = await Task.detached {
      continuation.yield { DependencyValues.current.counter.next() }
    }.value
    #expect(next == 2)
  }
}
