extension Button where Label == Text {
  /// Makes a button with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localization key.
  ///   - action: Called on the main actor when the button is pressed.
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action, label: Text(titleKey))
  }

  /// Makes a button with a title.
  ///
  /// - Parameters:
  ///   - title: The title, drawn as it is and not localized.
  ///   - action: Called on the main actor when the button is pressed.
  @preconcurrency
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action, label: Text(title))
  }

  /// Makes a button with a title and a role.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localization key.
  ///   - role: The kind of the action, which decides how the button looks; nil for none.
  ///   - action: Called on the main actor when the button is pressed.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: Text(titleKey))
  }

  /// Makes a button with a title and a role.
  ///
  /// - Parameters:
  ///   - title: The title, drawn as it is and not localized.
  ///   - role: The kind of the action, which decides how the button looks; nil for none.
  ///   - action: Called on the main actor when the button is pressed.
  @preconcurrency
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: Text(title))
  }
}

extension Button where Label == PandoUI.Label<Text, Image> {
  /// Makes a button with a title and a system image.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localization key.
  ///   - systemImage: The name of a system image, drawn beside the title.
  ///   - action: Called on the main actor when the button is pressed.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action, label: Label(titleKey, systemImage: systemImage))
  }

  /// Makes a button with a title and a system image.
  ///
  /// - Parameters:
  ///   - title: The title, drawn as it is and not localized.
  ///   - systemImage: The name of a system image, drawn beside the title.
  ///   - action: Called on the main actor when the button is pressed.
  @preconcurrency
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action, label: Label(title, systemImage: systemImage))
  }

  /// Makes a button with a title, a system image and a role.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localization key.
  ///   - systemImage: The name of a system image, drawn beside the title.
  ///   - role: The kind of the action, which decides how the button looks; nil for none.
  ///   - action: Called on the main actor when the button is pressed.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: Label(titleKey, systemImage: systemImage))
  }

  /// Makes a button with a title, a system image and a role.
  ///
  /// - Parameters:
  ///   - title: The title, drawn as it is and not localized.
  ///   - systemImage: The name of a system image, drawn beside the title.
  ///   - role: The kind of the action, which decides how the button looks; nil for none.
  ///   - action: Called on the main actor when the button is pressed.
  @preconcurrency
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: Label(title, systemImage: systemImage))
  }

  /// Makes a button with a title and an image of the application.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localization key.
  ///   - image: An image of the application, drawn beside the title.
  ///   - role: The kind of the action, which decides how the button looks; nil for none.
  ///   - action: Called on the main actor when the button is pressed.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: Label(titleKey, image: image))
  }

  /// Makes a button with a title and an image of the application.
  ///
  /// - Parameters:
  ///   - title: The title, drawn as it is and not localized.
  ///   - image: An image of the application, drawn beside the title.
  ///   - role: The kind of the action, which decides how the button looks; nil for none.
  ///   - action: Called on the main actor when the button is pressed.
  @preconcurrency
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    image: ImageResource,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: Label(title, image: image))
  }
}

/// The label of a button that says no more than its role: a mark, with the role's word for assistive technology.
public struct DefaultButtonLabel: View {
  let role: ButtonRole?

  /// The label.
  public var body: some View {
    switch role {
    case .close, .cancel: label(role == .close ? .close : .cancel, "xmark")
    case .destructive: label(.delete, "trash")
    default: label(.done, "checkmark")
    }
  }

  private func label(_ word: ControlWord, _ icon: String) -> some View {
    Label(title: { Text(word) }, icon: { Image(systemName: icon) }).labelStyle(.iconOnly)
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Makes a button whose label says what its role does.
  ///
  /// - Parameters:
  ///   - role: The kind of the action.
  ///   - action: Called on the main actor when the button is pressed.
  @preconcurrency
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action, label: DefaultButtonLabel(role: role))
  }
}
