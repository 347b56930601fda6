/// Content that is made for the room it gets.
///
/// The reader takes all the room that it is offered, and lays its content out from the upper leading
/// corner. In the direction in which a scroll view scrolls it is 10 points long.
///
/// ```swift
/// GeometryReader { proxy in
///   Color.blue.frame(width: proxy.size.width / 3)
/// }
/// ```
///
/// The browser measures the reader, and the content is made again when the size changes. The first
/// paint uses what is known: a fixed frame around the reader, otherwise the window. A reader whose
/// content changes the reader's own size keeps its size after twenty rounds. That is reported with
/// the name of the view.
public struct GeometryReader<Content: View>: View {
  /// Makes the content.
  public var content: (GeometryProxy) -> Content

  @State private var geometry = Geometry()

  /// Makes content for the room it gets.
  ///
  /// - Parameter content: Makes the content, and again when something changes that it read from the
  ///   proxy.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// The content, in all the available room.
  public var body: some View {
    let geometry = geometry
    GeometryBox(
      geometry: geometry,
      content: Deferred { content(GeometryProxy(geometry: geometry)) }
        .modifier(MeasuredPreferences(geometry: geometry))
    )
  }
}

/// The room of a geometry reader.
struct GeometryBox<Content: View>: ElementView {
  let geometry: Geometry
  let content: Content

  var kind: ElementKind { .geometry }
  var _readsModels: Bool { false }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    element.measure(geometry)
  }
}
