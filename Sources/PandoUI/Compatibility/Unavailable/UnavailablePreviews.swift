/// The context of a preview.
@available(*, unavailable, message: "Previews are not drawn. Use traits of the macro #Preview.")
public struct PreviewContext {}
