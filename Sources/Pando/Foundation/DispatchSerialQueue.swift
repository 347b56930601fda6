public import Dispatch

/// A queue that does one thing after the other, by the name of the newer SDKs of Apple. It is a type of its own there.
public typealias DispatchSerialQueue = DispatchQueue
