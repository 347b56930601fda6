/// The value that stands for a view in a picker, a list or a tab view.
public struct Tag {
  /// The value.
  let value: any Hashable
  /// Whether the tag also stands for an optional that wraps the value.
  let includesOptional: Bool
}

/// The tag of a view, as a trait for its container.
public enum TagTrait: TraitKey {
  /// No tag.
  public static var defaultValue: Tag? { nil }
}

extension View {
  /// Gives the view the value that stands for it in a picker, a list or a tab view.
  ///
  /// - Parameters:
  ///   - tag: The value, which must have the type of the selection to be picked.
  ///   - includeOptional: Whether the tag also stands for an optional selection that wraps the
  ///     value.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    trait(TagTrait.self, Tag(value: tag, includesOptional: includeOptional))
  }

  /// The tag of the view, if only modifiers are around it. Reading it evaluates no view.
  var outermostTag: Tag? { (self as? any TaggedView)?.outermost }
}

/// A view that may have a tag.
@MainActor
private protocol TaggedView {
  var outermost: Tag? { get }
}

extension ModifiedContent: TaggedView where Content: View, Modifier: ViewModifier {
  fileprivate var outermost: Tag? {
    (modifier as? TraitModifier<TagTrait>)?.value ?? content.outermostTag
  }
}

extension Traits {
  /// The value that a selection has for a view: its tag, the value of its navigation link, or its identity, in
  /// this order. nil if none has this type.
  @MainActor package func selectionValue<Value: Hashable>(as type: Value.Type) -> Value? {
    if let tag = self[TagTrait.self] { return Self.cast(tag) }
    if let link = self[NavigationValueTrait.self], let value: Value = Self.cast(link) {
      return value
    }
    return identity.flatMap { Self.cast($0) }
  }

  static func cast<Value: Hashable>(_ value: AnyHashable) -> Value? {
    cast(Tag(value: value.base as? any Hashable ?? value, includesOptional: true))
  }

  static func cast<Value: Hashable>(_ tag: Tag) -> Value? {
    func open<T: Hashable>(_ value: T) -> Value? {
      // `AnyHashable` gives an object back as the class that made it hashable, such as `NSObject`.
      let isObject = T.self is AnyObject.Type
      if isObject && Value.self is AnyObject.Type { return value as? Value }
      let type = isObject ? Swift.type(of: value) : T.self
      if type == Value.self { return value as? Value }
      guard let optional = Value.self as? any OptionalValue.Type else { return nil }
      return tag.includesOptional && optional.wraps(type) ? value as? Value : nil
    }
    return open(tag.value)
  }
}

/// An optional whose wrapped type is not known where it is used.
private protocol OptionalValue {
  static func wraps(_ type: any Any.Type) -> Bool
}

extension Optional: OptionalValue {
  static func wraps(_ type: any Any.Type) -> Bool { type == Wrapped.self }
}
