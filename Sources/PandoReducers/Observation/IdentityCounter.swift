internal import Synchronization

/// Numbers identities. A counter, because a random number from the system costs more than everything else in making a
/// state.
private let identities = Atomic<UInt64>(0)

/// A number that is unique in this process.
@usableFromInline
func nextIdentity() -> UInt64 {
  identities.wrappingAdd(1, ordering: .relaxed).newValue
}
