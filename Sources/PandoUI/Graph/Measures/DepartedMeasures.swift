/// The measures of elements that leave in this flush, kept for the elements that take their places.
///
/// A view whose identity depends on its own measure is made anew when the measure changes. Without
/// these measures the new view would begin with an estimate, become another one because of it, and
/// so on without end.
@MainActor
struct DepartedMeasures {
  private struct Departed {
    let geometry: Geometry
    let type: ObjectIdentifier
    /// The nearest ancestor that stays.
    let survivor: GraphNode
  }

  /// The geometries that are measured now, by their nodes.
  private var present: [ObjectIdentifier: Geometry] = [:]
  private var departed: [Departed] = []

  /// Notes that a geometry is measured at a node, which may take the place of another.
  ///
  /// - Returns: The geometry whose measures are the best estimate; nil if there is none.
  mutating func attach(_ geometry: Geometry, to node: GraphNode) -> Geometry? {
    present[ObjectIdentifier(node)] = geometry
    guard !departed.isEmpty, geometry.measure == nil else { return nil }
    let type = ObjectIdentifier(Swift.type(of: node))
    let place = departed.firstIndex { $0.type == type && node.isInside($0.survivor) }
    return place.map { departed.remove(at: $0).geometry }
  }

  /// Notes that a node leaves. Its ancestors that leave with it have to be marked as torn down
  /// before.
  mutating func leave(_ node: GraphNode) {
    guard !present.isEmpty, let geometry = present.removeValue(forKey: ObjectIdentifier(node)),
      geometry.measure != nil
    else { return }
    var ancestor = node.parent
    while let current = ancestor, current.isTornDown { ancestor = current.parent }
    guard let survivor = ancestor else { return }
    let type = ObjectIdentifier(Swift.type(of: node))
    departed.append(Departed(geometry: geometry, type: type, survivor: survivor))
  }

  /// Forgets the measures: elements that are made after the flush take nobody's place.
  mutating func forget() {
    if !departed.isEmpty { departed = [] }
  }
}
