import Pando

struct WholeCupsView: View {
  @EnvironmentObject private var cafe: WholeCafe
  @State private var evaluations = Evaluations()

  var body: some View {
    CupsRow(cups: cafe.cups, evaluations: evaluations.next()) { cafe.cups += 1 }
  }
}

struct WholeDoorView: View {
  @EnvironmentObject private var cafe: WholeCafe
  @State private var evaluations = Evaluations()

  var body: some View {
    DoorRow(isOpen: cafe.isOpen, evaluations: evaluations.next()) { cafe.isOpen.toggle() }
  }
}
