// Code of the article "Images, colours and texts of your own", piece by piece; `SymbolTests` compares them.
import PandoUI

struct PondView: View {
  var body: some View {
    VStack {
      Image(.turtle).resizable().scaledToFit()
      Image("photo")
      Text(.pullUps).foregroundStyle(.brand)
      Text("Turtles: \(3)").background(Color("fog"))
    }
  }
}

func farewell(to name: String) -> String {
  String(localized: "Good-bye, \(name)")
}
