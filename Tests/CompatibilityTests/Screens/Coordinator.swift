import Pando

// A flow that is driven by a coordinator, with child models and delegates.

protocol CheckoutDelegate: AnyObject {
  func didFinish(_ name: String)
}

@MainActor
final class CheckoutCoordinator: ObservableObject {
  enum Step: Int, CaseIterable, Hashable, Identifiable {
    case address, payment, summary
    var id: Int { rawValue }
    var next: Step? { Step(rawValue: rawValue + 1) }
  }
  enum Sheet: Identifiable {
    case help, terms(String)
    var id: String {
      switch self {
      case .help: return "help"
      case .terms(let version): return "terms" + version
      }
    }
  }

  @Published var path: [Step] = []
  @Published var sheet: Sheet?
  @Published var address = Address()
  lazy var child = PaymentModel(delegate: self)

  struct Address { var street = "", city = "" }

  func advance() {
    let step = path.last ?? .address
    if let next = step.next { path.append(next) }
  }
}

extension CheckoutCoordinator: CheckoutDelegate {
  nonisolated func didFinish(_ name: String) {
    Task { @MainActor in self.path = [] }
  }
}

@MainActor
final class PaymentModel: ObservableObject {
  @Published var number = "" {
    didSet {
      let digits = number.filter(\.isNumber)
      if digits != number { number = digits }
    }
  }
  weak var delegate: CheckoutDelegate?
  init(delegate: CheckoutDelegate?) { self.delegate = delegate }
}

struct CheckoutFlow: View {
  @StateObject private var coordinator = CheckoutCoordinator()

  var body: some View {
    NavigationStack(path: $coordinator.path) {
      AddressStep(address: $coordinator.address, next: coordinator.advance)
        .navigationDestination(for: CheckoutCoordinator.Step.self, destination: screen)
        .toolbar { helpItem }
    }
    .sheet(item: $coordinator.sheet, content: sheet)
    .environmentObject(coordinator)
  }

  @ToolbarContentBuilder
  private var helpItem: some ToolbarContent {
    ToolbarItem(placement: .automatic) {
      Button("Help") { coordinator.sheet = .help }
    }
    ToolbarItemGroup(placement: .bottomBar) {
      Spacer()
      Button("Terms") { coordinator.sheet = .terms("1") }
    }
  }

  @ViewBuilder
  private func screen(_ step: CheckoutCoordinator.Step) -> some View {
    switch step {
    case .address: AddressStep(address: $coordinator.address, next: coordinator.advance)
    case .payment: PaymentStep(model: coordinator.child)
    case .summary: Text("Send to \(coordinator.address.city)")
    }
  }

  @ViewBuilder
  private func sheet(_ sheet: CheckoutCoordinator.Sheet) -> some View {
    switch sheet {
    case .help: Text("Helpful text")
    case .terms(let version): Text("Terms, version \(version)")
    }
  }
}

struct AddressStep: View {
  @Binding var address: CheckoutCoordinator.Address
  let next: @MainActor () -> Void

  init(address: Binding<CheckoutCoordinator.Address>, next: @escaping @MainActor () -> Void) {
    self._address = address
    self.next = next
  }

  var body: some View {
    Form {
      TextField("Street", text: $address.street)
      TextField("City", text: $address.city)
      Button("Next", action: next).disabled(address.city.isEmpty)
    }
  }
}

struct PaymentStep: View {
  @ObservedObject var model: PaymentModel
  @EnvironmentObject var coordinator: CheckoutCoordinator

  var body: some View {
    Form {
      TextField("Card number", text: $model.number)
        .onReceive(model.$number.dropFirst()) { _ in }
      Text("Number: \(model.number)")
      Button("Next") { coordinator.advance() }
    }
  }
}
