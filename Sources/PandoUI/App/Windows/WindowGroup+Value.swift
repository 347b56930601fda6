extension WindowGroup {
  /// Makes a window for values of a type, which `openWindow(value:)` opens.
  ///
  /// The value is in the address of the window, as JSON, where a visitor reads and changes it: the content checks whether the
  /// visitor may see what it names. Prefer identities to whole values.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - content: Builds the content of the window from the value, which is nil if none was given.
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(value: WindowValue(D.self)) { request in
      PresentedWindowContent(value: request.value(D.self), content: content)
    }
  }

  /// Makes a window with an identity for values of a type; see ``init(for:content:)``.
  ///
  /// - Parameters:
  ///   - id: What `openWindow(id:value:)` opens the window by. It is a part of the address.
  ///   - type: The type of the values.
  ///   - content: Builds the content of the window from the value, which is nil if none was given.
  public init<D: Codable & Hashable, C: View>(
    id: String,
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, value: WindowValue(D.self)) { request in
      PresentedWindowContent(value: request.value(D.self), content: content)
    }
  }

  /// Makes a window with a title for values of a type; see ``init(for:content:)``.
  ///
  /// - Parameters:
  ///   - title: The title of the page where no screen has one, without its styles.
  ///   - id: What `openWindow(id:value:)` opens the window by; nil for its values alone.
  ///   - type: The type of the values.
  ///   - content: Builds the content of the window from the value, which is nil if none was given.
  public init<D: Codable & Hashable, C: View>(
    _ title: Text,
    id: String? = nil,
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: title, id: id, value: WindowValue(D.self)) { request in
      PresentedWindowContent(value: request.value(D.self), content: content)
    }
  }

  /// Makes a window with a title for values of a type; see ``init(for:content:)``.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the page where no screen has one, translated for the reader.
  ///   - id: What `openWindow(id:value:)` opens the window by; nil for its values alone.
  ///   - type: The type of the values.
  ///   - content: Builds the content of the window from the value, which is nil if none was given.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey,
    id: String? = nil,
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(titleKey), id: id, value: WindowValue(D.self)) { request in
      PresentedWindowContent(value: request.value(D.self), content: content)
    }
  }

  /// Makes a window with a title for values of a type; see ``init(for:content:)``.
  ///
  /// - Parameters:
  ///   - title: The title of the page where no screen has one, shown as it is.
  ///   - id: What `openWindow(id:value:)` opens the window by; nil for its values alone.
  ///   - type: The type of the values.
  ///   - content: Builds the content of the window from the value, which is nil if none was given.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S,
    id: String? = nil,
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(title), id: id, value: WindowValue(D.self)) { request in
      PresentedWindowContent(value: request.value(D.self), content: content)
    }
  }

  /// Makes a window for values of a type, with a value for a window that is opened without one.
  ///
  /// - Parameters:
  ///   - id: What `openWindow(id:value:)` opens the window by; nil for its values alone.
  ///   - type: The type of the values.
  ///   - content: Builds the content of the window from the value.
  ///   - defaultValue: Called once for each window that is opened without a value.
  public init<D: Codable & Hashable, C: View>(
    id: String? = nil,
    for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: nil, id: id, content: content, defaultValue: defaultValue)
  }

  /// Makes a window with a title for values of a type, with a value for a window that is opened without one.
  ///
  /// - Parameters:
  ///   - title: The title of the page where no screen has one, without its styles.
  ///   - id: What `openWindow(id:value:)` opens the window by; nil for its values alone.
  ///   - type: The type of the values.
  ///   - content: Builds the content of the window from the value.
  ///   - defaultValue: Called once for each window that is opened without a value.
  public init<D: Codable & Hashable, C: View>(
    _ title: Text,
    id: String? = nil,
    for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: title, id: id, content: content, defaultValue: defaultValue)
  }

  /// Makes a window with a title for values of a type, with a value for a window that is opened without one.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the page where no screen has one, translated for the reader.
  ///   - id: What `openWindow(id:value:)` opens the window by; nil for its values alone.
  ///   - type: The type of the values.
  ///   - content: Builds the content of the window from the value.
  ///   - defaultValue: Called once for each window that is opened without a value.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey,
    id: String? = nil,
    for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(titleKey), id: id, content: content, defaultValue: defaultValue)
  }

  /// Makes a window with a title for values of a type, with a value for a window that is opened without one.
  ///
  /// - Parameters:
  ///   - title: The title of the page where no screen has one, shown as it is.
  ///   - id: What `openWindow(id:value:)` opens the window by; nil for its values alone.
  ///   - type: The type of the values.
  ///   - content: Builds the content of the window from the value.
  ///   - defaultValue: Called once for each window that is opened without a value.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S,
    id: String? = nil,
    for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(title), id: id, content: content, defaultValue: defaultValue)
  }

  private init<D: Codable & Hashable, C: View>(
    title: Text?,
    id: String?,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: title, id: id, value: WindowValue(D.self)) { request in
      let first = request.value(D.self) ?? defaultValue()
      return PresentedWindowContent(value: first) { value in
        content(Binding(get: { value.wrappedValue ?? first }, set: { value.wrappedValue = $0 }))
      }
    }
  }
}

/// The content of a window that shows a value.
public struct PresentedWindowContent<D: Codable & Hashable, Content: View>: View {
  @State private var value: D?
  private let content: (Binding<D?>) -> Content

  init(value: D?, content: @escaping (Binding<D?>) -> Content) {
    _value = State(initialValue: value)
    self.content = content
  }

  /// The content for the value.
  public var body: some View { content($value) }
}
