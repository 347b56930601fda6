extension NavigationLink where Destination == Never {
  /// Makes a link that pushes a value.
  ///
  /// - Parameters:
  ///   - value: The value that is appended to the stack's path; nil disables the link.
  ///   - label: The content of the link; built at once.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(target: .value(value.map { AnyHashable($0) }), label: label())
  }
}

extension NavigationLink where Destination == Never, Label == Text {
  /// Makes a link that pushes a value.
  ///
  /// - Parameters:
  ///   - titleKey: The title, translated for the reader.
  ///   - value: The value that is appended to the stack's path; nil disables the link.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// Makes a link that pushes a value.
  ///
  /// - Parameters:
  ///   - title: The title, shown as it is.
  ///   - value: The value that is appended to the stack's path; nil disables the link.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(verbatim: String(title)) }
  }
}

extension NavigationLink {
  /// Makes a link that pushes a view.
  ///
  /// - Parameters:
  ///   - destination: The screen that the link pushes; built at once.
  ///   - label: The content of the link; built at once.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(target: .view(destination(), isActive: nil), label: label())
  }

  /// Makes a link that pushes a view, in the older form.
  ///
  /// - Parameters:
  ///   - destination: The screen that the link pushes.
  ///   - label: The content of the link; built at once.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(target: .view(destination, isActive: nil), label: label())
  }

  /// Makes a link whose screen is shown while a binding is true, in the older form.
  ///
  /// - Parameters:
  ///   - isActive: Whether the screen is shown: set to true by a press, and to false when the user
  ///     goes back.
  ///   - destination: The screen that the link pushes; built at once.
  ///   - label: The content of the link; built at once.
  public init(
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(target: .view(destination(), isActive: isActive), label: label())
  }

  /// Makes a link whose screen is shown while a binding is true, in the older form.
  ///
  /// - Parameters:
  ///   - destination: The screen that the link pushes.
  ///   - isActive: Whether the screen is shown: set to true by a press, and to false when the user
  ///     goes back.
  ///   - label: The content of the link; built at once.
  public init(
    destination: Destination,
    isActive: Binding<Bool>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(target: .view(destination, isActive: isActive), label: label())
  }

  /// Makes a link whose screen is shown while a selection is its tag, in the older form.
  ///
  /// - Parameters:
  ///   - tag: The value of `selection` at which the screen is shown.
  ///   - selection: Set to `tag` by a press, and to nil when the user goes back.
  ///   - destination: The screen that the link pushes; built at once.
  ///   - label: The content of the link; built at once.
  public init<V: Hashable>(
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      target: .view(destination(), isActive: selection.isTag(tag)),
      label: label()
    )
  }

  /// Makes a link whose screen is shown while a selection is its tag, in the older form.
  ///
  /// - Parameters:
  ///   - destination: The screen that the link pushes.
  ///   - tag: The value of `selection` at which the screen is shown.
  ///   - selection: Set to `tag` by a press, and to nil when the user goes back.
  ///   - label: The content of the link; built at once.
  public init<V: Hashable>(
    destination: Destination,
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(target: .view(destination, isActive: selection.isTag(tag)), label: label())
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link that pushes a view.
  ///
  /// - Parameters:
  ///   - titleKey: The title, translated for the reader.
  ///   - destination: The screen that the link pushes; built at once.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Makes a link that pushes a view.
  ///
  /// - Parameters:
  ///   - title: The title, shown as it is.
  ///   - destination: The screen that the link pushes; built at once.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(verbatim: String(title)) }
  }

  /// Makes a link that pushes a view, in the older form.
  ///
  /// - Parameters:
  ///   - titleKey: The title, translated for the reader.
  ///   - destination: The screen that the link pushes.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Makes a link that pushes a view, in the older form.
  ///
  /// - Parameters:
  ///   - title: The title, shown as it is.
  ///   - destination: The screen that the link pushes.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(verbatim: String(title)) }
  }

  /// Makes a link whose screen is shown while a binding is true, in the older form.
  ///
  /// - Parameters:
  ///   - titleKey: The title, translated for the reader.
  ///   - destination: The screen that the link pushes.
  ///   - isActive: Whether the screen is shown: set to true by a press, and to false when the user
  ///     goes back.
  public init(
    _ titleKey: LocalizedStringKey,
    destination: Destination,
    isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isActive: isActive) { Text(titleKey) }
  }

  /// Makes a link whose screen is shown while a binding is true, in the older form.
  ///
  /// - Parameters:
  ///   - title: The title, shown as it is.
  ///   - destination: The screen that the link pushes.
  ///   - isActive: Whether the screen is shown: set to true by a press, and to false when the user
  ///     goes back.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    destination: Destination,
    isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isActive: isActive) { Text(verbatim: String(title)) }
  }

  /// Makes a link whose screen is shown while a binding is true, in the older form.
  ///
  /// - Parameters:
  ///   - titleKey: The title, translated for the reader.
  ///   - isActive: Whether the screen is shown: set to true by a press, and to false when the user
  ///     goes back.
  ///   - destination: The screen that the link pushes; built at once.
  public init(
    _ titleKey: LocalizedStringKey,
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(titleKey) }
  }

  /// Makes a link whose screen is shown while a binding is true, in the older form.
  ///
  /// - Parameters:
  ///   - title: The title, shown as it is.
  ///   - isActive: Whether the screen is shown: set to true by a press, and to false when the user
  ///     goes back.
  ///   - destination: The screen that the link pushes; built at once.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(verbatim: String(title)) }
  }

  /// Makes a link whose screen is shown while a selection is its tag, in the older form.
  ///
  /// - Parameters:
  ///   - titleKey: The title, translated for the reader.
  ///   - tag: The value of `selection` at which the screen is shown.
  ///   - selection: Set to `tag` by a press, and to nil when the user goes back.
  ///   - destination: The screen that the link pushes; built at once.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey,
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
  }

  /// Makes a link whose screen is shown while a selection is its tag, in the older form.
  ///
  /// - Parameters:
  ///   - title: The title, shown as it is.
  ///   - tag: The value of `selection` at which the screen is shown.
  ///   - selection: Set to `tag` by a press, and to nil when the user goes back.
  ///   - destination: The screen that the link pushes; built at once.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S,
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) {
      Text(verbatim: String(title))
    }
  }

  /// Makes a link whose screen is shown while a selection is its tag, in the older form.
  ///
  /// - Parameters:
  ///   - titleKey: The title, translated for the reader.
  ///   - destination: The screen that the link pushes.
  ///   - tag: The value of `selection` at which the screen is shown.
  ///   - selection: Set to `tag` by a press, and to nil when the user goes back.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey,
    destination: Destination,
    tag: V,
    selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
  }

  /// Makes a link whose screen is shown while a selection is its tag, in the older form.
  ///
  /// - Parameters:
  ///   - title: The title, shown as it is.
  ///   - destination: The screen that the link pushes.
  ///   - tag: The value of `selection` at which the screen is shown.
  ///   - selection: Set to `tag` by a press, and to nil when the user goes back.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S,
    destination: Destination,
    tag: V,
    selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) {
      Text(verbatim: String(title))
    }
  }
}

extension Binding {
  /// A binding to whether the value is `tag`. Setting it to false sets the value to nil.
  fileprivate func isTag<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
    Binding<Bool>(
      get: { wrappedValue == tag },
      set: { isTag in
        if isTag {
          wrappedValue = tag
        } else if wrappedValue == tag {
          wrappedValue = nil
        }
      }
    )
  }
}
