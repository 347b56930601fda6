/// The screens of a stack, as a list of values of any types.
///
/// ```swift
/// @State private var path = NavigationPath()
/// NavigationStack(path: $path) { Inbox() }
/// path.append(message.id)
/// ```
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  /// An empty path: the first screen.
  public init() {}

  /// A path of values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// The path that was saved.
  public init(_ codable: CodableRepresentation) {
    values = codable.values
  }

  /// How many screens stand on the first one.
  public var count: Int { values.count }

  /// Whether the first screen is shown.
  public var isEmpty: Bool { values.isEmpty }

  /// The path in a form that can be saved; nil if a value is not `Codable`.
  public var codable: CodableRepresentation? {
    guard values.allSatisfy({ $0.base is any Codable }) else { return nil }
    return CodableRepresentation(values: values)
  }

  /// Pushes a value.
  public mutating func append<V: Hashable>(_ value: V) {
    values.append(AnyHashable(value))
  }

  /// Pops screens.
  ///
  /// - Parameter k: How many; at most as many as there are.
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
