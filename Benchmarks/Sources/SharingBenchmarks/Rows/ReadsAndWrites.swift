import BenchmarkSupport
import Observation
import PandoSharing

/// The floor: a stored property of an `@Observable` class.
@Observable
final class Plain {
  var count = 0
}

/// A model with a shared property, as in applications.
final class Model {
  @Shared var count: Int

  init(_ count: Shared<Int>) { _count = count }
}

/// A value with parts to slice.
struct Profile: Equatable, Sendable {
  var name = "Ada"
  var age = 36
  var score = 1.5
}

/// Reads, writes, slices and keys, each compared with an `@Observable` property.
func readsAndWrites() -> [Row] {
  let property = "a stored `@Observable` property"
  let write = "a write to an `@Observable` property"
  let plain = Plain()
  let readPlain = { (count: Int) in for _ in 0..<count { consume(plain.count) } }
  let writePlain = { (count: Int) in for index in 0..<count { plain.count = index } }

  let shared = Shared(value: 0)
  let model = Model(Shared(value: 0))
  let root = Shared(value: Profile())
  let age = root.age
  @Shared(.inMemory("benchmark")) var keyed = 0

  return [
    Row(
      "read a `Shared`",
      Paired(count: 1_000_000) {
        for _ in 0..<$0 { consume(shared.wrappedValue) }
      } floor: {
        readPlain($0)
      },
      to: property,
      atMost: 2
    )
    .pictured(as: "Read a shared value"),
    Row(
      "read a `@Shared` property of a model",
      Paired(count: 1_000_000) {
        for _ in 0..<$0 { consume(model.count) }
      } floor: {
        readPlain($0)
      },
      to: property,
      atMost: 2
    ),
    Row(
      "read a keyed `Shared`",
      Paired(count: 1_000_000) {
        for _ in 0..<$0 { consume(keyed) }
      } floor: {
        readPlain($0)
      },
      to: property,
      atMost: 2
    ),
    Row(
      "`withLock { $0 += 1 }`",
      Paired(count: 1_000_000) {
        for _ in 0..<$0 { shared.withLock { $0 += 1 } }
      } floor: {
        writePlain($0)
      },
      to: write,
      atMost: 1.2
    )
    .pictured(as: "Change a shared value"),
    Row(
      "`+= 1` on a `@Shared` property",
      Paired(count: 1_000_000) {
        for _ in 0..<$0 { model.count += 1 }
      } floor: {
        writePlain($0)
      },
      to: write,
      atMost: 1.2
    ),
    Row(
      "read through a slice held",
      Paired(count: 1_000_000) {
        for _ in 0..<$0 { consume(age.wrappedValue) }
      } floor: {
        readPlain($0)
      },
      to: property,
      atMost: 3
    ),
    Row(
      "derive `$root.a` and read it",
      Paired(count: 300_000) {
        for _ in 0..<$0 { consume(root.age.wrappedValue) }
      } floor: {
        readPlain($0)
      },
      to: property,
      atMost: 10
    )
    .pictured(as: "Derive a slice and read it"),
  ]
}
