import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@ObservationStateTracked`: the attribute that `@ObservableState` puts on a property, which is
/// stored under another name and tells the registrar about reads and writes.
enum ObservationStateTrackedMacro {}

extension ObservationStateTrackedMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let property = declaration.as(VariableDeclSyntax.self), property.isStoredVariable,
      !ObservableStateMacro.leavesAlone(property), let name = property.identifier?.trimmed
    else { return [] }
    let registrar = ObservableStateMacro.registrar
    let storage = name.prefixed("_")
    let accessors: [AccessorDeclSyntax] = [
      """
      @storageRestrictions(initializes: \(storage))
      init(initialValue) {
      \(storage) = initialValue
      }
      """,
      """
      get {
      \(raw: registrar).access(Self.self, keyPath: \\.\(name))
      return \(storage)
      }
      """,
      """
      set {
      \(raw: registrar).mutate(Self.self, keyPath: \\.\(name), &\(storage), newValue, _$isIdentityEqual, shouldNotifyObservers)
      }
      """,
      """
      _modify {
        let oldValue = \(raw: registrar).willModify(Self.self, keyPath: \\.\(name), &\(storage))
        defer {
          \(raw: registrar).didModify(Self.self, keyPath: \\.\(name), &\(storage), oldValue, _$isIdentityEqual)
        }
        yield &\(storage)
      }
      """,
    ]
    // Each access in place calls the observers of the property, and `_modify` has three accesses.
    // Without `_modify`, a property with observers is set once.
    return property.hasObservers ? accessors.dropLast() : accessors
  }
}

extension ObservationStateTrackedMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let property = declaration.as(VariableDeclSyntax.self), property.isStoredVariable,
      !ObservableStateMacro.leavesAlone(property),
      !property.attributes.has(ObservableStateMacro.tracked)
    else { return [] }
    return [DeclSyntax(property.storage(attributes: property.attributes))]
  }
}

extension VariableDeclSyntax {
  /// The private property with the value. It is not observed itself.
  ///
  /// - Parameters:
  ///   - attributes: The attributes that it takes over from the property.
  ///   - change: Changes the declaration further.
  func storage(
    attributes: AttributeListSyntax,
    _ change: (inout PatternBindingSyntax) -> Void = { _ in }
  ) -> VariableDeclSyntax {
    let ignored = AttributeSyntax(
      leadingTrivia: .space,
      attributeName: IdentifierTypeSyntax(name: .identifier(ObservableStateMacro.ignored)),
      trailingTrivia: .space
    )
    var storage = self
    storage.attributes = attributes + [.attribute(ignored)]
    storage.modifiers = modifiers.madePrivate
    storage.bindingSpecifier = bindingSpecifier.trimmed.with(\.trailingTrivia, .space)
    for index in storage.bindings.indices {
      guard var pattern = storage.bindings[index].pattern.as(IdentifierPatternSyntax.self)
      else { continue }
      pattern.identifier = pattern.identifier.prefixed("_")
      storage.bindings[index].pattern = PatternSyntax(pattern)
      change(&storage.bindings[index])
    }
    return storage
  }
}

/// `@ObservationStateIgnored`: a property that is not observed.
enum ObservationStateIgnoredMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] { [] }
}
