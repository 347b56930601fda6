import Foundation
import PandoDependencies
import PandoTesting
import Testing

@Suite(
  .dependencies { $0.date.now = Date(timeIntervalSince1970: 7) },
  .dependency(Radar(name: "suite"))
)
struct DependenciesTraitTests {
  @Dependency(\.date.now) var now
  @Dependency(\.uuid) var uuid
  @Dependency(\.counter) var counter
  @Dependency(Radar.self) var radar

  @Test func value_whenSuiteOverrides_isThatOfTheSuite() {
    #expect(now == Date(timeIntervalSince1970: 7))
    #expect(radar == Radar(name: "suite"))
  }

  @Test(.dependency(\.uuid, .incrementing), .dependency(Radar(name: "test")))
  func value_whenTestOverrides_isThatOfTheTest() {
    #expect(uuid() == UUID(0))
    #expect(uuid() == UUID(1))
    #expect(radar == Radar(name: "test"))
    #expect(now == Date(timeIntervalSince1970: 7))
  }

  @Test(
    .dependencies { $0.weather.name += " a" },
    .dependencies {
      await Task.yield()
      $0.weather.name += " b"
    }
  )
  func values_whenTraitsAreMany_nest() {
    #expect(DependencyValues.current.weather.name == "test a b")
  }

  @Test(.dependencies, .dependency(\.uuid, .incrementing), arguments: 0..<6)
  func defaults_inEachCase_areFresh(_: Int) async {
    #expect(counter.next() == 1)
    await Task.yield()
    #expect(counter.next() == 2)
    let third = await Task { DependencyValues.current.counter.next() }.value
    #expect(third == 3)
    #expect(uuid() == UUID(0))
  }

  @Suite struct Nested {
    @Test func value_whenOuterSuiteOverrides_isThatOfTheOuterSuite() {
      @Dependency(\.date.now) var now
      #expect(now == Date(timeIntervalSince1970: 7))
    }

    @Test(.dependencies { $0.date.now = Date(timeIntervalSince1970: 8) })
    func value_whenTestOverrides_isThatOfTheTest() {
      @Dependency(\.date.now) var now
      #expect(now == Date(timeIntervalSince1970: 8))
    }
  }
}
