// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

/// A map of UIKit.
@available(
  *,
  unavailable,
  message:
    "There is no MapKit. Show a picture of the map with AsyncImage, or open a map with a Link."
)
open class MKMapView: UnavailableMembers {
  public init() {}
}

/// A place of a map.
@available(
  *,
  unavailable,
  message:
    "There is no MapKit. Show a picture of the map with AsyncImage, or open a map with a Link."
)
open class MKMapItem: UnavailableMembers {
  public init() {}
  public init(placemark: MKPlacemark) {}
}

/// An address of a place.
@available(
  *,
  unavailable,
  message:
    "There is no MapKit. Show a picture of the map with AsyncImage, or open a map with a Link."
)
open class MKPlacemark: UnavailableMembers {
  public init() {}
  public init(coordinate: CLLocationCoordinate2D) {}
}

/// A search for places.
@available(
  *,
  unavailable,
  message:
    "There is no MapKit. Show a picture of the map with AsyncImage, or open a map with a Link."
)
open class MKLocalSearch: UnavailableMembers {
  public init() {}
}

/// Proposals for a search.
@available(
  *,
  unavailable,
  message:
    "There is no MapKit. Show a picture of the map with AsyncImage, or open a map with a Link."
)
open class MKLocalSearchCompleter: UnavailableMembers {
  public init() {}
}

/// A mark on a map.
@available(
  *,
  unavailable,
  message:
    "There is no MapKit. Show a picture of the map with AsyncImage, or open a map with a Link."
)
open class MKPointAnnotation: UnavailableMembers {
  public init() {}
}

/// A view of a mark.
@available(
  *,
  unavailable,
  message:
    "There is no MapKit. Show a picture of the map with AsyncImage, or open a map with a Link."
)
open class MKAnnotationView: UnavailableMembers {
  public init() {}
}

/// A search for a way.
@available(
  *,
  unavailable,
  message:
    "There is no MapKit. Show a picture of the map with AsyncImage, or open a map with a Link."
)
open class MKDirections: UnavailableMembers {
  public init() {}
}

/// A way.
@available(
  *,
  unavailable,
  message:
    "There is no MapKit. Show a picture of the map with AsyncImage, or open a map with a Link."
)
open class MKRoute: UnavailableMembers {
  public init() {}
}

/// A line on a map.
@available(
  *,
  unavailable,
  message:
    "There is no MapKit. Show a picture of the map with AsyncImage, or open a map with a Link."
)
open class MKPolyline: UnavailableMembers {
  public init() {}
}

/// An area of a map.
@available(
  *,
  unavailable,
  message:
    "There is no MapKit. Show a picture of the map with AsyncImage, or open a map with a Link."
)
open class MKMapRect: UnavailableMembers {
  public init() {}
}

/// A view of a place from its street.
@available(
  *,
  unavailable,
  message:
    "There is no MapKit. Show a picture of the map with AsyncImage, or open a map with a Link."
)
open class MKLookAroundScene: UnavailableMembers {
  public init() {}
}

/// A search for such a view.
@available(
  *,
  unavailable,
  message:
    "There is no MapKit. Show a picture of the map with AsyncImage, or open a map with a Link."
)
open class MKLookAroundSceneRequest: UnavailableMembers {
  public init(coordinate: CLLocationCoordinate2D) {}
  public init(mapItem: MKMapItem) {}
}

/// A maker of pictures of maps.
@available(
  *,
  unavailable,
  message:
    "There is no MapKit. Show a picture of the map with AsyncImage, or open a map with a Link."
)
open class MKMapSnapshotter: UnavailableMembers {
  public init() {}
}

/// A pin on a map.
@available(
  *,
  unavailable,
  message:
    "There is no MapKit. Show a picture of the map with AsyncImage, or open a map with a Link."
)
open class MKPinAnnotationView: MKAnnotationView {}

/// A mark on a map.
@available(
  *,
  unavailable,
  message:
    "There is no MapKit. Show a picture of the map with AsyncImage, or open a map with a Link."
)
public protocol MKAnnotation: AnyObject {}

/// What is told of a map.
@available(
  *,
  unavailable,
  message:
    "There is no MapKit. Show a picture of the map with AsyncImage, or open a map with a Link."
)
public protocol MKMapViewDelegate: AnyObject {}
