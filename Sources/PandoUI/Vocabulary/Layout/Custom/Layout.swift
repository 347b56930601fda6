public import Foundation

/// A layout that an application defines.
///
/// ```swift
/// struct Diagonal: Layout {
///   func sizeThatFits(
///     proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///   ) -> CGSize {
///     let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
///     return CGSize(
///       width: sizes.reduce(0) { $0 + $1.width }, height: sizes.reduce(0) { $0 + $1.height })
///   }
///
///   func placeSubviews(
///     in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///   ) {
///     var place = bounds.origin
///     for subview in subviews {
///       let size = subview.sizeThatFits(.unspecified)
///       subview.place(at: place, proposal: .unspecified)
///       place.x += size.width
///       place.y += size.height
///     }
///   }
/// }
///
/// Diagonal() { Text("a"); Text("b") }
/// ```
///
/// The browser measures the views and the available room. The layout then runs on the server. In
/// the first paint, and in a page without scripts, the views are in lines. The room is measured
/// again when the window changes. In the directions in which the layout takes all of it, the room
/// is observed.
@MainActor @preconcurrency
public protocol Layout: Animatable {
  /// The data that is kept between the calls of one pass.
  associatedtype Cache = Void
  /// The views that are placed.
  typealias Subviews = LayoutSubviews

  /// The properties of the layout, which do not depend on its views.
  static var layoutProperties: LayoutProperties { get }

  /// Makes the cache of a pass.
  ///
  /// - Parameter subviews: The views.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings a cache up to date. Each pass has a new one.
  ///
  /// - Parameters:
  ///   - cache: The cache.
  ///   - subviews: The views.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The preferred room around the layout.
  ///
  /// - Parameters:
  ///   - subviews: The views.
  ///   - cache: The cache of the pass.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size of the layout.
  ///
  /// - Parameters:
  ///   - proposal: The available room.
  ///   - subviews: The views.
  ///   - cache: The cache of the pass.
  /// - Returns: The size, in points.
  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize

  /// Places the views, by ``LayoutSubview/place(at:anchor:proposal:)``. A view that is not placed is in
  /// the middle.
  ///
  /// - Parameters:
  ///   - bounds: The room of the layout, as large as ``sizeThatFits(proposal:subviews:cache:)`` returned.
  ///   - proposal: The room that was available.
  ///   - subviews: The views.
  ///   - cache: The cache of the pass.
  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  )

  /// Where the layout has a guide. Not called: views are aligned by the layout's frame.
  ///
  /// - Parameters:
  ///   - guide: The guide.
  ///   - bounds: The room of the layout.
  ///   - proposal: The room that was available.
  ///   - subviews: The views.
  ///   - cache: The cache of the pass.
  func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// Where the layout has a guide. Not called: views are aligned by the layout's frame.
  ///
  /// - Parameters:
  ///   - guide: The guide.
  ///   - bounds: The room of the layout.
  ///   - proposal: The room that was available.
  ///   - subviews: The views.
  ///   - cache: The cache of the pass.
  func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// The properties of a layout that stacks nothing.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes the cache anew.
  ///
  /// - Parameters:
  ///   - cache: The cache.
  ///   - subviews: The views.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The spacing of stacks.
  ///
  /// - Parameters:
  ///   - subviews: The views.
  ///   - cache: The cache of the pass.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

  /// No guide.
  ///
  /// - Parameters:
  ///   - guide: The guide.
  ///   - bounds: The room of the layout.
  ///   - proposal: The room that was available.
  ///   - subviews: The views.
  ///   - cache: The cache of the pass.
  public func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  /// No guide.
  ///
  /// - Parameters:
  ///   - guide: The guide.
  ///   - bounds: The room of the layout.
  ///   - proposal: The room that was available.
  ///   - subviews: The views.
  ///   - cache: The cache of the pass.
  public func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  /// Places views.
  ///
  /// - Parameter content: Makes the views, once, when this view is made.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// No cache.
  ///
  /// - Parameter subviews: The views.
  public func makeCache(subviews: Subviews) {}
}
