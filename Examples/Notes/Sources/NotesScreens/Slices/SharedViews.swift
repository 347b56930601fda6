import Pando

struct CupsSlice: View {
  @Shared var cups: Int
  @State private var evaluations = Evaluations()

  var body: some View {
    CupsRow(cups: cups, evaluations: evaluations.next()) { $cups.withLock { $0 += 1 } }
  }
}

struct DoorSlice: View {
  @Shared var isOpen: Bool
  @State private var evaluations = Evaluations()

  var body: some View {
    DoorRow(isOpen: isOpen, evaluations: evaluations.next()) { $isOpen.withLock { $0.toggle() } }
  }
}
