// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

@available(
  *,
  unavailable,
  message:
    "There are no selectors on Linux. Use a Button with keyboardShortcut(_:), or onKeyPress(_:action:)."
)
extension View {
  public func onCommand(_ selector: Any, perform action: (() -> Void)?) -> Self { self }
}

@available(
  *,
  unavailable,
  message: "Renderers report no remote control. Use onKeyPress(_:action:)."
)
extension View {
  public func onPlayPauseCommand(perform action: (() -> Void)?) -> Self { self }
  public func pageCommand<V: BinaryInteger>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V = 1
  ) -> Self { self }
}

@available(
  *,
  unavailable,
  message:
    "Renderers report which keys are held together with a press. Use onKeyPress(phases:action:), whose value has modifiers."
)
extension View {
  public func onModifierKeysChanged(
    mask: EventModifiers = .all,
    initial: Bool = true,
    _ action: @escaping (EventModifiers, EventModifiers) -> Void
  ) -> Self { self }
}
