internal import Synchronization

/// Numbers identities. A counter, as a random number from the system costs more than the rest of making a
/// state.
private let identities = Atomic<UInt64>(0)

/// A number that was not given before in this process.
@usableFromInline
func nextIdentity() -> UInt64 {
  identities.wrappingAdd(1, ordering: .relaxed).newValue
}
