public import Foundation

/// An angle of a place, in degrees.
public typealias CLLocationDegrees = Double
/// A distance of places, in metres.
public typealias CLLocationDistance = Double
/// How exact a place is, in metres.
public typealias CLLocationAccuracy = Double
/// A direction, in degrees from north.
public typealias CLLocationDirection = Double
/// A speed, in metres per second.
public typealias CLLocationSpeed = Double

/// A place on the earth.
public struct CLLocationCoordinate2D: Sendable {
  /// Degrees north of the equator.
  public var latitude: CLLocationDegrees
  /// Degrees east of Greenwich.
  public var longitude: CLLocationDegrees

  /// Makes the place at zero degrees of both.
  public init() {
    self.init(latitude: 0, longitude: 0)
  }

  /// Makes a place.
  ///
  /// - Parameters:
  ///   - latitude: Degrees north of the equator.
  ///   - longitude: Degrees east of Greenwich.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// What stands for no place.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(
  latitude: -180,
  longitude: -180
)

/// Whether degrees are those of a place.
///
/// - Parameter coordinate: The degrees.
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
  abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}

/// A place on the earth, and when it was known. Objects are compared as objects, as they are on Apple's systems.
public final class CLLocation: NSObject, Sendable {
  /// The degrees of the place.
  public let coordinate: CLLocationCoordinate2D
  /// The height above the sea, in metres.
  public let altitude: CLLocationDistance
  /// How exact the degrees are, in metres; negative if there are none.
  public let horizontalAccuracy: CLLocationAccuracy
  /// How exact the height is, in metres; negative if there is none.
  public let verticalAccuracy: CLLocationAccuracy
  /// When the place was known.
  public let timestamp: Date

  /// Makes a place.
  ///
  /// - Parameters:
  ///   - latitude: Degrees north of the equator.
  ///   - longitude: Degrees east of Greenwich.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
      altitude: 0,
      horizontalAccuracy: 0,
      verticalAccuracy: -1,
      timestamp: .now
    )
  }

  /// Makes a place.
  ///
  /// - Parameters:
  ///   - coordinate: The degrees of the place.
  ///   - altitude: The height above the sea, in metres.
  ///   - horizontalAccuracy: How exact the degrees are, in metres.
  ///   - verticalAccuracy: How exact the height is, in metres.
  ///   - timestamp: When the place was known.
  public init(
    coordinate: CLLocationCoordinate2D,
    altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy,
    timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.timestamp = timestamp
  }

  /// The distance to a place along the surface of a sphere as large as the earth, in metres.
  ///
  /// - Parameter location: The place.
  public func distance(from location: CLLocation) -> CLLocationDistance {
    let (from, to) = (coordinate, location.coordinate)
    let radians = Double.pi / 180
    let halfLatitude = sin((to.latitude - from.latitude) * radians / 2)
    let halfLongitude = sin((to.longitude - from.longitude) * radians / 2)
    let latitudes = cos(from.latitude * radians) * cos(to.latitude * radians)
    let chord = halfLatitude * halfLatitude + latitudes * halfLongitude * halfLongitude
    return 2 * 6_371_008.8 * asin(min(1, sqrt(chord)))
  }
}
