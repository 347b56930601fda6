/// The screens of a stack, as a list of values of any types.
///
/// ```swift
/// @State private var path = NavigationPath()
/// NavigationStack(path: $path) { Inbox() }
/// path.append(message.id)
/// ```
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  /// Makes an empty path, which shows the first screen.
  public init() {}

  /// Makes a path of values.
  ///
  /// - Parameter elements: The values, from the bottom of the stack.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// Makes a path that was saved.
  ///
  /// - Parameter codable: The saved form of the path.
  public init(_ codable: CodableRepresentation) {
    values = codable.values
  }

  /// The number of screens above the first one.
  public var count: Int { values.count }

  /// Whether the first screen is shown.
  public var isEmpty: Bool { values.isEmpty }

  /// The path in a form that can be saved; nil if a value is not `Codable`.
  public var codable: CodableRepresentation? {
    guard values.allSatisfy({ $0.base is any Codable }) else { return nil }
    return CodableRepresentation(values: values)
  }

  /// Pushes a value.
  ///
  /// - Parameter value: The value of the new uppermost screen.
  public mutating func append<V: Hashable>(_ value: V) {
    values.append(AnyHashable(value))
  }

  /// Pops screens.
  ///
  /// - Parameter k: The number of screens. A number above `count` is reported and removes all.
  public mutating func removeLast(_ k: Int = 1) {
    guard k <= values.count else {
      reportMisuse(
        """
        A NavigationPath of \(values.count) screens was told to remove \(k). All were removed; ask \
        'count' before.
        """
      )
      values = []
      return
    }
    values.removeLast(k)
  }
}

extension NavigationPath {
  /// A path that can be saved: each value with the name of its type.
  public struct CodableRepresentation: Equatable {
    let values: [AnyHashable]
  }
}
