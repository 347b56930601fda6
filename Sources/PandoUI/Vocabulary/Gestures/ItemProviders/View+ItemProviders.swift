public import Foundation

extension View {
  /// Lets the user drag the view, which carries what a closure makes when the drag begins.
  ///
  /// - Parameter data: Makes what is carried, called on the main actor. Outside of this page nothing of it is known.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(DragModifier(data: data))
  }

  /// Lets the user drag the view, which carries what a closure makes when the drag begins.
  ///
  /// - Parameters:
  ///   - data: Makes what is carried, called on the main actor. Outside of this page nothing of it is known.
  ///   - preview: Made while the view is dragged and not drawn, so that its `onAppear` says what is dragged.
  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider,
    @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(DragModifier(data: data)).modifier(DragPreviewModifier(preview: preview()))
  }

  /// Lets the user drop things on the view.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types that are taken. From outside of the page come texts and addresses alone.
  ///   - isTargeted: Set to true while something that is dragged by a mouse is over the view, of whatever type; nil if that
  ///     does not matter.
  ///   - action: Called on the main actor with what was dropped and the place in the view, in points. The result has no
  ///     effect.
  public func onDrop(
    of supportedContentTypes: [UTType],
    isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    modifier(
      ProviderDropModifier(types: supportedContentTypes) { info in
        _ = action(info.providers, info.location)
      }
    )
    .modifier(
      DropTargetModifier(action: isTargeted.map { binding in { binding.wrappedValue = $0 } })
    )
  }

  /// Lets the user drop things on the view.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types that are taken. From outside of the page come texts and addresses alone.
  ///   - isTargeted: Set to true while something that is dragged by a mouse is over the view, of whatever type; nil if that
  ///     does not matter.
  ///   - action: Called on the main actor with what was dropped. The result has no effect.
  public func onDrop(
    of supportedContentTypes: [UTType],
    isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Lets the user drop things on the view.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types that are taken. From outside of the page come texts and addresses alone.
  ///   - delegate: Takes what was dropped.
  public func onDrop(
    of supportedContentTypes: [UTType],
    delegate: any DropDelegate
  ) -> some View {
    modifier(DelegateDropModifier(types: supportedContentTypes, delegate: delegate))
  }

  /// Lets the user drop things on the view. The older spelling.
  ///
  /// - Parameters:
  ///   - supportedTypes: The identifiers of the types that are taken.
  ///   - isTargeted: Set to true while something that is dragged by a mouse is over the view, of whatever type; nil if that
  ///     does not matter.
  ///   - action: Called on the main actor with what was dropped and the place in the view, in points. The result has no
  ///     effect.
  public func onDrop(
    of supportedTypes: [String],
    isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(
      of: supportedTypes.map { UTType(exportedAs: $0) },
      isTargeted: isTargeted,
      perform: action
    )
  }

  /// Lets the user drop things on the view. The older spelling.
  ///
  /// - Parameters:
  ///   - supportedTypes: The identifiers of the types that are taken.
  ///   - isTargeted: Set to true while something that is dragged by a mouse is over the view, of whatever type; nil if that
  ///     does not matter.
  ///   - action: Called on the main actor with what was dropped. The result has no effect.
  public func onDrop(
    of supportedTypes: [String],
    isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(
      of: supportedTypes.map { UTType(exportedAs: $0) },
      isTargeted: isTargeted,
      perform: action
    )
  }

  /// Lets the user drop things on the view. The older spelling.
  ///
  /// - Parameters:
  ///   - supportedTypes: The identifiers of the types that are taken.
  ///   - delegate: Takes what was dropped.
  public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    onDrop(of: supportedTypes.map { UTType(exportedAs: $0) }, delegate: delegate)
  }
}

struct DragModifier: DecorationModifier {
  typealias Body = Never

  let data: () -> NSItemProvider
  @State private var source = DragSource()

  func decorate(_ decoration: inout Decoration, in environment: EnvironmentValues) {
    guard environment.isEnabled else { return }
    source.carry(data, in: environment.scope?.graph)
    decoration[.draggable] = .text(source.name)
    decoration.on(.lift) { [source] event in
      if case .lift(let isLifted) = event { source.lift(isLifted) }
    }
  }
}

struct ProviderDropModifier: DecorationModifier {
  typealias Body = Never

  let types: [UTType]
  let action: (DropInfo) -> Void

  func decorate(_ decoration: inout Decoration, in environment: EnvironmentValues) {
    guard environment.isEnabled else { return }
    reportUnreachableTypes()
    let graph = environment.scope?.graph
    decoration.on(.drop) { [weak graph] event in
      guard case .drop(let texts, let location) = event else { return }
      let providers = texts.compactMap { DragSource.provider(of: $0, in: graph) }
      let taken = DropInfo(location: location, providers: providers).itemProviders(for: types)
      if !taken.isEmpty { action(DropInfo(location: location, providers: taken)) }
    }
  }

  /// Reports a view that accepts nothing but files, because pages do not send dropped files.
  private func reportUnreachableTypes() {
    let files: [UTType] = [.fileURL, .folder, .audiovisualContent, .pdf, .archive]
    guard !types.isEmpty, types.allSatisfy({ type in files.contains { type.conforms(to: $0) } })
    else { return }
    reportProbableMisuse(
      """
      'onDrop' takes nothing but files here (\(types.map(\.identifier).joined(separator: ", "))), and \
      a page tells of dropped texts and addresses alone. Ask for files with 'fileImporter'.
      """
    )
  }
}
