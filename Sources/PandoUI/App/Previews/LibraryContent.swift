/// Declares views and modifiers that Xcode offers while a view is written.
///
/// Pando offers nothing. The type exists so that files with such declarations compile.
@MainActor @preconcurrency
public protocol LibraryContentProvider {
  /// The views; never read.
  @LibraryContentBuilder var views: [LibraryItem] { get }

  /// The modifiers; never read.
  ///
  /// - Parameter base: The view that is modified.
  @LibraryContentBuilder func modifiers(base: ModifierBase) -> [LibraryItem]

  /// The view that is modified.
  associatedtype ModifierBase = Any
}

extension LibraryContentProvider {
  /// No views.
  public var views: [LibraryItem] { [] }

  /// No modifiers.
  ///
  /// - Parameter base: The view that is modified.
  public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}

/// A view or a modifier that Xcode offers. Nothing is offered here.
public struct LibraryItem: Sendable {
  /// The kind of something that is offered.
  public struct Category: Hashable, Sendable {
    let name: String
    /// A view that shows a value or changes it.
    public static let control = Category(name: "control")
    /// A view that places others.
    public static let layout = Category(name: "layout")
    /// A modifier of how views look.
    public static let effect = Category(name: "effect")
    /// Anything else.
    public static let other = Category(name: "other")
  }

  /// Makes an item.
  ///
  /// - Parameters:
  ///   - snippet: The view or the modified view; never evaluated.
  ///   - visible: No effect here: nothing is offered.
  ///   - title: No effect here: nothing is offered.
  ///   - category: No effect here: nothing is offered.
  ///   - matchingSignature: No effect here: nothing is offered.
  public init<Snippet>(
    _ snippet: @autoclosure @escaping () -> Snippet,
    visible: Bool = true,
    title: String? = nil,
    category: Category = .other,
    matchingSignature: String? = nil
  ) {}
}

/// Makes a list of ``LibraryItem``s of a closure.
@resultBuilder
public enum LibraryContentBuilder {
  /// A list of one item.
  ///
  /// - Parameter item: The item.
  public static func buildExpression(_ item: LibraryItem) -> [LibraryItem] { [item] }

  /// All items.
  ///
  /// - Parameter items: The items of each statement.
  public static func buildBlock(_ items: [LibraryItem]...) -> [LibraryItem] { items.flatMap { $0 } }
}
