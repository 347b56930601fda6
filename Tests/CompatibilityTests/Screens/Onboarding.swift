import Pando

struct OnboardingPage: Identifiable {
  let id = UUID()
  let title: LocalizedStringKey
  let text: LocalizedStringKey
  let image: String
  let tint: Color
}

private let pages: [OnboardingPage] = [
  .init(title: "Track", text: "Write down **what** you do.", image: "pencil", tint: .orange),
  .init(title: "Learn", text: "See *how* it goes.", image: "chart.bar", tint: .mint),
  .init(title: "Share", text: "Tell [others](https://example.org).", image: "heart", tint: .pink),
]

struct OnboardingView: View {
  @Binding var isDone: Bool
  @State private var page = 0

  private var isLast: Bool { page == pages.count - 1 }

  var body: some View {
    VStack {
      TabView(selection: $page) {
        ForEach(Array(pages.enumerated()), id: \.offset) { index, page in
          OnboardingCard(page: page)
            .tag(index)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .always))
      .indexViewStyle(.page(backgroundDisplayMode: .always))

      HStack {
        if page > 0 {
          Button("Back") { withAnimation { page -= 1 } }
            .transition(.move(edge: .leading).combined(with: .opacity))
        }
        Spacer()
        Button(isLast ? "Start" : "Next") {
          if isLast {
            isDone = true
          } else {
            withAnimation(.easeInOut(duration: 0.3)) { page += 1 }
          }
        }
        .buttonStyle(.borderedProminent)
        .animation(.none, value: page)
      }
      .padding()

      HStack(spacing: 8) {
        ForEach(pages.indices, id: \.self) { index in
          Circle()
            .fill(index == page ? Color.primary : Color.secondary.opacity(0.3))
            .frame(width: 8, height: 8)
            .scaleEffect(index == page ? 1.3 : 1)
        }
      }
      .animation(.spring(response: 0.3, dampingFraction: 0.6, blendDuration: 0), value: page)
    }
    .interactiveDismissDisabled()
  }
}

struct OnboardingCard: View {
  let page: OnboardingPage
  @State private var hasAppeared = false

  var body: some View {
    VStack(spacing: 24) {
      Image(systemName: page.image)
        .font(.system(size: 72, weight: .thin))
        .foregroundStyle(page.tint.gradient)
        .rotationEffect(.degrees(hasAppeared ? 0 : -30))
        .offset(y: hasAppeared ? 0 : 40)
        .opacity(hasAppeared ? 1 : 0)
        .symbolEffect(.bounce, value: hasAppeared)
      Text(page.title)
        .font(.title.bold())
      Text(page.text)
        .font(.body)
        .multilineTextAlignment(.center)
        .fixedSize(horizontal: false, vertical: true)
    }
    .padding(.horizontal, 32)
    .onAppear {
      withAnimation(.easeOut(duration: 0.6).delay(0.1)) { hasAppeared = true }
    }
    .onDisappear { hasAppeared = false }
  }
}

struct OnboardingRoot: View {
  @State private var isDone = false
  @State private var sheetIsShown = true

  var body: some View {
    Text(isDone ? "Ready" : "Not yet")
      .fullScreenCover(isPresented: Binding(get: { !isDone }, set: { isDone = !$0 })) {
        OnboardingView(isDone: $isDone)
      }
  }
}

#if DEBUG
  struct OnboardingView_Previews: PreviewProvider {
    static var previews: some View {
      OnboardingView(isDone: .constant(false))
        .previewDevice(PreviewDevice(rawValue: "iPhone 15"))
    }
  }
#endif
