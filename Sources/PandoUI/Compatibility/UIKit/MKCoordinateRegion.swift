import Foundation

/// How much of the earth an area spans.
public struct MKCoordinateSpan: Sendable {
  /// The degrees from south to north.
  public var latitudeDelta: CLLocationDegrees
  /// The degrees from west to east.
  public var longitudeDelta: CLLocationDegrees

  /// Makes a span of zero degrees.
  public init() {
    self.init(latitudeDelta: 0, longitudeDelta: 0)
  }

  /// Makes a span.
  ///
  /// - Parameters:
  ///   - latitudeDelta: The degrees from south to north.
  ///   - longitudeDelta: The degrees from west to east.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// An area of the earth. There is no map to show it: models keep such areas.
public struct MKCoordinateRegion: Sendable {
  /// The place in the middle.
  public var center: CLLocationCoordinate2D
  /// How much the area spans.
  public var span: MKCoordinateSpan

  /// Makes an area of zero degrees.
  public init() {
    self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan())
  }

  /// Makes an area.
  ///
  /// - Parameters:
  ///   - center: The place in the middle.
  ///   - span: How much the area spans.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }

  /// Makes an area of some metres.
  ///
  /// - Parameters:
  ///   - center: The place in the middle.
  ///   - latitudinalMeters: The metres from south to north.
  ///   - longitudinalMeters: The metres from west to east.
  public init(
    center: CLLocationCoordinate2D,
    latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let metersOfDegree = 6_371_008.8 * Double.pi / 180
    // A degree from west to east is shorter near the poles.
    let shrink = max(cos(center.latitude * Double.pi / 180), 0.01)
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / metersOfDegree,
        longitudeDelta: min(360, longitudinalMeters / metersOfDegree / shrink)
      )
    )
  }
}
