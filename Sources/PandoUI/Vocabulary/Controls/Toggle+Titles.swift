extension Toggle where Label == Text {
  /// Makes a toggle with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localization key.
  ///   - isOn: Whether it is on; written when the user switches it.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Makes a toggle with a title.
  ///
  /// - Parameters:
  ///   - title: The title, drawn as it is and not localized.
  ///   - isOn: Whether it is on; written when the user switches it.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// Makes a toggle with a title, for the same property of several values.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localization key.
  ///   - sources: The values; an empty collection is off.
  ///   - isOn: The path to a source's binding; on if all are true, and all are written.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey,
    sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// Makes a toggle with a title, for the same property of several values.
  ///
  /// - Parameters:
  ///   - title: The title, drawn as it is and not localized.
  ///   - sources: The values; an empty collection is off.
  ///   - isOn: The path to a source's binding; on if all are true, and all are written.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S,
    sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == PandoUI.Label<Text, Image> {
  /// Makes a toggle with a title and a system image.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localization key.
  ///   - systemImage: The name of a system image, drawn beside the title.
  ///   - isOn: Whether it is on; written when the user switches it.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { PandoUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a toggle with a title and a system image.
  ///
  /// - Parameters:
  ///   - title: The title, drawn as it is and not localized.
  ///   - systemImage: The name of a system image, drawn beside the title.
  ///   - isOn: Whether it is on; written when the user switches it.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { PandoUI.Label(title, systemImage: systemImage) }
  }

  /// Makes a toggle with a title and a system image, for the same property of several values.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localization key.
  ///   - systemImage: The name of a system image, drawn beside the title.
  ///   - sources: The values; an empty collection is off.
  ///   - isOn: The path to a source's binding; on if all are true, and all are written.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) {
      PandoUI.Label(titleKey, systemImage: systemImage)
    }
  }
}
