import Pando

final class LoginViewModel: ObservableObject {
  enum Phase: Equatable { case idle, loading, failed(String), done }

  @Published var email = ""
  @Published var password = ""
  @Published var rememberMe = true
  @Published private(set) var phase: Phase = .idle

  var isEmailValid: Bool { email.contains("@") && email.contains(".") }
  var canSubmit: Bool { isEmailValid && password.count >= 8 && phase != .loading }

  var emailHint: String? {
    guard !email.isEmpty, !isEmailValid else { return nil }
    return "Enter a valid email address"
  }

  @MainActor
  func logIn() async {
    phase = .loading
    await Task.yield()
    phase = password == "password1" ? .done : .failed("Wrong password")
  }
}

struct LoginView: View {
  enum Field: Hashable { case email, password }

  @StateObject private var viewModel = LoginViewModel()
  @FocusState private var focusedField: Field?
  @State private var showsPassword = false
  @Environment(\.colorScheme) var colorScheme

  var body: some View {
    ZStack {
      LinearGradient(
        gradient: Gradient(colors: [.blue.opacity(0.6), Color.purple]),
        startPoint: .topLeading,
        endPoint: .bottomTrailing
      )
      .ignoresSafeArea()

      VStack(alignment: .leading, spacing: 16) {
        Text("Welcome back")
          .font(.largeTitle.weight(.bold))
          .foregroundColor(.white)
          .frame(maxWidth: .infinity, alignment: .center)

        TextField("Email", text: $viewModel.email)
          .textFieldStyle(RoundedBorderTextFieldStyle())
          .keyboardType(.emailAddress)
          .textContentType(.emailAddress)
          .autocapitalization(.none)
          .disableAutocorrection(true)
          .focused($focusedField, equals: .email)
          .submitLabel(.next)
          .onSubmit { focusedField = .password }

        if let hint = viewModel.emailHint {
          Text(hint)
            .font(.caption)
            .foregroundColor(.red)
            .transition(.opacity)
        }

        HStack {
          Group {
            if showsPassword {
              TextField("Password", text: $viewModel.password)
            } else {
              SecureField("Password", text: $viewModel.password)
            }
          }
          .focused($focusedField, equals: .password)
          .submitLabel(.go)
          .onSubmit(submit)
          Button(action: { showsPassword.toggle() }) {
            Image(systemName: showsPassword ? "eye.slash" : "eye")
              .foregroundColor(.secondary)
          }
          .accessibilityLabel(showsPassword ? "Hide password" : "Show password")
        }
        .padding(.horizontal, 8)
        .overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.gray.opacity(0.4), lineWidth: 1))

        Toggle("Remember me", isOn: $viewModel.rememberMe)
          .toggleStyle(SwitchToggleStyle(tint: .green))

        Button(action: submit) {
          if viewModel.phase == .loading {
            ProgressView()
              .progressViewStyle(CircularProgressViewStyle(tint: .white))
          } else {
            Text("Log In")
              .bold()
          }
        }
        .frame(maxWidth: .infinity, minHeight: 44)
        .background(viewModel.canSubmit ? Color.accentColor : Color(.systemGray))
        .foregroundColor(.white)
        .cornerRadius(10)
        .disabled(!viewModel.canSubmit)

        switch viewModel.phase {
        case .failed(let message):
          Label(message, systemImage: "exclamationmark.triangle")
            .foregroundColor(.red)
        case .done:
          Text("Logged in as \(viewModel.email)")
        case .idle, .loading:
          EmptyView()
        }
        Spacer()
      }
      .padding()
      .background(colorScheme == .dark ? Color.black : Color.white)
    }
    .animation(.easeInOut, value: viewModel.phase)
    .onAppear { focusedField = .email }
  }

  private func submit() {
    guard viewModel.canSubmit else { return }
    focusedField = nil
    Task { await viewModel.logIn() }
  }
}

struct LoginView_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      LoginView()
      LoginView()
        .preferredColorScheme(.dark)
        .previewDisplayName("Dark")
    }
    .previewLayout(.sizeThatFits)
  }
}
