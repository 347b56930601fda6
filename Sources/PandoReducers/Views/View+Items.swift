public import PandoUI

// Presentation of values that a key path identifies, and with a binding to the presented value.

extension Binding {
  /// A binding to the value with an id that is read from it. Setting nil removes the value; other values are
  /// dropped.
  fileprivate func identified<Item, ID: Hashable>(
    by id: KeyPath<Item, ID>
  ) -> Binding<Identified<ID, Item>?> where Value == Item? {
    Binding<Identified<ID, Item>?>(
      get: { wrappedValue.map { Identified($0, id: $0[keyPath: id]) } },
      set: { item, transaction in
        if item == nil { withTransaction(transaction) { wrappedValue = nil } }
      }
    )
  }
}

extension View {
  /// Shows a sheet while an optional has a value, with a binding to it.
  ///
  /// - Parameters:
  ///   - item: A binding to the optional.
  ///   - id: The property that identifies a value.
  ///   - onDismiss: Called after the presentation is gone.
  ///   - content: Makes the content from a binding to the value.
  @_disfavoredOverload
  public func sheet<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>,
    id: KeyPath<Item, ID>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    sheet(item: item.identified(by: id), onDismiss: onDismiss) {
      content(Binding(unwrapping: item, default: $0.value))
    }
  }

  /// Shows a sheet while an optional has a value, with a binding to it.
  ///
  /// - Parameters:
  ///   - item: A binding to the optional.
  ///   - onDismiss: Called after the presentation is gone.
  ///   - content: Makes the content from a binding to the value.
  @_disfavoredOverload
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    sheet(item: item, id: \.id, onDismiss: onDismiss, content: content)
  }

  /// Shows a sheet while an optional has a value.
  ///
  /// - Parameters:
  ///   - item: A binding to the optional.
  ///   - id: The property that identifies a value.
  ///   - onDismiss: Called after the presentation is gone.
  ///   - content: Makes the content from the value.
  public func sheet<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>,
    id: KeyPath<Item, ID>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    sheet(item: item.identified(by: id), onDismiss: onDismiss) {
      content($0.value)
    }
  }
}

extension View {
  /// Shows a full-screen cover while an optional has a value, with a binding to it.
  ///
  /// - Parameters:
  ///   - item: A binding to the optional.
  ///   - id: The property that identifies a value.
  ///   - onDismiss: Called after the presentation is gone.
  ///   - content: Makes the content from a binding to the value.
  @_disfavoredOverload
  public func fullScreenCover<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>,
    id: KeyPath<Item, ID>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    fullScreenCover(item: item.identified(by: id), onDismiss: onDismiss) {
      content(Binding(unwrapping: item, default: $0.value))
    }
  }

  /// Shows a full-screen cover while an optional has a value, with a binding to it.
  ///
  /// - Parameters:
  ///   - item: A binding to the optional.
  ///   - onDismiss: Called after the presentation is gone.
  ///   - content: Makes the content from a binding to the value.
  @_disfavoredOverload
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    fullScreenCover(item: item, id: \.id, onDismiss: onDismiss, content: content)
  }

  /// Shows a full-screen cover while an optional has a value.
  ///
  /// - Parameters:
  ///   - item: A binding to the optional.
  ///   - id: The property that identifies a value.
  ///   - onDismiss: Called after the presentation is gone.
  ///   - content: Makes the content from the value.
  public func fullScreenCover<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>,
    id: KeyPath<Item, ID>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    fullScreenCover(item: item.identified(by: id), onDismiss: onDismiss) {
      content($0.value)
    }
  }
}

extension View {
  /// Shows a popover while an optional has a value, with a binding to it.
  ///
  /// - Parameters:
  ///   - item: A binding to the optional.
  ///   - id: The property that identifies a value.
  ///   - attachmentAnchor: The place that the popover points at.
  ///   - arrowEdge: The side of that place on which the popover stands.
  ///   - content: Makes the content from a binding to the value.
  @_disfavoredOverload
  public func popover<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>,
    id: KeyPath<Item, ID>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    popover(item: item.identified(by: id), attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge)
    {
      content(Binding(unwrapping: item, default: $0.value))
    }
  }

  /// Shows a popover while an optional has a value, with a binding to it.
  ///
  /// - Parameters:
  ///   - item: A binding to the optional.
  ///   - attachmentAnchor: The place that the popover points at.
  ///   - arrowEdge: The side of that place on which the popover stands.
  ///   - content: Makes the content from a binding to the value.
  @_disfavoredOverload
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    popover(
      item: item,
      id: \.id,
      attachmentAnchor: attachmentAnchor,
      arrowEdge: arrowEdge,
      content: content
    )
  }

  /// Shows a popover while an optional has a value.
  ///
  /// - Parameters:
  ///   - item: A binding to the optional.
  ///   - id: The property that identifies a value.
  ///   - attachmentAnchor: The place that the popover points at.
  ///   - arrowEdge: The side of that place on which the popover stands.
  ///   - content: Makes the content from the value.
  public func popover<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>,
    id: KeyPath<Item, ID>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    popover(item: item.identified(by: id), attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge)
    {
      content($0.value)
    }
  }
}

extension View {
  /// Shows a screen on the navigation stack while an optional has a value.
  ///
  /// - Parameters:
  ///   - item: A binding to the optional.
  ///   - destination: Makes the screen from the value.
  public func navigationDestination<D, C: View>(
    item: Binding<D?>,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    navigationDestination(isPresented: Binding<Bool>(item)) { item.wrappedValue.map(destination) }
  }

  /// Shows a screen on the navigation stack while an optional has a value, with a binding to it.
  ///
  /// - Parameters:
  ///   - item: A binding to the optional.
  ///   - destination: Makes the screen from a binding to the value.
  @_disfavoredOverload
  public func navigationDestination<D, C: View>(
    item: Binding<D?>,
    @ViewBuilder destination: @escaping (Binding<D>) -> C
  ) -> some View {
    navigationDestination(isPresented: Binding<Bool>(item)) {
      Binding<D>(unwrapping: item).map(destination)
    }
  }
}

extension NavigationLink {
  /// A link that is active while an optional has a value, in the older form of links.
  ///
  /// - Parameters:
  ///   - item: A binding to the optional.
  ///   - onNavigate: Called with true when the link is used, and then has to set the value; called with
  ///     false when its screen is left.
  ///   - destination: Makes the screen from a binding to the value.
  ///   - label: The views of the link.
  public init<Item: Sendable, WrappedDestination>(
    item: Binding<Item?>,
    onNavigate: @escaping @Sendable (_ isActive: Bool) -> Void,
    @ViewBuilder destination: @escaping (Binding<Item>) -> WrappedDestination,
    @ViewBuilder label: () -> Label
  ) where Destination == WrappedDestination? {
    let isActive = Binding<Bool>(item)
    self.init(
      destination: Binding<Item>(unwrapping: item).map(destination),
      isActive: Binding<Bool>(
        get: { isActive.wrappedValue },
        set: { value, transaction in
          withTransaction(transaction) { isActive.wrappedValue = value }
          onNavigate(value)
        }
      ),
      label: label
    )
  }
}

/// A view with state of its own, for previews.
public struct WithState<Value, Content: View>: View {
  @State private var value: Value
  private let content: (Binding<Value>) -> Content

  /// Makes a view with a value.
  ///
  /// - Parameters:
  ///   - value: The initial value.
  ///   - content: Makes the view from a binding to the value.
  public init(
    initialValue value: Value,
    @ViewBuilder content: @escaping (Binding<Value>) -> Content
  ) {
    _value = State(wrappedValue: value)
    self.content = content
  }

  /// The view.
  public var body: some View { content($value) }
}
