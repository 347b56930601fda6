import Pando

struct ChatMessage: Identifiable, Hashable {
  let id: Int
  let text: String
  let isMine: Bool
  let date: Date
}

@Observable
final class ChatModel {
  var messages: [ChatMessage] = []
  var draft = ""
  @ObservationIgnored private var nextID = 0

  func send() {
    guard !draft.isEmpty else { return }
    append(draft, isMine: true)
    draft = ""
  }

  func append(_ text: String, isMine: Bool) {
    nextID += 1
    messages.append(
      ChatMessage(id: nextID, text: text, isMine: isMine, date: Date(timeIntervalSince1970: 0))
    )
  }
}

struct ChatView: View {
  @State private var model = ChatModel()
  @FocusState private var isComposing: Bool
  @Namespace private var bottom

  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        ScrollViewReader { proxy in
          ScrollView {
            LazyVStack(spacing: 8) {
              ForEach(model.messages) { message in
                MessageBubble(message: message)
                  .id(message.id)
              }
            }
            .padding(.horizontal)
          }
          .onChange(of: model.messages.count) { _, _ in
            guard let last = model.messages.last else { return }
            withAnimation(.easeOut(duration: 0.2)) {
              proxy.scrollTo(last.id, anchor: .bottom)
            }
          }
          .scrollDismissesKeyboard(.interactively)
        }
        Divider()
        composer
      }
      .navigationTitle("Chat")
      .toolbar {
        ToolbarItemGroup(placement: .topBarTrailing) {
          Button("Reply") { model.append("Hello yourself", isMine: false) }
          Menu {
            Button("Clear", role: .destructive) { model.messages.removeAll() }
          } label: {
            Image(systemName: "ellipsis.circle")
          }
        }
        ToolbarItem(placement: .principal) {
          VStack {
            Text("Ann").font(.headline)
            Text("online").font(.caption2)
          }
        }
      }
    }
    .safeAreaInset(edge: .bottom) {
      Text("\(model.messages.count) messages")
        .font(.footnote)
    }
  }

  @ViewBuilder
  private var composer: some View {
    @Bindable var model = model
    HStack(alignment: .bottom) {
      TextField("Message", text: $model.draft, axis: .vertical)
        .lineLimit(1...5)
        .focused($isComposing)
        .textFieldStyle(.roundedBorder)
        .onSubmit { model.send() }
      Button("Send", systemImage: "paperplane.fill") {
        model.send()
        isComposing = true
      }
      .labelStyle(.iconOnly)
      .disabled(model.draft.isEmpty)
      .keyboardShortcut(.return, modifiers: .command)
    }
    .padding(10)
    .background(.bar)
  }
}

struct MessageBubble: View {
  let message: ChatMessage

  var body: some View {
    HStack {
      if message.isMine { Spacer(minLength: 60) }
      VStack(alignment: message.isMine ? .trailing : .leading, spacing: 2) {
        Text(message.text)
          .padding(.vertical, 8)
          .padding(.horizontal, 12)
          .background {
            BubbleShape(isMine: message.isMine)
              .fill(message.isMine ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary))
          }
          .foregroundStyle(message.isMine ? .white : .primary)
        Text(message.date, style: .time)
          .font(.caption2)
          .foregroundStyle(.secondary)
      }
      if !message.isMine { Spacer(minLength: 60) }
    }
    .accessibilityElement(children: .combine)
  }
}

struct BubbleShape: Shape {
  var isMine: Bool

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let radius: CGFloat = 14
    path.addRoundedRect(in: rect, cornerSize: CGSize(width: radius, height: radius))
    let x = isMine ? rect.maxX : rect.minX
    path.move(to: CGPoint(x: x, y: rect.maxY))
    path.addQuadCurve(
      to: CGPoint(x: x, y: rect.maxY - radius),
      control: CGPoint(x: x - 2, y: rect.maxY - radius / 2)
    )
    path.closeSubpath()
    return path
  }
}
