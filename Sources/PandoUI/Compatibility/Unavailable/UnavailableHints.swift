// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

public import Foundation

/// A hint.
@available(
  *,
  unavailable,
  message:
    "There is no TipKit. Show the hint in a popover, and keep in @AppStorage who has seen it."
)
public protocol Tip: UnavailableMembers {}

/// All hints.
@available(
  *,
  unavailable,
  message:
    "There is no TipKit. Show the hint in a popover, and keep in @AppStorage who has seen it."
)
public enum Tips: UnavailableMembers {
  public struct Event: UnavailableMembers {
    public init(id: String) {}
  }
}

/// A view of a hint.
@available(
  *,
  unavailable,
  message:
    "There is no TipKit. Show the hint in a popover, and keep in @AppStorage who has seen it."
)
public struct TipView: View {
  public init(_ tip: Any, arrowEdge: Edge? = nil) {}
  public var body: Never { fatalError("unavailable") }
}

@available(
  *,
  unavailable,
  message:
    "There is no TipKit. Show the hint in a popover, and keep in @AppStorage who has seen it."
)
extension View {
  public func popoverTip(_ tip: Any?, arrowEdge: Edge = .top) -> Self { self }
}

/// What is shown on the lock screen.
@available(
  *,
  unavailable,
  message:
    "There is no lock screen on a server. Show the state in a view: it changes while the page is open."
)
public final class Activity<Attributes>: UnavailableMembers {}

/// What does not change of it.
@available(
  *,
  unavailable,
  message:
    "There is no lock screen on a server. Show the state in a view: it changes while the page is open."
)
public protocol ActivityAttributes {}

/// What changes of it.
@available(
  *,
  unavailable,
  message:
    "There is no lock screen on a server. Show the state in a view: it changes while the page is open."
)
public struct ActivityContent<State> {
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {}
}

/// A connection to a service.
@available(
  *,
  unavailable,
  message:
    "There are no services of XPC on Linux. Call the code directly, or start it with Process."
)
open class NSXPCConnection: UnavailableMembers {
  public init(serviceName: String) {}
  public init(machServiceName: String, options: Any) {}
}

/// What waits for connections.
@available(
  *,
  unavailable,
  message:
    "There are no services of XPC on Linux. Call the code directly, or start it with Process."
)
open class NSXPCListener: UnavailableMembers {
  public init() {}
}

/// What can be called through a connection.
@available(
  *,
  unavailable,
  message:
    "There are no services of XPC on Linux. Call the code directly, or start it with Process."
)
open class NSXPCInterface: UnavailableMembers {
  public init(with protocol: Any) {}
}

/// What accepts connections.
@available(
  *,
  unavailable,
  message:
    "There are no services of XPC on Linux. Call the code directly, or start it with Process."
)
public protocol NSXPCListenerDelegate: AnyObject {}

/// A table of values.
@available(
  *,
  unavailable,
  message: "There is no TabularData. Read the file as text, and make values of its lines."
)
public struct DataFrame: UnavailableMembers {
  public init(
    contentsOfCSVFile url: URL,
    columns: [String]? = nil,
    options: CSVReadingOptions = .init()
  ) throws {}
}

/// How a table is read.
@available(
  *,
  unavailable,
  message: "There is no TabularData. Read the file as text, and make values of its lines."
)
public struct CSVReadingOptions: UnavailableMembers {
  public init() {}
}
