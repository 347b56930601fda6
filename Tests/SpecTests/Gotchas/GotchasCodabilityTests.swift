import Foundation
import PandoDependencies
import PandoSharing
import Testing

private struct Recipe {
  @Shared(.appStorage("timesCooked")) var timesCooked = 0
  var steps: [String] = []
}

extension Recipe: Codable {
  enum CodingKeys: String, CodingKey {
    // Without 'timesCooked'
    case steps
  }
}

private struct OwnRecipe {
  @Shared(.appStorage("timesCooked")) var timesCooked = 0
  var steps: [String] = []
}

extension OwnRecipe: Codable {
  enum CodingKeys: String, CodingKey {
    case steps
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self._timesCooked = Shared(wrappedValue: 0, .appStorage("timesCooked"))
    self.steps = try container.decode([String].self, forKey: .steps)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(self.steps, forKey: .steps)
  }
}

@Suite struct GotchasCodabilityTests {
  @Test func G01_codingKeys_whenTheSharedIsLeftOut_areSynthesizedFor() throws {
    let recipe = Recipe(steps: ["Chop", "Boil"])
    recipe.timesCooked = 3
    let bytes = try JSONEncoder().encode(recipe)
    #expect(String(decoding: bytes, as: UTF8.self) == #"{"steps":["Chop","Boil"]}"#)
    let decoded = try JSONDecoder().decode(Recipe.self, from: bytes)
    #expect(decoded.steps == ["Chop", "Boil"])
    #expect(decoded.timesCooked == 3)
  }

  @Test func G02_ownCoding_whenItMakesTheShared_readsItFromItsStorage() throws {
    let recipe = OwnRecipe(steps: ["Fry"])
    recipe.timesCooked += 1
    let bytes = try JSONEncoder().encode(recipe)
    #expect(String(decoding: bytes, as: UTF8.self) == #"{"steps":["Fry"]}"#)
    let decoded = try JSONDecoder().decode(OwnRecipe.self, from: bytes)
    #expect(decoded.timesCooked == 1)
    decoded.timesCooked += 1
    #expect(recipe.timesCooked == 2)
  }
}
