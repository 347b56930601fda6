import Pando

struct Photo: Identifiable, Hashable {
  let id: Int
  let caption: String
  var url: URL? { URL(string: "https://example.org/\(id).jpg") }
}

struct PhotoGrid: View {
  let photos: [Photo]
  @State private var selected: Photo?
  @State private var columnCount = 3
  @State private var likes: [Int: Bool] = [:]
  @State private var showsPopover = false
  @Namespace private var animation
  @ScaledMetric(relativeTo: .body) private var spacing: CGFloat = 4
  @Environment(\.verticalSizeClass) var verticalSizeClass: UserInterfaceSizeClass?

  private var layout: [GridItem] {
    (0..<columnCount).map { _ in GridItem(.flexible(), spacing: spacing) }
  }

  var body: some View {
    GeometryReader { geo in
      let side = geo.size.width / CGFloat(columnCount)
      ScrollView {
        LazyVGrid(
          columns: layout,
          alignment: .center,
          spacing: spacing,
          pinnedViews: [.sectionHeaders]
        ) {
          Section {
            ForEach(photos) { photo in
              thumbnail(photo, side: side)
            }
          } header: {
            Text("\(photos.count) photos").frame(maxWidth: .infinity).background(.thinMaterial)
          }
        }
      }
      .overlay(alignment: .topTrailing) {
        Button("Columns") { showsPopover = true }
          .popover(isPresented: $showsPopover, arrowEdge: .top) {
            Stepper("Columns: \(columnCount)", value: $columnCount, in: 1...6)
              .padding()
          }
      }
    }
    .sheet(item: $selected, onDismiss: { showsPopover = false }) { photo in
      PhotoDetail(photo: photo, isLiked: binding(for: photo.id))
    }
  }

  private func binding(for id: Int) -> Binding<Bool> {
    .init(
      get: { likes[id, default: false] },
      set: { likes[id] = $0 }
    )
  }

  private func thumbnail(_ photo: Photo, side: CGFloat) -> some View {
    AsyncImage(url: photo.url, transaction: Transaction(animation: .easeIn)) { phase in
      if let image = phase.image {
        image
          .resizable()
          .scaledToFill()
      } else if phase.error != nil {
        Color.red
      } else {
        Color.gray
      }
    }
    .matchedGeometryEffect(id: photo.id, in: animation)
    .frame(width: side, height: side)
    .clipped()
    .overlay(alignment: .bottomLeading) {
      if likes[photo.id] == true {
        Image(systemName: "heart.fill").foregroundStyle(.red).padding(4)
      }
    }
    .onTapGesture { selected = photo }
    .onLongPressGesture(minimumDuration: 0.5) { likes[photo.id] = true }
    .accessibilityElement()
    .accessibilityLabel(photo.caption)
    .accessibilityAddTraits(.isButton)
    .zIndex(selected == photo ? 1 : 0)
  }
}

struct PhotoDetail: View {
  let photo: Photo
  @Binding var isLiked: Bool
  @State private var scale: CGFloat = 1
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      VStack {
        Image("photo-\(photo.id)")
          .resizable(capInsets: EdgeInsets(), resizingMode: .stretch)
          .interpolation(.high)
          .renderingMode(.original)
          .aspectRatio(4 / 3, contentMode: .fit)
          .scaleEffect(scale)
        Text(photo.caption)
        Toggle("Like", isOn: $isLiked.animation(.spring(duration: 0.4, bounce: 0.3)))
          .toggleStyle(.button)
      }
      .toolbar {
        ToolbarItem(placement: .navigationBarLeading) {
          Button {
            dismiss()
          } label: {
            Image(systemName: "xmark")
          }
          .accessibilityLabel("Close")
        }
      }
      .toolbarBackground(.visible, for: .navigationBar)
    }
    .presentationDetents([.fraction(0.8), .height(300)])
    .presentationCornerRadius(20)
    .presentationBackground(.regularMaterial)
  }
}
