import Testing

@Suite struct SpecPageTests {
  /// The number of listings of each document.
  private static let documents: KeyValuePairs = ["D": 9, "S": 39, "G": 4, "E": 7, "C": 48]

  @Test func page_hasEveryListingOnceAndInOrder() throws {
    let expected = Self.documents.flatMap { letter, count in
      (1...count).map { letter + ($0 < 10 ? "0" : "") + String($0) }
    }
    #expect(expected.count == 107)
    #expect(try SpecPage().rows.map(\.listing) == expected)
  }

  @Test func page_saysForEveryListingWhatShowsIt() throws {
    for row in try SpecPage().rows {
      #expect(!row.shows.isEmpty, "\(row.listing)")
      #expect(!row.tests.isEmpty, "\(row.listing)")
    }
  }

  @Test func page_namesTheTestsThatThereAreAndNoOthers() throws {
    var named: [String: Set<String>] = [:]
    for row in try SpecPage().rows {
      for (file, functions) in row.tests {
        #expect(!functions.isEmpty, "\(row.listing)")
        for function in functions {
          #expect(function.hasPrefix(row.listing + "_"))
          named[file, default: []].insert(function)
        }
      }
    }
    #expect(try named == SpecPage.testsInSources())
  }
}
