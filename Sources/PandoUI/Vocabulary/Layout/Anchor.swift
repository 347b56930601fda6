public import Foundation

/// A rectangle or a point in a view, which a ``GeometryProxy`` of another view converts to its own
/// space.
///
/// ```swift
/// Text("New").anchorPreference(key: Places.self, value: .bounds) { [$0] }
/// // …
/// .overlayPreferenceValue(Places.self) { places in
///   GeometryReader { proxy in
///     ForEach(places, id: \.self) { place in
///       Rectangle().stroke().frame(width: proxy[place].width, height: proxy[place].height)
///         .offset(x: proxy[place].minX, y: proxy[place].minY)
///     }
///   }
/// }
/// ```
public struct Anchor<Value> {
  let geometry: Geometry
  let source: Source

  /// A place in a view that is not known yet.
  public struct Source: Hashable, Sendable {
    /// The place that an anchor stands for, without its type.
    enum Place: Hashable, Sendable {
      case bounds
      case rect(CGRect)
      case unit(UnitPoint)
      case point(CGPoint)
    }

    let place: Place
    /// Makes the value from the rectangle of the view.
    let value: @Sendable (Place, CGRect) -> Value

    /// Whether both mean the same place.
    ///
    /// - Parameters:
    ///   - lhs: A place.
    ///   - rhs: Another place.
    public static func == (lhs: Source, rhs: Source) -> Bool { lhs.place == rhs.place }

    /// Feeds the place to a hasher.
    ///
    /// - Parameter hasher: The hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(place) }
  }

  /// The value, seen from a point of the window.
  func value(in origin: CGPoint) -> Value {
    source.value(source.place, geometry.frame.moved(from: origin))
  }
}

// Sendable because only the main actor uses the geometry.
extension Anchor: @unchecked Sendable {}

extension Anchor: Hashable {
  /// Whether both are the same place of the same view.
  ///
  /// - Parameters:
  ///   - lhs: An anchor.
  ///   - rhs: Another anchor.
  public static func == (lhs: Anchor, rhs: Anchor) -> Bool {
    lhs.geometry == rhs.geometry && lhs.source == rhs.source
  }

  /// Feeds the view and the place to a hasher.
  ///
  /// - Parameter hasher: The hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(geometry)
    hasher.combine(source)
  }
}

extension Anchor.Source where Value == CGRect {
  private init(_ place: Place) {
    self.place = place
    value = { place, frame in
      guard case .rect(let rect) = place else { return frame }
      return rect.offsetBy(dx: frame.minX, dy: frame.minY)
    }
  }

  /// The rectangle of the view.
  public static var bounds: Anchor<CGRect>.Source { .init(.bounds) }

  /// A rectangle in the view.
  ///
  /// - Parameter r: The rectangle, in points from the view's upper left corner.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source { .init(.rect(r)) }
}

extension Anchor.Source where Value == CGPoint {
  private init(_ place: Place) {
    self.place = place
    value = { place, frame in
      switch place {
      case .unit(let unit):
        CGPoint(x: frame.minX + unit.x * frame.width, y: frame.minY + unit.y * frame.height)
      case .point(let point): CGPoint(x: frame.minX + point.x, y: frame.minY + point.y)
      default: frame.origin
      }
    }
  }

  /// A point in the view.
  ///
  /// - Parameter p: The point, in points from the view's upper left corner.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source { .init(.point(p)) }

  /// A point by its share of the view's size.
  ///
  /// - Parameter p: The shares of the width and the height.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source { .init(.unit(p)) }

  /// The upper left corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the upper side.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The upper right corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the left side.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the right side.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The lower left corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the lower side.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The lower right corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

/// Sets a preference from an anchor in the view.
struct AnchorPreferenceModifier<A, K: PreferenceKey>: ViewModifier {
  let source: Anchor<A>.Source
  let transform: (inout K.Value, Anchor<A>) -> Void
  let replaces: Bool
  @State private var geometry = Geometry()

  @ViewBuilder func body(content: Content) -> some View {
    let anchor = Anchor(geometry: geometry, source: source)
    let measured = content.modifier(MeasureModifier(geometry: geometry))
    if replaces {
      measured.preference(key: K.self, value: value(of: anchor))
    } else {
      measured.transformPreference(K.self) { transform(&$0, anchor) }
    }
  }

  private func value(of anchor: Anchor<A>) -> K.Value {
    var value = K.defaultValue
    transform(&value, anchor)
    return value
  }
}

extension View {
  /// Sets a preference to a value made from an anchor in this view.
  ///
  /// - Parameters:
  ///   - key: The type of the key.
  ///   - value: The place in the view.
  ///   - transform: Makes the value from the anchor.
  public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self,
    value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(
      AnchorPreferenceModifier<A, K>(
        source: value,
        transform: { $0 = transform($1) },
        replaces: true
      )
    )
  }

  /// Changes a preference that the views inside set, with an anchor in this view.
  ///
  /// - Parameters:
  ///   - key: The type of the key.
  ///   - value: The place in the view.
  ///   - transform: Changes the value of the views inside, or the key's default.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self,
    value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(AnchorPreferenceModifier<A, K>(source: value, transform: transform, replaces: false))
  }
}
