/// Glass that views are drawn on. It is drawn as a ``Material``, which blurs what is behind it and does not bend it.
public struct Glass: Hashable, Sendable {
  /// The material of the glass; nil is no glass.
  package var material: Material?
  /// The colour of the glass; nil is none.
  package var color: Color?

  /// The glass of most views.
  public static var regular: Glass { Glass(material: .regular) }
  /// Glass through which more is seen.
  public static var clear: Glass { Glass(material: .ultraThin) }
  /// No glass: the view is drawn as it is.
  public static var identity: Glass { Glass(material: nil) }

  /// The glass in a colour.
  ///
  /// - Parameter color: The colour; nil is none.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.color = color
    return glass
  }
}
