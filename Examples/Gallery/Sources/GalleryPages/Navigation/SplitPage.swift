import Pando

struct SplitPage: View {
  struct Mail: Identifiable {
    let id: Int
    let box: String
    let from: String
    let title: String
    let words: String
  }
  @State private var box: String? = "Inbox"
  @State private var selection: Mail.ID? = 1
  @State private var mails = [
    Mail(
      id: 0,
      box: "Inbox",
      from: "Ada",
      title: "The engine",
      words: "The new wheels are here, and they turn. Come and look when you have an hour."
    ),
    Mail(
      id: 1,
      box: "Inbox",
      from: "Grace",
      title: "Supper on Friday",
      words: "On Friday we meet at seven. Bring something to drink; there is enough to eat."
    ),
    Mail(
      id: 2,
      box: "Inbox",
      from: "The nursery",
      title: "Your order",
      words: "Twelve birches leave us on Monday. They want water on the day they come."
    ),
    Mail(
      id: 3,
      box: "Inbox",
      from: "Alan",
      title: "Notes from the walk",
      words: "Eleven miles, two herons, one wet shoe. The map is in the archive."
    ),
    Mail(
      id: 4,
      box: "Sent",
      from: "You",
      title: "A second heron",
      words: "It stood where the first one had been, and did not mind us."
    ),
    Mail(
      id: 5,
      box: "Archive",
      from: "Alan",
      title: "The map",
      words: "The path by the river is closed until June. Take the one through the wood."
    ),
  ]
  private let boxes = [("Inbox", "tray"), ("Sent", "paperplane"), ("Archive", "archivebox")]

  private var shown: [Mail] { mails.filter { $0.box == box } }
  private var mail: Mail? { shown.first { $0.id == selection } }

  var body: some View {
    NavigationSplitView {
      List(boxes, id: \.0, selection: $box) { name, icon in
        Label(name, systemImage: icon)
          .badge(name == "Inbox" ? mails.count { $0.box == name } : 0)
      }
      .navigationTitle("Mail")
    } content: {
      List(shown, selection: $selection) { mail in
        VStack(alignment: .leading, spacing: 2) {
          Text(mail.title).font(.headline)
          Text(mail.words).font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
        }
      }
      .navigationTitle(box ?? "")
    } detail: {
      if let mail {
        letter(mail)
      } else {
        ContentUnavailableView("No mail is chosen", systemImage: "envelope")
      }
    }
  }

  private func letter(_ mail: Mail) -> some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        Text("From \(mail.from)").font(.headline)
        Text(mail.words)
        Text("Yours, \(mail.from)").foregroundStyle(.secondary)
      }
      .frame(maxWidth: 640, alignment: .leading)
      .padding()
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .navigationTitle(mail.title)
    .toolbar {
      Button("Archive", systemImage: "archivebox") { move(mail) }
        .disabled(mail.box == "Archive")
      Button("Delete", systemImage: "trash") { mails.removeAll { $0.id == mail.id } }
    }
  }

  private func move(_ mail: Mail) {
    mails.removeAll { $0.id == mail.id }
    mails.append(
      Mail(id: mail.id, box: "Archive", from: mail.from, title: mail.title, words: mail.words)
    )
  }
}
