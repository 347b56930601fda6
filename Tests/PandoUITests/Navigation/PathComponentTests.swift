import Foundation
import Testing

@testable import PandoUI

/// Tests of values of a navigation path as parts of an address.
@Suite struct PathComponentTests {
  enum Harbour: String, Hashable { case north, south }
  struct Berth: RawRepresentable, Hashable { var rawValue: Int }
  enum Route: Hashable, Codable {
    case overview
    case ship(UUID)
    case berth(number: Int)
    case flag(Bool)
    case log(String)
    case leg(from: String, to: String)
  }
  struct Ship: Hashable, Codable {
    var name: String
    var tons: Int
  }

  private func expect<Value: Hashable>(
    _ value: Value,
    _ text: String?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let made = PathComponent.text(of: AnyHashable(value), namesType: false)
    #expect(made == text, sourceLocation: sourceLocation)
    guard let text else { return }
    let back = PathComponent.value(text, as: Value.self)
    #expect(back == AnyHashable(value), sourceLocation: sourceLocation)
  }

  @Test func value_isATextAndBack() {
    let id = UUID()
    expect("a/b c", "a/b c")
    expect(42, "42")
    expect(-1.5, "-1.5")
    expect(id, id.uuidString.lowercased())
    expect(Harbour.south, "south")
    expect(Berth(rawValue: 12), "12")
    expect(Route.overview, "overview")
    expect(Route.ship(id), "ship:\(id.uuidString)")
    expect(Route.berth(number: 3), "berth.number:3")
    expect(Route.flag(true), "flag:1")
    expect(Route.log("7"), "log:7")
    expect(Route.log("a:b"), "log:a:b")
  }

  @Test func valueWithoutAText_hasNone() {
    expect("", nil)
    expect(Ship(name: "Heron", tons: 3), nil)
    expect(Route.leg(from: "a", to: "b"), nil)
    expect(String(repeating: "a", count: 201), nil)
    expect([1], nil)
  }

  @Test func textOfAnotherType_isNoValue() {
    #expect(PathComponent.value("east", as: Harbour.self) == nil)
    #expect(PathComponent.value("x", as: Int.self) == nil)
    #expect(PathComponent.value("berth.number:x", as: Route.self) == nil)
    #expect(PathComponent.value("berth.number", as: Route.self) == nil)
    #expect(PathComponent.value("\",\"a\":\"", as: Route.self) == nil)
    #expect(PathComponent.value("", as: Route.self) == nil)
  }

  @Test func textThatNamesItsType_isFoundAmongTypes() {
    let text = PathComponent.text(of: AnyHashable(Harbour.north), namesType: true)
    #expect(text == "Harbour=north")
    let types: [any Any.Type] = [Int.self, Harbour.self]
    #expect(PathComponent.value("Harbour=north", amongTypes: types) == AnyHashable(Harbour.north))
    #expect(PathComponent.value("Int=4", amongTypes: types) == AnyHashable(4))
    #expect(PathComponent.value("Route=overview", amongTypes: types) == nil)
    #expect(PathComponent.value("north", amongTypes: types) == nil)
  }
}
