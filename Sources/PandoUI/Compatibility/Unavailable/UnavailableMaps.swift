// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

public import Foundation

/// A map.
@available(
  *,
  unavailable,
  message:
    "There is no MapKit. Show a picture of the map with AsyncImage, or open a map with a Link."
)
public struct Map: View {
  public init(
    initialPosition: MapCameraPosition = .init(),
    bounds: Any? = nil,
    interactionModes: MapInteractionModes = .all,
    scope: Any? = nil,
    @ViewBuilder content: () -> some View = { EmptyView() }
  ) {}
  public init(
    position: Binding<MapCameraPosition>,
    bounds: Any? = nil,
    interactionModes: MapInteractionModes = .all,
    scope: Any? = nil,
    @ViewBuilder content: () -> some View = { EmptyView() }
  ) {}
  public init(
    position: Binding<MapCameraPosition>,
    selection: Any,
    @ViewBuilder content: () -> some View = { EmptyView() }
  ) {}
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>,
    interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) {}
  public init<Items: RandomAccessCollection>(
    coordinateRegion: Binding<MKCoordinateRegion>,
    interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items,
    annotationContent: (Items.Element) -> some View
  ) {}
  public var body: some View { EmptyView() }
}

/// A mark on a map.
@available(
  *,
  unavailable,
  message:
    "There is no MapKit. Show a picture of the map with AsyncImage, or open a map with a Link."
)
public struct Marker: View {
  public init(_ title: String, systemImage: String = "", coordinate: CLLocationCoordinate2D) {}
  public init(_ title: String, image: String, coordinate: CLLocationCoordinate2D) {}
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> some View) {}
  public init(item: MKMapItem) {}
  public var body: some View { EmptyView() }
}

/// A view on a map.
@available(
  *,
  unavailable,
  message:
    "There is no MapKit. Show a picture of the map with AsyncImage, or open a map with a Link."
)
public struct Annotation: View {
  public init(
    _ title: String,
    coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center,
    @ViewBuilder content: () -> some View
  ) {}
  public var body: some View { EmptyView() }
}

/// A line on a map.
@available(
  *,
  unavailable,
  message:
    "There is no MapKit. Show a picture of the map with AsyncImage, or open a map with a Link."
)
public struct MapPolyline: View {
  public init(coordinates: [CLLocationCoordinate2D]) {}
  public init(_ line: Any) {}
  public var body: some View { EmptyView() }
}

/// A circle on a map.
@available(
  *,
  unavailable,
  message:
    "There is no MapKit. Show a picture of the map with AsyncImage, or open a map with a Link."
)
public struct MapCircle: View {
  public init(center: CLLocationCoordinate2D, radius: Double) {}
  public var body: some View { EmptyView() }
}

/// A pin on a map.
@available(
  *,
  unavailable,
  message:
    "There is no MapKit. Show a picture of the map with AsyncImage, or open a map with a Link."
)
public struct MapPin: View {
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
  public var body: some View { EmptyView() }
}

/// A mark on a map.
@available(
  *,
  unavailable,
  message:
    "There is no MapKit. Show a picture of the map with AsyncImage, or open a map with a Link."
)
public struct MapMarker: View {
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
  public var body: some View { EmptyView() }
}

/// A view on a map.
@available(
  *,
  unavailable,
  message:
    "There is no MapKit. Show a picture of the map with AsyncImage, or open a map with a Link."
)
public struct MapAnnotation: View {
  public init(
    coordinate: CLLocationCoordinate2D,
    anchorPoint: CGPoint = .zero,
    @ViewBuilder content: () -> some View
  ) {}
  public var body: some View { EmptyView() }
}

/// The place of the user on a map.
@available(
  *,
  unavailable,
  message:
    "There is no MapKit. Show a picture of the map with AsyncImage, or open a map with a Link."
)
public struct UserAnnotation: View {
  public init() {}
  public var body: some View { EmptyView() }
}

/// A control of a map.
@available(
  *,
  unavailable,
  message:
    "There is no MapKit. Show a picture of the map with AsyncImage, or open a map with a Link."
)
public struct MapUserLocationButton: View {
  public init() {}
  public var body: some View { EmptyView() }
}

/// A control of a map.
@available(
  *,
  unavailable,
  message:
    "There is no MapKit. Show a picture of the map with AsyncImage, or open a map with a Link."
)
public struct MapCompass: View {
  public init() {}
  public var body: some View { EmptyView() }
}

/// A control of a map.
@available(
  *,
  unavailable,
  message:
    "There is no MapKit. Show a picture of the map with AsyncImage, or open a map with a Link."
)
public struct MapScaleView: View {
  public init() {}
  public var body: some View { EmptyView() }
}

/// A control of a map.
@available(
  *,
  unavailable,
  message:
    "There is no MapKit. Show a picture of the map with AsyncImage, or open a map with a Link."
)
public struct MapPitchToggle: View {
  public init() {}
  public var body: some View { EmptyView() }
}

/// A view of a place from its street.
@available(
  *,
  unavailable,
  message:
    "There is no MapKit. Show a picture of the map with AsyncImage, or open a map with a Link."
)
public struct LookAroundPreview: View {
  public init(initialScene: MKLookAroundScene?) {}
  public var body: some View { EmptyView() }
}

/// A view that asks a map for places.
@available(
  *,
  unavailable,
  message:
    "There is no MapKit. Show a picture of the map with AsyncImage, or open a map with a Link."
)
public struct MapReader: View {
  public init(@ViewBuilder content: (MapProxy) -> some View) {}
  public var body: some View { EmptyView() }
}

/// What asks a map for places.
@available(
  *,
  unavailable,
  message:
    "There is no MapKit. Show a picture of the map with AsyncImage, or open a map with a Link."
)
public struct MapProxy: UnavailableMembers {}

/// What a map shows.
@available(
  *,
  unavailable,
  message:
    "There is no MapKit. Show a picture of the map with AsyncImage, or open a map with a Link."
)
public struct MapCameraPosition: UnavailableMembers {
  public init() {}
  public static var automatic: Self { .init() }
  public static func region(_ region: MKCoordinateRegion) -> Self { .init() }
  public static func camera(_ camera: Any) -> Self { .init() }
  public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> Self { .init() }
  public static func userLocation(
    followsHeading: Bool = false,
    fallback: MapCameraPosition
  ) -> Self { .init() }
}

/// What moves a map.
@available(
  *,
  unavailable,
  message:
    "There is no MapKit. Show a picture of the map with AsyncImage, or open a map with a Link."
)
public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let pan = Self(rawValue: 1)
  public static let zoom = Self(rawValue: 2)
  public static let rotate = Self(rawValue: 4)
  public static let pitch = Self(rawValue: 8)
  public static let all = Self(rawValue: 15)
}

/// How a map follows the user.
@available(
  *,
  unavailable,
  message:
    "There is no MapKit. Show a picture of the map with AsyncImage, or open a map with a Link."
)
public enum MapUserTrackingMode {
  case none, follow
}

/// How a map looks.
@available(
  *,
  unavailable,
  message:
    "There is no MapKit. Show a picture of the map with AsyncImage, or open a map with a Link."
)
public struct MapStyle {
  public static var standard: Self { .init() }
  public static var imagery: Self { .init() }
  public static var hybrid: Self { .init() }
  public static func standard(
    elevation: MapElevation = .automatic,
    emphasis: Any? = nil,
    pointsOfInterest: Any? = nil,
    showsTraffic: Bool = false
  ) -> Self { .init() }
  public static func imagery(elevation: MapElevation = .automatic) -> Self { .init() }
  public static func hybrid(
    elevation: MapElevation = .automatic,
    pointsOfInterest: Any? = nil,
    showsTraffic: Bool = false
  ) -> Self { .init() }
}

/// How a map shows heights.
@available(
  *,
  unavailable,
  message:
    "There is no MapKit. Show a picture of the map with AsyncImage, or open a map with a Link."
)
public enum MapElevation {
  case automatic, flat, realistic
}

@available(
  *,
  unavailable,
  message:
    "There is no MapKit. Show a picture of the map with AsyncImage, or open a map with a Link."
)
extension View {
  public func mapStyle(_ style: MapStyle) -> some View { self }
  public func mapControls(@ViewBuilder _ content: () -> some View) -> some View { self }
  public func mapControlVisibility(_ visibility: Visibility) -> some View { self }
}
