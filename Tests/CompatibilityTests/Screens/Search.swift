import Pando

struct Country: Identifiable, Hashable {
  var id: String { name }
  let name: String
  let continent: String
}

enum ContinentScope: String, CaseIterable { case all, europe, asia }

struct CountrySearch: View {
  let countries: [Country]
  @State private var query = ""
  @State private var scope: ContinentScope = .all
  @State private var isSearching = false
  @State private var recent: [String] = []

  var results: [Country] {
    countries.filter { country in
      (query.isEmpty || country.name.localizedCaseInsensitiveContains(query))
        && (scope == .all || country.continent.lowercased() == scope.rawValue)
    }
  }

  private var grouped: [(key: Character, value: [Country])] {
    Dictionary(grouping: results) { $0.name.first ?? "#" }.sorted { $0.key < $1.key }
  }

  var body: some View {
    NavigationStack {
      List {
        ForEach(grouped, id: \.key) { letter, countries in
          Section(String(letter)) {
            ForEach(countries) { country in
              NavigationLink {
                CountryDetail(country: country)
              } label: {
                highlighted(country.name)
              }
            }
          }
        }
        if results.isEmpty {
          ContentUnavailableView.search(text: query)
        }
      }
      .navigationTitle("Countries")
      .searchable(
        text: $query,
        placement: .navigationBarDrawer(displayMode: .always),
        prompt: "Find a country"
      )
      .searchScopes($scope) {
        ForEach(ContinentScope.allCases, id: \.self) { Text($0.rawValue.capitalized) }
      }
      .searchSuggestions {
        ForEach(recent, id: \.self) { Text($0).searchCompletion($0) }
      }
      .onSubmit(of: .search) { recent.append(query) }
      .autocorrectionDisabled()
      .textInputAutocapitalization(.never)
    }
  }

  func highlighted(_ name: String) -> Text {
    guard let range = name.range(of: query, options: .caseInsensitive), !query.isEmpty else {
      return Text(name)
    }
    return Text(name[..<range.lowerBound])
      + Text(name[range]).bold().foregroundColor(.accentColor)
      + Text(name[range.upperBound...])
  }
}

struct CountryDetail: View {
  let country: Country
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch

  var attributed: AttributedString {
    var string = AttributedString(country.name)
    string.font = .title
    string.foregroundColor = .blue
    return string
  }

  var body: some View {
    VStack {
      Text(attributed)
      Text("In \(Text(country.continent).bold()).")
      Text(LocalizedStringKey(country.name))
      Text("key.with.comment", comment: "A comment for translators")
      Text("Localized \(country.name)", tableName: "Countries", bundle: nil)
    }
  }
}
