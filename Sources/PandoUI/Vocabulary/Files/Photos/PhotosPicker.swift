/// A button that asks for photos or films, which the browser uploads.
///
/// ```swift
/// PhotosPicker("Choose a picture", selection: $item, matching: .images)
///   .onChange(of: item) {
///     Task { picture = try? await item?.loadTransferable(type: Image.self) }
///   }
/// ```
public struct PhotosPicker<Label: View>: View {
  private let request: PhotoRequest
  private let label: Label
  @State private var isPresented = false

  /// Makes a button that asks for one item.
  ///
  /// - Parameters:
  ///   - selection: The chosen item.
  ///   - filter: The kinds of items that may be chosen; nil for photos and films.
  ///   - preferredItemEncoding: No effect here: the bytes are those of the chosen file.
  ///   - photoLibrary: No effect here: the person chooses among the files of the device.
  ///   - label: Builds the label, called once in the initializer.
  public init(
    selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil,
    @ViewBuilder label: () -> Label
  ) {
    request = PhotoRequest(selection, filter)
    self.label = label()
  }

  /// Makes a button that asks for several items, which take the place of those before.
  ///
  /// - Parameters:
  ///   - selection: The chosen items.
  ///   - maxSelectionCount: How many may be chosen at most; later ones are left out. nil for any number.
  ///   - selectionBehavior: No effect here: a browser has a dialog of its own.
  ///   - filter: The kinds of items that may be chosen; nil for photos and films.
  ///   - preferredItemEncoding: No effect here: the bytes are those of the chosen file.
  ///   - photoLibrary: No effect here: the person chooses among the files of the device.
  ///   - label: Builds the label, called once in the initializer.
  public init(
    selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil,
    @ViewBuilder label: () -> Label
  ) {
    request = PhotoRequest(selection, most: maxSelectionCount, filter)
    self.label = label()
  }

  /// The button.
  public var body: some View {
    Button {
      isPresented = true
    } label: {
      label
    }
    .modifier(PhotoModifier(isPresented: $isPresented, request: request))
  }
}

extension PhotosPicker where Label == Text {
  /// Makes a button with a title that asks for one item.
  ///
  /// - Parameters:
  ///   - titleKey: The title, which is translated.
  ///   - selection: The chosen item.
  ///   - filter: The kinds of items that may be chosen; nil for photos and films.
  ///   - preferredItemEncoding: No effect here: the bytes are those of the chosen file.
  ///   - photoLibrary: No effect here: the person chooses among the files of the device.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil
  ) {
    self.init(selection: selection, matching: filter) { Text(titleKey) }
  }

  /// Makes a button with a title that asks for one item.
  ///
  /// - Parameters:
  ///   - title: The title, which is not translated.
  ///   - selection: The chosen item.
  ///   - filter: The kinds of items that may be chosen; nil for photos and films.
  ///   - preferredItemEncoding: No effect here: the bytes are those of the chosen file.
  ///   - photoLibrary: No effect here: the person chooses among the files of the device.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil
  ) {
    self.init(selection: selection, matching: filter) { Text(title) }
  }

  /// Makes a button with a title that asks for several items, which take the place of those before.
  ///
  /// - Parameters:
  ///   - titleKey: The title, which is translated.
  ///   - selection: The chosen items.
  ///   - maxSelectionCount: How many may be chosen at most; nil for any number.
  ///   - selectionBehavior: No effect here: a browser has a dialog of its own.
  ///   - filter: The kinds of items that may be chosen; nil for photos and films.
  ///   - preferredItemEncoding: No effect here: the bytes are those of the chosen file.
  ///   - photoLibrary: No effect here: the person chooses among the files of the device.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil
  ) {
    self.init(selection: selection, maxSelectionCount: maxSelectionCount, matching: filter) {
      Text(titleKey)
    }
  }

  /// Makes a button with a title that asks for several items, which take the place of those before.
  ///
  /// - Parameters:
  ///   - title: The title, which is not translated.
  ///   - selection: The chosen items.
  ///   - maxSelectionCount: How many may be chosen at most; nil for any number.
  ///   - selectionBehavior: No effect here: a browser has a dialog of its own.
  ///   - filter: The kinds of items that may be chosen; nil for photos and films.
  ///   - preferredItemEncoding: No effect here: the bytes are those of the chosen file.
  ///   - photoLibrary: No effect here: the person chooses among the files of the device.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil
  ) {
    self.init(selection: selection, maxSelectionCount: maxSelectionCount, matching: filter) {
      Text(title)
    }
  }
}

extension View {
  /// Asks for one photo or film, which the browser uploads.
  ///
  /// - Parameters:
  ///   - isPresented: Whether to ask; set to false when the item is here or the person cancels.
  ///   - selection: The chosen item.
  ///   - filter: The kinds of items that may be chosen; nil for photos and films.
  ///   - preferredItemEncoding: No effect here: the bytes are those of the chosen file.
  ///   - photoLibrary: No effect here: the person chooses among the files of the device.
  public func photosPicker(
    isPresented: Binding<Bool>,
    selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil
  ) -> some View {
    modifier(PhotoModifier(isPresented: isPresented, request: PhotoRequest(selection, filter)))
  }

  /// Asks for several photos or films, which the browser uploads. They take the place of those before.
  ///
  /// - Parameters:
  ///   - isPresented: Whether to ask; set to false when the items are here or the person cancels.
  ///   - selection: The chosen items.
  ///   - maxSelectionCount: How many may be chosen at most; nil for any number.
  ///   - selectionBehavior: No effect here: a browser has a dialog of its own.
  ///   - filter: The kinds of items that may be chosen; nil for photos and films.
  ///   - preferredItemEncoding: No effect here: the bytes are those of the chosen file.
  ///   - photoLibrary: No effect here: the person chooses among the files of the device.
  public func photosPicker(
    isPresented: Binding<Bool>,
    selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil
  ) -> some View {
    let request = PhotoRequest(selection, most: maxSelectionCount, filter)
    return modifier(PhotoModifier(isPresented: isPresented, request: request))
  }
}

/// What is asked for, and where the answer goes.
struct PhotoRequest {
  let types: [UTType]
  let allowsMultiple: Bool
  let choose: ([PhotosPickerItem]) -> Void

  init(_ selection: Binding<PhotosPickerItem?>, _ filter: PHPickerFilter?) {
    types = filter?.types ?? PHPickerFilter.both
    allowsMultiple = false
    choose = { selection.wrappedValue = $0.first }
  }

  init(_ selection: Binding<[PhotosPickerItem]>, most: Int?, _ filter: PHPickerFilter?) {
    types = filter?.types ?? PHPickerFilter.both
    allowsMultiple = most != 1
    choose = { selection.wrappedValue = Array($0.prefix(max(most ?? .max, 0))) }
  }
}

struct PhotoModifier: ViewModifier {
  let isPresented: Binding<Bool>
  let request: PhotoRequest

  func body(content: Content) -> some View {
    content.modifier(
      FileImporterModifier(
        isPresented: isPresented,
        types: request.types,
        allowsMultiple: request.allowsMultiple,
        onProgress: nil,
        onCompletion: { files in request.choose(files.map { PhotosPickerItem(file: $0) }) },
        onCancellation: nil
      )
    )
  }
}
