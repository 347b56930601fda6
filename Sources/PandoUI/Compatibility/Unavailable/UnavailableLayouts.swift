// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

public import Foundation

/// A layout of one's own.
@available(
  *,
  unavailable,
  message: "Views are measured by the renderer; combine stacks, grids and frames instead."
)
public protocol Layout: Animatable {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews
  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize
  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  )
}

/// The room a view is offered.
@available(
  *,
  unavailable,
  message: "Views are measured by the renderer; combine stacks, grids and frames instead."
)
public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?
  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }
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
  public var priority: Double { 0 }
  public var spacing: ViewSpacing { .init() }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    fatalError("unavailable")
  }
  public func place(
    at position: CGPoint,
    anchor: UnitPoint = .topLeading,
    proposal: ProposedViewSize
  ) {}
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { K.defaultValue }
}

/// The views that are placed.
@available(
  *,
  unavailable,
  message: "Views are measured by the renderer; combine stacks, grids and frames instead."
)
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> LayoutSubview { .init() }
}

/// The properties of a layout.
@available(
  *,
  unavailable,
  message: "Views are measured by the renderer; combine stacks, grids and frames instead."
)
public struct LayoutProperties: Sendable {
  public var stackOrientation: Axis?
  public init() {}
}

/// The room that views like to have around them.
@available(
  *,
  unavailable,
  message: "Views are measured by the renderer; combine stacks, grids and frames instead."
)
public struct ViewSpacing: Equatable, Sendable {
  public static let zero = ViewSpacing()
  public init() {}
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 0 }
}

/// A name for what a view says to a layout.
@available(
  *,
  unavailable,
  message: "Views are measured by the renderer; combine stacks, grids and frames instead."
)
public protocol LayoutValueKey {
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
  public struct Source {}
}

@available(
  *,
  unavailable,
  message: "Views are measured by the renderer; combine stacks, grids and frames instead."
)
extension Layout {
  @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    content()
  }
}

@available(
  *,
  unavailable,
  message: "Places are known to the renderer only. Use overlay(alignment:content:) on the view."
)
extension Anchor.Source where Value == CGRect {
  public static var bounds: Anchor<CGRect>.Source { .init() }
}

@available(
  *,
  unavailable,
  message: "Places are known to the renderer only. Use overlay(alignment:content:) on the view."
)
extension Anchor.Source where Value == CGPoint {
  public static var center: Anchor<CGPoint>.Source { .init() }
  public static var top: Anchor<CGPoint>.Source { .init() }
  public static var bottom: Anchor<CGPoint>.Source { .init() }
  public static var leading: Anchor<CGPoint>.Source { .init() }
  public static var trailing: Anchor<CGPoint>.Source { .init() }
}

@available(
  *,
  unavailable,
  message: "Views are measured by the renderer; combine stacks, grids and frames instead."
)
extension View {
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> Self { self }
}

@available(
  *,
  unavailable,
  message: "Guides of one's own need measuring; use the alignment of stacks and frames instead."
)
extension View {
  public func alignmentGuide(
    _ g: HorizontalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> Self { self }
  public func alignmentGuide(
    _ g: VerticalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> Self { self }
}

@available(
  *,
  unavailable,
  message: "Places are known to the renderer only. Use overlay(alignment:content:) on the view."
)
extension View {
  public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self,
    value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> Self { self }
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self,
    value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> Self { self }
}

@available(
  *,
  unavailable,
  message: "Places are known to the renderer only. Use overlay(alignment:content:) on the view."
)
extension GeometryProxy {
  public subscript<T>(anchor: Anchor<T>) -> T { fatalError("unavailable") }
}
