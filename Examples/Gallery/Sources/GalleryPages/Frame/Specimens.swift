import Pando

/// A page of specimens under a title.
struct Specimens<Content: View>: View {
  let title: LocalizedStringKey
  let caption: LocalizedStringKey
  @ViewBuilder let content: Content

  init(
    _ title: LocalizedStringKey,
    caption: LocalizedStringKey,
    @ViewBuilder content: () -> Content
  ) {
    self.title = title
    self.caption = caption
    self.content = content()
  }

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 28) {
          Text(caption)
            .foregroundStyle(.secondary)
          // As many specimens are beside each other as there is room for.
          LazyVGrid(
            columns: [GridItem(.adaptive(minimum: 540), spacing: 28, alignment: .top)],
            spacing: 28
          ) {
            content
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal)
        .padding(.bottom, 40)
      }
      .navigationTitle(title)
    }
  }
}

/// One specimen: its title and the view itself, on a card.
struct Specimen<Content: View>: View {
  let title: LocalizedStringKey
  let caption: LocalizedStringKey?
  @ViewBuilder let content: Content

  init(
    _ title: LocalizedStringKey,
    _ caption: LocalizedStringKey? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.title = title
    self.caption = caption
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      VStack(alignment: .leading, spacing: 2) {
        Text(title).font(.headline).accessibilityAddTraits(.isHeader)
        if let caption {
          Text(caption).font(.subheadline).foregroundStyle(.secondary)
        }
      }
      VStack(alignment: .leading, spacing: 14) { content }
        .padding(20)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(.background, in: .rect(cornerRadius: 14))
        .overlay {
          RoundedRectangle(cornerRadius: 14).stroke(.separator)
        }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// Views in a wrapping row, each with its name below it.
struct Swatches<Content: View>: View {
  var width: CGFloat = 120
  @ViewBuilder let content: Content

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: width), spacing: 16)], spacing: 18) {
      content
    }
    .frame(maxWidth: .infinity)
  }
}

/// A view with its name below it.
struct Swatch<Content: View>: View {
  let name: String
  @ViewBuilder let content: Content

  init(_ name: String, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }

  var body: some View {
    VStack(spacing: 8) {
      content
      Text(name).font(.caption).foregroundStyle(.secondary)
    }
  }
}
