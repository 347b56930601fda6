public import Foundation

/// A layout of one's own.
@available(
  *,
  unavailable,
  message: "Views are measured by the renderer; combine stacks, grids and frames instead."
)
public protocol Layout: Animatable {
  /// Not available.
  associatedtype Cache = Void

  /// Not available.
  typealias Subviews = LayoutSubviews

  /// Not available.
  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize

  /// Not available.
  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  )
}

/// Not available; the message says why.
@available(
  *,
  unavailable,
  message: "Views are measured by the renderer; combine stacks, grids and frames instead."
)
extension Layout {
  /// Not available.
  @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    content()
  }
}

/// The room a view is offered.
@available(
  *,
  unavailable,
  message: "Views are measured by the renderer; combine stacks, grids and frames instead."
)
public struct ProposedViewSize: Equatable, Sendable {
  /// How wide; nil for as wide as it likes.
  public var width: CGFloat?
  /// How high; nil for as high as it likes.
  public var height: CGFloat?
  /// None.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// As much as there is.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// As it likes.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// Not available.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Not available.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// Not available.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize { size }
}

/// A view that is placed.
@available(
  *,
  unavailable,
  message: "Views are measured by the renderer; combine stacks, grids and frames instead."
)
public struct LayoutSubview: Equatable {
  /// How it is placed among others.
  public var priority: Double { 0 }
  /// The room around it.
  public var spacing: ViewSpacing { .init() }

  /// Not available.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Not available.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    fatalError("unavailable")
  }

  /// Not available.
  public func place(
    at position: CGPoint,
    anchor: UnitPoint = .topLeading,
    proposal: ProposedViewSize
  ) {}

  /// Not available.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { K.defaultValue }
}

/// The views that are placed.
@available(
  *,
  unavailable,
  message: "Views are measured by the renderer; combine stacks, grids and frames instead."
)
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  /// The place of the first.
  public var startIndex: Int { 0 }
  /// The place after the last.
  public var endIndex: Int { 0 }

  /// Not available.
  public subscript(index: Int) -> LayoutSubview { .init() }
}

/// What a layout is like.
@available(
  *,
  unavailable,
  message: "Views are measured by the renderer; combine stacks, grids and frames instead."
)
public struct LayoutProperties: Sendable {
  /// The direction in which it stacks.
  public var stackOrientation: Axis?

  /// Not available.
  public init() {}
}

/// The room that views like to have around them.
@available(
  *,
  unavailable,
  message: "Views are measured by the renderer; combine stacks, grids and frames instead."
)
public struct ViewSpacing: Equatable, Sendable {
  /// None.
  public static let zero = ViewSpacing()

  /// Not available.
  public init() {}

  /// Not available.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 0 }
}

/// A name for what a view says to a layout.
@available(
  *,
  unavailable,
  message: "Views are measured by the renderer; combine stacks, grids and frames instead."
)
public protocol LayoutValueKey {
  /// Not available.
  associatedtype Value
  static var defaultValue: Value { get }
}

/// A place in a view.
@available(
  *,
  unavailable,
  message: "Places are known to the renderer only. Use overlay(alignment:content:) on the view."
)
public struct Anchor<Value>: Hashable, Sendable {
  init() {}
  /// Which place.
  public struct Source {}
}

/// Not available; the message says why.
@available(
  *,
  unavailable,
  message: "Places are known to the renderer only. Use overlay(alignment:content:) on the view."
)
extension Anchor.Source where Value == CGRect {
  /// The rectangle of the view.
  public static var bounds: Anchor<CGRect>.Source { .init() }
}

/// Not available; the message says why.
@available(
  *,
  unavailable,
  message: "Places are known to the renderer only. Use overlay(alignment:content:) on the view."
)
extension Anchor.Source where Value == CGPoint {
  /// The middle of the view.
  public static var center: Anchor<CGPoint>.Source { .init() }
  /// The middle of its upper side.
  public static var top: Anchor<CGPoint>.Source { .init() }
  /// The middle of its lower side.
  public static var bottom: Anchor<CGPoint>.Source { .init() }
  /// The middle of its leading side.
  public static var leading: Anchor<CGPoint>.Source { .init() }
  /// The middle of its trailing side.
  public static var trailing: Anchor<CGPoint>.Source { .init() }
}

extension View {
  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "Views are measured by the renderer; combine stacks, grids and frames instead."
  )
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "Guides of one's own need measuring; use the alignment of stacks and frames instead."
  )
  public func alignmentGuide(
    _ g: HorizontalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "Guides of one's own need measuring; use the alignment of stacks and frames instead."
  )
  public func alignmentGuide(
    _ g: VerticalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "Places are known to the renderer only. Use overlay(alignment:content:) on the view."
  )
  public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self,
    value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "Places are known to the renderer only. Use overlay(alignment:content:) on the view."
  )
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self,
    value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> Self { self }
}

extension GeometryProxy {
  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "Places are known to the renderer only. Use overlay(alignment:content:) on the view."
  )
  public subscript<T>(anchor: Anchor<T>) -> T { fatalError("unavailable") }
}
