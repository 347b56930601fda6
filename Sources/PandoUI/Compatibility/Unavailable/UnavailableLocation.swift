// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

/// The manager of places of a device.
@available(
  *,
  unavailable,
  message:
    "A server knows no place of a device. Ask for an address in a form, and search it with a service."
)
open class CLLocationManager: UnavailableMembers {
  public init() {}
  public weak var delegate: (any CLLocationManagerDelegate)?
}

/// What is told of places of a device.
@available(
  *,
  unavailable,
  message:
    "A server knows no place of a device. Ask for an address in a form, and search it with a service."
)
public protocol CLLocationManagerDelegate: AnyObject {}

/// The search for places by their addresses.
@available(
  *,
  unavailable,
  message:
    "A server knows no place of a device. Ask for an address in a form, and search it with a service."
)
open class CLGeocoder: UnavailableMembers {
  public init() {}
}

/// An address of a place.
@available(
  *,
  unavailable,
  message:
    "A server knows no place of a device. Ask for an address in a form, and search it with a service."
)
open class CLPlacemark: UnavailableMembers {
  public init() {}
}

/// Whether places may be known.
@available(
  *,
  unavailable,
  message:
    "A server knows no place of a device. Ask for an address in a form, and search it with a service."
)
open class CLAuthorizationStatus: UnavailableMembers {
  public init() {}
}

/// An area.
@available(
  *,
  unavailable,
  message:
    "A server knows no place of a device. Ask for an address in a form, and search it with a service."
)
open class CLRegion: UnavailableMembers {
  public init() {}
}

/// A circle around a place.
@available(
  *,
  unavailable,
  message:
    "A server knows no place of a device. Ask for an address in a form, and search it with a service."
)
open class CLCircularRegion: CLRegion {
  public init(center: CLLocationCoordinate2D, radius: Double, identifier: String) { super.init() }
}

/// A direction of a device.
@available(
  *,
  unavailable,
  message:
    "A server knows no place of a device. Ask for an address in a form, and search it with a service."
)
open class CLHeading: UnavailableMembers {
  public init() {}
}

/// A button that asks for the place of a device.
@available(
  *,
  unavailable,
  message:
    "A server knows no place of a device. Ask for an address in a form, and search it with a service."
)
public struct LocationButton: View {
  public init(_ title: Any? = nil, action: @escaping () -> Void) {}
  public var body: some View { EmptyView() }
}
