import Foundation

/// Merges two changes of a value: by the rules of the key, or else by its fields, keys and ids.
struct ValueMerge<Value: Codable & Sendable>: Sendable {
  typealias Custom = @Sendable (_ base: Value, _ mine: Value, _ theirs: Value) -> Value

  /// The merge function of the key.
  let custom: Custom?

  /// A merged value, and the fields in which `mine` replaced another change. An empty name is the whole value.
  struct Result {
    var value: Value
    var replaced: [String] = []
  }

  /// Merges two changes. If the merged form is not a value of the type, `mine` is taken as a whole.
  func callAsFunction(base: Value, mine: Value, theirs: Value) -> Result {
    if let custom { return Result(value: custom(base, mine, theirs)) }
    do {
      let trees = try (
        base: MergeTree(of: base), mine: MergeTree(of: mine), theirs: MergeTree(of: theirs)
      )
      if trees.theirs == trees.base { return Result(value: mine) }
      if trees.mine == trees.base || trees.mine == trees.theirs { return Result(value: theirs) }
      var merge = ThreeWayMerge()
      let merged = merge.merge(base: trees.base, mine: trees.mine, theirs: trees.theirs)
      guard let merged else { return Result(value: mine, replaced: [""]) }
      return Result(
        value: try merged.json.decode(as: Value.self),
        replaced: merge.replaced.sorted()
      )
    } catch {
      return Result(value: mine, replaced: [""])
    }
  }
}
