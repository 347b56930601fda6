public import Foundation

/// A layout of one's own.
@available(
  *,
  unavailable,
  message: "Views are measured by the renderer; combine stacks, grids and frames instead."
)
public protocol Layout {}

extension View {
  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "Guides of one's own need measuring; use the alignment of stacks and frames instead."
  )
  public func alignmentGuide(
    _ g: HorizontalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "Guides of one's own need measuring; use the alignment of stacks and frames instead."
  )
  public func alignmentGuide(
    _ g: VerticalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "Where content is scrolled to is known to the renderer only; use onAppear instead."
  )
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type,
    of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (T, T) -> Void
  ) -> some View { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "Where content is scrolled to is known to the renderer only; use onAppear instead."
  )
  public func scrollTransition(
    _ transition: @escaping (EmptyView, Int) -> some View
  ) -> some View { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message:
      "It would need what the renderer measured; use opacity, offset and scaleEffect instead."
  )
  public func visualEffect(
    _ effect: @escaping (EmptyView, GeometryProxy) -> some View
  ) -> some View { self }
}
