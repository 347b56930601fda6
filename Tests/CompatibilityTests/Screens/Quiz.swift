import Pando

struct Question: Identifiable {
  let id: Int
  let text: String
  let answers: [String]
  let correct: Int
}

enum QuizError: LocalizedError, Identifiable {
  case timeOver, noQuestions
  var id: Self { self }
  var errorDescription: String? {
    switch self {
    case .timeOver: "The time is over"
    case .noQuestions: "There are no questions"
    }
  }
  var recoverySuggestion: String? { "Try again later." }
}

struct QuizView: View {
  let questions: [Question]

  @State private var index = 0
  @State private var score = 0
  @State private var lastAnswer: Int?
  @State private var showingScore = false
  @State private var confirmsQuit = false
  @State private var error: QuizError?
  @State private var hasError = false
  @State private var oldAlert: QuizError?
  @State private var nickname = ""
  @State private var asksName = false
  @State private var hasQuit = false

  var body: some View {
    VStack(spacing: 15) {
      if hasQuit {
        Text("You gave up")
      } else {
        Text("Question \(index + 1) of \(questions.count)")
          .font(.subheadline)
        Text(questions[index].text)
          .font(.largeTitle.weight(.semibold))
        ForEach(0..<questions[index].answers.count, id: \.self) { number in
          Button {
            answer(number)
          } label: {
            Text(questions[index].answers[number])
              .frame(maxWidth: .infinity)
          }
          .buttonStyle(.bordered)
          .buttonBorderShape(.capsule)
        }
        Text("Score: \(score)").foregroundStyle(.secondary).padding(.top)
      }
      Button("Quit") { confirmsQuit = true }
      Button("Break") {
        error = .timeOver
        hasError = true
      }
      Button("Break the old way") { oldAlert = .noQuestions }
      Button("Name") { asksName = true }
      Text("Player: \(nickname)")
    }
    .alert(lastAnswer == questions[index].correct ? "Correct" : "Wrong", isPresented: $showingScore)
    {
      Button("Continue", action: next)
    } message: {
      Text("Your score is \(score)")
    }
    .alert("Your name", isPresented: $asksName) {
      TextField("Nickname", text: $nickname)
      Button("OK") {}
      Button("Cancel", role: .cancel) { nickname = "" }
    }
    .alert(isPresented: $hasError, error: error) { error in
      Button("Understood") {}
    } message: { error in
      Text(error.recoverySuggestion ?? "")
    }
    .alert(item: $oldAlert) { error in
      Alert(
        title: Text(error.localizedDescription),
        dismissButton: .default(Text("Fine"))
      )
    }
    .confirmationDialog("Quit the quiz?", isPresented: $confirmsQuit, titleVisibility: .visible) {
      Button("Quit now", role: .destructive) { hasQuit = true }
      Button("Stay", role: .cancel) {}
    } message: {
      Text("Your score will be lost.")
    }
  }

  private func answer(_ number: Int) {
    lastAnswer = number
    if number == questions[index].correct { score += 1 }
    showingScore = true
  }

  private func next() {
    index = (index + 1) % questions.count
  }
}
