/// The name of the nearest scroll view's space.
struct ScrollViewSpace: Hashable {
  let axis: Axis?
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the nearest scroll view. Its origin is the upper left corner of the part in
  /// sight.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(ScrollViewSpace(axis: nil))))
  }

  /// The space of the nearest scroll view that scrolls in a direction.
  ///
  /// - Parameter axis: The direction.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(ScrollViewSpace(axis: axis))))
  }
}

private enum NamedSpacesKey: EnvironmentKey {
  static var defaultValue: [AnyHashable: Geometry] { [:] }
}

extension EnvironmentValues {
  /// The views around that have named their spaces.
  var namedSpaces: [AnyHashable: Geometry] {
    get { self[NamedSpacesKey.self] }
    set { self[NamedSpacesKey.self] = newValue }
  }
}

/// Names the space of a view for the views in it.
struct CoordinateSpaceModifier: ViewModifier {
  let name: AnyHashable
  @State private var geometry = Geometry()

  func body(content: Content) -> some View {
    let (name, geometry) = (name, geometry)
    content
      .transformEnvironment(\.namedSpaces) { $0[name] = geometry }
      .modifier(MeasureModifier(geometry: geometry))
  }
}

extension View {
  /// Names the space of the view, for geometry in it.
  ///
  /// - Parameter name: The name by which geometry inside refers to the view's space.
  public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }

  /// Names the space of the view, for geometry in it.
  ///
  /// - Parameter name: The name by which geometry inside refers to the view's space.
  @ViewBuilder public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }
}

extension NamedCoordinateSpace {
  /// The name itself.
  fileprivate var name: AnyHashable {
    if case .named(let name) = coordinateSpace {
      name
    } else {
      AnyHashable(ScrollViewSpace(axis: nil))
    }
  }
}
