import PandoUI
import Testing

@Suite struct ElementTableTests {
  private final class Leaf {
    let step: Int
    init(_ step: Int) { self.step = step }
  }

  @Test func objects_whenSetAndTakenAwayAtRandom_areThoseOfADictionary() {
    let table = ElementTable<Leaf>()
    var dictionary: [Int: Leaf] = [:]
    var state: UInt64 = 7
    func random(below limit: UInt64) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % limit)
    }
    for step in 0..<20_000 {
      let number = random(below: 500)
      let value = random(below: 3) == 0 ? nil : Leaf(step)
      table[ElementID(number)] = value
      dictionary[number] = value
    }
    var visited: [Int] = []
    table.forEach { id, value in
      #expect(dictionary[id.number] === value)
      visited.append(id.number)
    }
    #expect(visited == dictionary.keys.sorted())
    for number in 0..<600 { #expect(table[ElementID(number)] === dictionary[number]) }
    weak var last: Leaf?
    do {
      last = dictionary.values.first
      dictionary = [:]
    }
    #expect(last != nil)
    for number in 0..<500 { table[ElementID(number)] = nil }
    #expect(last == nil)
    #expect(table.isEmpty)
  }

  @Test func attributes_comparedWithoutOneKey_areEqualWhateverItsValue() {
    var first = Attributes()
    first[.text] = .text("A")
    first[.bold] = .flag(true)
    var second = first
    second[.text] = .text("B")
    #expect(first.isEqual(to: second, butFor: .text) == true)
    #expect(first.isEqual(to: second, butFor: .bold) == false)
    #expect(first.isEqual(to: second, butFor: nil) == false)
    second[.text] = nil
    #expect(first.isEqual(to: second, butFor: .text) == true)
    #expect(second.isEqual(to: first, butFor: .text) == true)
    second[.italic] = .flag(true)
    #expect(first.isEqual(to: second, butFor: .text) == false)
    #expect(second.isEqual(to: first, butFor: .text) == false)
  }
}
