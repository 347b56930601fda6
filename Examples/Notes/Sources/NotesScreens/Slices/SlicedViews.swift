import Pando

struct SlicedCupsView: View {
  @EnvironmentObject private var counter: CafeCounter
  @State private var evaluations = Evaluations()

  var body: some View {
    CupsRow(cups: counter.cups, evaluations: evaluations.next()) { counter.cups += 1 }
  }
}

struct SlicedDoorView: View {
  @EnvironmentObject private var door: CafeDoor
  @State private var evaluations = Evaluations()

  var body: some View {
    DoorRow(isOpen: door.isOpen, evaluations: evaluations.next()) { door.isOpen.toggle() }
  }
}
