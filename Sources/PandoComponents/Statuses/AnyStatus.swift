/// The statuses that a store can have, as an enumeration.
///
/// ```swift
/// enum Status: AnyStatus { case loading, saving }
/// ```
public protocol AnyStatus: Hashable, Sendable {}
