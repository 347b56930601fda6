import Observation
import PandoDependencies

/// The stored properties of a type of view, found by reflection once.
///
/// They link a view to its node: each property with storage of its own (`@State`, `@EnvironmentObject`)
/// gets the storage that the node keeps. The others are compared with those of the previous value, so
/// that the body of an equal view is not evaluated again.
@MainActor
final class ViewProperties {
  struct Field {
    let name: String
    let offset: Int
    let type: any Any.Type
    let linked: (any LinkedProperty.Type)?
    let custom: (any DynamicProperty.Type)?
    /// Whether its stored properties are linked and compared one by one, instead of the whole.
    let isOpened: Bool
    let comparison: Comparison.Part
  }

  private static var known: [ObjectIdentifier: ViewProperties] = [:]

  private let fields: [Field]
  private let linked: [Field]
  // Only the data that each update needs.
  private let links: [(type: any LinkedProperty.Type, offset: Int)]
  private let updates: [(type: any DynamicProperty.Type, offset: Int)]
  private let comparisons: [Comparison.Part]
  /// The type under which evaluations are counted: the application's own type if this one wraps it.
  let countedType: any Any.Type
  /// Whether a property is an object, or a wrapper of one, that is not known to say what changes.
  let holdsObject: Bool
  private let wholeIsSame: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)?

  /// The properties of a type.
  static func of<V>(_ type: V.Type) -> ViewProperties {
    if let properties = known[ObjectIdentifier(type)] { return properties }
    let properties = ViewProperties(type)
    known[ObjectIdentifier(type)] = properties
    return properties
  }

  private init<V>(_ type: V.Type) {
    var fields: [Field] = []
    Self.collect(type, at: 0, prefix: "", into: &fields)
    self.fields = fields
    countedType = (type as? any StandIn.Type)?.original ?? type
    linked = fields.filter { $0.linked != nil || $0.custom != nil }
    links = fields.compactMap { field in field.linked.map { ($0, field.offset) } }
    updates = fields.compactMap { field in field.custom.map { ($0, field.offset) } }
    comparisons = Comparison.sorted(fields.filter { !$0.isOpened }.map(\.comparison))
    holdsObject = fields.contains { field in
      let type = field.linked?.valueType ?? field.type
      return type is AnyObject.Type && !(type is any Observable.Type)
    }
    if let type = type as? any Equatable.Type, linked.isEmpty {
      wholeIsSame = Comparison.ofEquatable(type)
    } else {
      wholeIsSame = nil
    }
  }

  private static func collect(
    _ type: any Any.Type,
    at base: Int,
    prefix: String,
    into fields: inout [Field]
  ) {
    StoredField.visit(of: type) { field in
      let linked = field.type as? any LinkedProperty.Type
      let custom = linked == nil ? field.type as? any DynamicProperty.Type : nil
      // The wrappers inside an application's dynamic property, or inside the value that a view stands
      // for, are linked like the view's own.
      let isOpened = custom != nil || (type as? any StandIn.Type)?.original == field.type
      let name = prefix + field.name
      fields.append(
        Field(
          name: name,
          offset: base + field.offset,
          type: field.type,
          linked: linked,
          custom: custom,
          isOpened: isOpened,
          comparison: Comparison.Part(
            offset: base + field.offset,
            cost: linked == nil ? Comparison.cost(of: field.type, kind: field.kind) : .high,
            isSame: linked?.sameness ?? Comparison.of(field.type, kind: field.kind)
          )
        )
      )
      if isOpened {
        collect(field.type, at: base + field.offset, prefix: name + ".", into: &fields)
      }
      return true
    }
  }

  /// Links the properties of a view.
  ///
  /// - Returns: Whether the view equals the previous value.
  @discardableResult
  @inline(__always)
  func link<V>(
    _ view: UnsafeMutablePointer<V>,
    previous: UnsafeMutablePointer<V>?,
    in node: GraphNode
  ) -> Bool {
    guard let previous else { return link(at: view, previous: nil, in: node) }
    return link(at: view, previous: previous, in: node)
  }

  /// Not generic, because a generic function would look up the pointer types in each call.
  private func link(
    at view: UnsafeMutableRawPointer,
    previous: UnsafeMutableRawPointer?,
    in node: GraphNode
  ) -> Bool {
    for (type, offset) in links {
      type.link(view + offset, previous: previous.map { $0 + offset }, in: node)
    }
    for (type, offset) in updates { type.update(view + offset) }
    guard let previous else { return false }
    if let wholeIsSame { return wholeIsSame(view, previous) }
    return Comparison.areSame(comparisons, view, previous)
  }

  /// Releases what the properties of a view keep for its node.
  func unlink<V>(_ view: UnsafeMutablePointer<V>) {
    let view = UnsafeMutableRawPointer(view)
    for field in linked { field.linked?.unlink(view + field.offset) }
  }

  /// Whether a property of a view holds state that was changed, or an object that the view made.
  func holdState<V>(_ view: UnsafeMutablePointer<V>) -> Bool {
    let view = UnsafeMutableRawPointer(view)
    return linked.contains { $0.linked?.holdsState(view + $0.offset) == true }
  }

  /// Why the body of a view cannot be evaluated, such as an object missing from its environment; nil if it can.
  func problem<V>(in view: UnsafeMutablePointer<V>, at node: GraphNode) -> String? {
    let view = UnsafeMutableRawPointer(view)
    for field in linked {
      if let problem = field.linked?.problem(view + field.offset, named: field.name, at: node) {
        return problem
      }
    }
    return nil
  }

  /// The names of the properties through which `source` is read, as far as it can be determined.
  func names<V>(of source: ReadSource, in view: UnsafeMutablePointer<V>) -> [String] {
    let model = (source as? ModelReads)?.changedKeyPath.map { type(of: $0).rootType }
    let view = UnsafeMutableRawPointer(view)
    return fields.filter { field in
      if field.linked?.reads(view + field.offset, source) == true { return true }
      // A model in a property is recognized by its type, because Observation gives no more.
      guard let model else { return false }
      return field.type == model || field.linked?.valueType == model
    }.map(\.name)
  }
}

extension DynamicProperty {
  static func update(_ field: UnsafeMutableRawPointer) {
    field.assumingMemoryBound(to: Self.self).pointee.update()
  }
}
