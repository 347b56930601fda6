extension View {
  /// Reads another view instead of this one.
  @available(
    *,
    unavailable,
    message:
      "Elements are read as they are drawn. Give the view a label, a value and traits, or draw the other view and hide this one by accessibilityHidden(_:)."
  )
  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> Self { self }

  /// Reads other views as those inside this one.
  @available(
    *,
    unavailable,
    message:
      "Elements are read as they are drawn. Draw the views that are to be read, and hide others by accessibilityHidden(_:)."
  )
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> Self { self }

  /// Lets somebody go from one part of the view to the next of a kind.
  @available(
    *,
    unavailable,
    message:
      "Screen readers of browsers have rotors of their own, by headings and links. Use accessibilityHeading(_:)."
  )
  public func accessibilityRotor<Content>(_ label: Text, entries: () -> Content) -> Self { self }

  /// Describes a chart.
  @available(
    *,
    unavailable,
    message: "A chart is described by its marks. Give it a label and a value."
  )
  public func accessibilityChartDescriptor(_ representable: Any) -> Self { self }

  /// Says where to drag something.
  @available(
    *,
    unavailable,
    message:
      "Screen readers of browsers do not drag. Offer the same by accessibilityAction(named:_:)."
  )
  public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> Self { self }

  /// Says where to drop something.
  @available(
    *,
    unavailable,
    message:
      "Screen readers of browsers do not drag. Offer the same by accessibilityAction(named:_:)."
  )
  public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> Self { self }
}

extension View {
  /// Offers the buttons in a closure to somebody who does not see the view.
  @available(*, unavailable, message: "Offer each of them by accessibilityAction(named:_:).")
  public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> Self { self }
}
