extension Picker where Label == Text {
  /// Makes a picker with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localization key.
  ///   - selection: The picked value; written when the user picks another option.
  ///   - content: Builds the options, whose tags are the values; called once in the initializer.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Makes a picker with a title.
  ///
  /// - Parameters:
  ///   - title: The title, drawn as it is and not localized.
  ///   - selection: The picked value; written when the user picks another option.
  ///   - content: Builds the options, whose tags are the values; called once in the initializer.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }

  /// Makes a picker with a title, for the same property of several values.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localization key.
  ///   - sources: The values; an empty collection stops the program.
  ///   - selection: The path to a source's binding; that of the first is read, all are written.
  ///   - content: Builds the options, whose tags are the values; called once in the initializer.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey,
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
  }

  /// Makes a picker with a title, for the same property of several values.
  ///
  /// - Parameters:
  ///   - title: The title, drawn as it is and not localized.
  ///   - sources: The values; an empty collection stops the program.
  ///   - selection: The path to a source's binding; that of the first is read, all are written.
  ///   - content: Builds the options, whose tags are the values; called once in the initializer.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S,
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == PandoUI.Label<Text, Image> {
  /// Makes a picker with a title and a system image.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localization key.
  ///   - systemImage: The name of a system image, drawn beside the title.
  ///   - selection: The picked value; written when the user picks another option.
  ///   - content: Builds the options, whose tags are the values; called once in the initializer.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      PandoUI.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Makes a picker with a title and a system image.
  ///
  /// - Parameters:
  ///   - title: The title, drawn as it is and not localized.
  ///   - systemImage: The name of a system image, drawn beside the title.
  ///   - selection: The picked value; written when the user picks another option.
  ///   - content: Builds the options, whose tags are the values; called once in the initializer.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      PandoUI.Label(title, systemImage: systemImage)
    }
  }
}
