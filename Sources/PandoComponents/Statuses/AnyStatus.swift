/// What may be going on in a component: an enumeration.
///
/// ```swift
/// enum Status: AnyStatus { case loading, saving }
/// ```
public protocol AnyStatus: Hashable, Sendable {}
