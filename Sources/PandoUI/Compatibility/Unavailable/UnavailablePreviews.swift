/// What previews are told by their tool.
@available(*, unavailable, message: "Previews are not drawn. Use traits of the macro #Preview.")
public struct PreviewContext {}
