import PandoDependencies

/// The validators of a store, each a property:
///
/// ```swift
/// struct Validation: AnyValidation {
///   let address = Validator {
///     ValidatorField(for: \State.email) {
///       EmailRule().errorMessage("This is no address.")
///     }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol AnyValidation {
  /// Makes the validators.
  init()
}

/// A validator of some store, whatever the type of its state.
@MainActor
protocol AnyValidator: AnyObject {
  /// Has it validate the state of a store.
  ///
  /// - Returns: Whether it is for such a state.
  func attach<State: AnyState>(to core: StoreCore<State>) -> (any AttachedValidator<State>)?
}

/// A validator that is at work.
@MainActor
protocol AttachedValidator<State>: AnyObject {
  associatedtype State

  /// Validates the fields that changed: those at these places, and what is computed of them.
  func stateDidChange(_ state: State, in ranges: [Range<Int>])

  /// Ends what is on its way.
  func cancel()
}

/// Puts the validators of a structure to work.
@MainActor
func attachedValidators<State: AnyState, Validation: AnyValidation>(
  in validation: Validation,
  to core: StoreCore<State>
) -> [any AttachedValidator<State>] {
  var validators: [any AttachedValidator<State>] = []
  withUnsafePointer(to: validation) { pointer in
    let base = UnsafeRawPointer(pointer)
    StoredField.visit(of: Validation.self) { field in
      guard let type = field.type as? any AnyValidator.Type else { return true }
      let validator = type.validator(at: base + field.offset)
      if let validator = validator.attach(to: core) { validators.append(validator) }
      return true
    }
  }
  return validators
}

extension AnyValidator {
  fileprivate static func validator(at address: UnsafeRawPointer) -> any AnyValidator {
    address.assumingMemoryBound(to: Self.self).pointee
  }
}
