import Pando

/// The same café in three forms, with the number of evaluations beside each view.
struct SlicesScreen: View {
  @StateObject private var whole = WholeCafe()
  @StateObject private var sliced = SlicedCafe()
  @Shared(.cafe) private var cafe

  var body: some View {
    List {
      Section {
        WholeCupsView()
        WholeDoorView()
      } header: {
        Text("One object for everything")
      } footer: {
        Text("Both views read the same object: pour a cup, and the door is evaluated as well.")
      }
      Section {
        SlicedCupsView()
        SlicedDoorView()
      } header: {
        Text("An object for each slice")
      } footer: {
        Text("Each view has its own object in the environment: only one of them is evaluated.")
      }
      Section {
        CupsSlice(cups: $cafe.cups)
        DoorSlice(isOpen: $cafe.isOpen)
      } header: {
        Text("Shared state")
      } footer: {
        Text("One value, sliced by key path. It is everybody's: look at your other window.")
      }
    }
    .navigationTitle("What is evaluated")
    .environmentObject(whole)
    .environmentObject(sliced)
    .environmentObject(sliced.counter)
    .environmentObject(sliced.door)
  }
}
