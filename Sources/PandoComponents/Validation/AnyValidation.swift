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

/// A validator, whatever the type of the state.
@MainActor
protocol AnyValidator: AnyObject {
  /// Attaches the validator to a store, whose state it validates from then on.
  ///
  /// - Returns: The attached validator; nil if it is for another type of state.
  func attach<State: AnyState>(to core: StoreCore<State>) -> (any AttachedValidator<State>)?
}

/// A validator that is attached to a store.
@MainActor
protocol AttachedValidator<State>: AnyObject {
  associatedtype State

  /// Validates the fields that changed: those stored in `ranges`, in bytes from the start of the state, and
  /// computed fields with another value.
  func stateDidChange(_ state: State, in ranges: [Range<Int>])

  /// Cancels the asynchronous rules that are under way.
  func cancel()
}

/// Attaches the validators of a structure to a store.
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
