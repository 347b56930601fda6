import Pando

/// The list of all pages.
struct IndexPage: View {
  private let families = [
    "Applications", "Content", "Controls", "Collections", "Drawing", "Navigation", "Presentation",
  ]

  var body: some View {
    NavigationStack {
      List {
        ForEach(families, id: \.self) { family in
          Section(family) {
            ForEach(GalleryPage.all.filter { $0.family == family }, id: \.name) { page in
              Link(destination: URL(string: page.name + ".html")!) {
                HStack {
                  Text(page.title)
                  Spacer()
                  Image(systemName: "chevron.forward").imageScale(.small)
                    .foregroundStyle(.tertiary)
                }
              }
              .foregroundStyle(.primary)
            }
          }
        }
      }
      .navigationTitle("Gallery")
    }
  }
}
