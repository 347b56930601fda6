import Pando

struct SplitPage: View {
  @State private var box: String? = "Inbox"
  @State private var mail: Int? = 1
  private let boxes = [("Inbox", "tray"), ("Sent", "paperplane"), ("Archive", "archivebox")]
  private let mails = ["The engine", "Supper on Friday", "Your order", "Notes from the walk"]

  var body: some View {
    NavigationSplitView {
      List(boxes, id: \.0, selection: $box) { name, icon in
        Label(name, systemImage: icon).badge(name == "Inbox" ? 4 : 0)
      }
      .navigationTitle("Mail")
    } content: {
      List(selection: $mail) {
        ForEach(mails.indices, id: \.self) { index in
          VStack(alignment: .leading, spacing: 2) {
            Text(mails[index]).font(.headline)
            Text("A line of what it says, and it goes on").font(.subheadline)
              .foregroundStyle(.secondary).lineLimit(1)
          }
        }
      }
      .navigationTitle(box ?? "")
    } detail: {
      ScrollView {
        VStack(alignment: .leading, spacing: 12) {
          Text("From Grace").font(.headline)
          Text("On Friday we meet at seven. Bring something to drink; there is enough to eat.")
          Text("Yours, Grace").foregroundStyle(.secondary)
        }
        .frame(maxWidth: 640, alignment: .leading)
        .padding()
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .navigationTitle(mail.map { mails[$0] } ?? "No mail")
      .toolbar {
        Button("Reply", systemImage: "paperplane") {}
        Button("Delete", systemImage: "trash") {}
      }
    }
  }
}
