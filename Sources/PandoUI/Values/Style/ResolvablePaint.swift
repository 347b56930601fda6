/// The paint of a shape style of an application, which is resolved when it is drawn.
///
/// Two paints are equal if their styles are equal. Paints of styles without a hash are compared by
/// identity.
public struct ResolvablePaint: Hashable, Sendable {
  private final class Identity: Sendable {}

  /// The style that is resolved.
  package let style: any Sendable
  private let identity = Identity()

  package init(_ style: some Sendable) {
    self.style = style
  }

  private var key: AnyHashable? { (style as? any Hashable).map { AnyHashable($0) } }

  /// Whether the styles are equal.
  ///
  /// - Parameters:
  ///   - first: A paint.
  ///   - second: Another paint.
  public static func == (first: ResolvablePaint, second: ResolvablePaint) -> Bool {
    if first.identity === second.identity { return true }
    guard let key = first.key else { return false }
    return key == second.key
  }

  /// Hashes the style, or the identity where the style has no hash.
  ///
  /// - Parameter hasher: The hasher that takes the hash.
  public func hash(into hasher: inout Hasher) {
    if let key { hasher.combine(key) } else { hasher.combine(ObjectIdentifier(identity)) }
  }
}
