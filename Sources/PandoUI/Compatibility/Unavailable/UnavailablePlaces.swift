// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

/// How exact a place is.
@available(
  *,
  unavailable,
  message:
    "A server knows no place of a device. Ask for an address in a form, and search it with a service."
)
public var kCLLocationAccuracyBest: Double { 0 }

/// How exact a place is.
@available(
  *,
  unavailable,
  message:
    "A server knows no place of a device. Ask for an address in a form, and search it with a service."
)
public var kCLLocationAccuracyBestForNavigation: Double { 0 }

/// How exact a place is.
@available(
  *,
  unavailable,
  message:
    "A server knows no place of a device. Ask for an address in a form, and search it with a service."
)
public var kCLLocationAccuracyNearestTenMeters: Double { 0 }

/// How exact a place is.
@available(
  *,
  unavailable,
  message:
    "A server knows no place of a device. Ask for an address in a form, and search it with a service."
)
public var kCLLocationAccuracyHundredMeters: Double { 0 }

/// How exact a place is.
@available(
  *,
  unavailable,
  message:
    "A server knows no place of a device. Ask for an address in a form, and search it with a service."
)
public var kCLLocationAccuracyKilometer: Double { 0 }

/// How exact a place is.
@available(
  *,
  unavailable,
  message:
    "A server knows no place of a device. Ask for an address in a form, and search it with a service."
)
public var kCLLocationAccuracyReduced: Double { 0 }

/// A failure to find a place.
@available(
  *,
  unavailable,
  message:
    "A server knows no place of a device. Ask for an address in a form, and search it with a service."
)
public struct CLError: Error, UnavailableMembers {}

/// From where a map is seen.
@available(
  *,
  unavailable,
  message:
    "There is no MapKit. Show a picture of the map with AsyncImage, or open a map with a Link."
)
public struct MapCamera: UnavailableMembers {
  public init(
    centerCoordinate: CLLocationCoordinate2D,
    distance: Double,
    heading: Double = 0,
    pitch: Double = 0
  ) {}
}
