import Pando

struct ImagesPage: View {
  private let names = [
    "house", "house.fill", "star", "star.fill", "heart.fill", "bell", "gear", "magnifyingglass",
    "trash", "pencil", "square.and.arrow.up", "person.circle", "calendar", "clock", "folder",
    "doc.text", "tray", "paperplane", "bookmark", "tag", "cart", "map", "bolt.fill", "leaf",
    "cloud.sun", "wifi", "lock.fill", "checkmark.circle.fill", "xmark.circle", "plus.circle",
    "exclamationmark.triangle", "info.circle", "chart.bar", "play.fill", "camera", "globe",
  ]

  private let composed = [
    "1.circle", "25.circle.fill", "a.square", "eurosign.square.fill", "leaf.circle.fill",
    "photo.badge.plus", "bell.badge", "folder.badge.gearshape", "key.slash", "gobackward.15",
  ]

  var body: some View {
    Specimens(
      "Images and icons",
      caption: "System images stand in lines of text; files are fitted and cut."
    ) {
      Specimen("System images") {
        Swatches(width: 104) {
          ForEach(names, id: \.self) { name in
            Swatch(name) { Image(systemName: name).font(.title2) }
          }
        }
      }
      Specimen("System images by rule", "Numbers and letters in shapes, badges, slashes.") {
        Swatches(width: 104) {
          ForEach(composed, id: \.self) { name in
            Swatch(name) { Image(systemName: name).font(.title2) }
          }
        }
      }
      Specimen("Size and colour") {
        HStack(spacing: 20) {
          Image(systemName: "leaf").imageScale(.small)
          Image(systemName: "leaf").imageScale(.medium)
          Image(systemName: "leaf").imageScale(.large)
          Image(systemName: "leaf").font(.largeTitle).foregroundStyle(.green)
          Image(systemName: "leaf.fill").resizable().scaledToFit().frame(width: 48, height: 48)
            .foregroundStyle(.teal)
        }
        Text("In a line: \(Image(systemName: "star.fill")) favourites")
      }
      Specimen("Labels") {
        Label("Title and icon", systemImage: "bolt.fill")
        Label("Title alone", systemImage: "bolt.fill").labelStyle(.titleOnly)
        Label("Icon alone", systemImage: "bolt.fill").labelStyle(.iconOnly)
        Label("Large", systemImage: "sun.max").font(.title2)
        Label {
          Text("With views of its own")
        } icon: {
          Circle().fill(.orange).frame(width: 16, height: 16)
        }
      }
      Specimen("Pictures from files", "Shown as they are, fitted, filling, and cut to a shape.") {
        Swatches(width: 150) {
          Swatch("fit") {
            picture.scaledToFit().frame(width: 140, height: 100).background(.quaternary)
          }
          Swatch("fill") { picture.scaledToFill().frame(width: 140, height: 100).clipped() }
          Swatch("stretched") { picture.frame(width: 140, height: 100) }
          Swatch("circle") {
            picture.scaledToFill().frame(width: 100, height: 100).clipShape(.circle)
          }
          Swatch("from an address") {
            AsyncImage(url: URL(string: "picture.svg")) { image in
              image.resizable().scaledToFill()
            } placeholder: {
              ProgressView()
            }
            .frame(width: 140, height: 100)
            .clipShape(.rect(cornerRadius: 12))
          }
        }
      }
    }
  }

  private var picture: Image {
    Image("./picture.svg", label: Text("Hills under a sun")).resizable()
  }
}
