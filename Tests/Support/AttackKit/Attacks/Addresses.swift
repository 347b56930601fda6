extension Attack {
  /// Attacks by the addresses of GET requests.
  static var addresses: [Attack] {
    [
      Attack("deep address") { target in
        let letters = String(repeating: "/a", count: 1000)
        return try open([letters], of: target, "an address of 1,000 screens of one letter")
      },
      Attack("deep own route") { target in
        let page = try VisitorPage(target, target.page)
        let routes = target.routes + page.document.links(below: target.basePath)
        guard let route = routes.first(where: { !$0.contains("/") }) else {
          return Finding("nothing: the application has no address with one screen")
        }
        let count = min(1200, 14_000 / (route.utf8.count + 1))
        let path = String(repeating: "/\(route)", count: count)
        return try open([path], of: target, "/\(route) × \(count)")
      },
      Attack("deep history") { target in
        let page = try VisitorPage(target, target.page)
        let route = target.routes.first ?? page.document.links(below: target.basePath).first ?? "a"
        // The address is as long as a frame of the protocol may be.
        let count = min(1000, 3_900 / (route.utf8.count + 1))
        let path = Array(repeating: route, count: count).joined(separator: "/")
        try page.connect()
        var answer = "answered"
        do {
          for depth in [1000, 3, 1000] { try page.send(#"0,"history",\#(depth),"\#(path)""#) }
          try page.settle(within: ClickProbe.patience)
        } catch {
          // Refusing such a frame is as good as answering it without following the address.
          answer = "\(error)"
        }
        return Finding("three history frames of \(count) screens \(route): \(answer)")
      },
      Attack("path traversal") { target in
        let paths = [
          "/../../../../etc/passwd", "/..%2f..%2f..%2fetc%2fpasswd", "/%2e%2e/%2e%2e/etc/passwd",
          "/pando/../../etc/passwd", "/pando/..%2f..%2fetc%2fpasswd", "/pando/%00", "//etc/passwd",
          "/pando/picture/\(zeros)/..%2f..%2fetc%2fpasswd", "/..\\..\\etc\\passwd",
          "/pando/download/\(zeros)/\(zeros)/..%2f..%2fetc%2fpasswd", "/.git/config",
          "/%c0%ae%c0%ae/",
        ]
        var failures: [String] = []
        for path in paths {
          guard let answer = try? get(target, path, within: 10) else { continue }
          if answer.body.contains(words: "root:") { failures.append("\(path) gave a file") }
          if answer.status == 500 { failures.append("\(path) gave 500") }
        }
        return Finding("\(paths.count) paths out of the server's folders", failures)
      },
      Attack("script in words") { target in
        try script(target)
      },
    ]
  }

  private static let zeros = String(repeating: "0", count: 32)

  private static func open(
    _ paths: [String],
    of target: AttackTarget,
    _ words: String
  ) throws -> Finding {
    var answers: [String] = []
    for path in paths {
      do {
        let answer = try get(target, path, VisitorPage.headers, within: ClickProbe.patience)
        answers.append("\(answer.status)")
      } catch {
        answers.append("\(error)")
      }
    }
    return Finding("GET of \(words): \(answers.joined(separator: ", "))")
  }

  /// Looks for injected scripts wherever a document may repeat parts of a request.
  private static func script(_ target: AttackTarget) throws -> Finding {
    let marker = "<script>alert(817)</script>"
    let inAddress = "%3Cscript%3Ealert(817)%3C/script%3E"
    var failures: [String] = []
    func check(_ answer: Answer, _ place: String) {
      if answer.body.contains(words: marker) || answer.body.contains(words: "\"><img src=x817") {
        failures.append("words in \(place) came back as markup")
      }
    }
    check(try get(target, "/\(inAddress)"), "the path")
    check(try get(target, "\(target.page)?q=\(inAddress)"), "the query")
    let names = ["Accept-Language", "User-Agent", "Referer", "X-Forwarded-Host", "X-Forwarded-For"]
    for name in names { check(try get(target, target.page, [(name, marker)]), name) }
    check(try get(target, target.page, [("Cookie", "pando-window=\(marker)")]), "a cookie")
    guard target.process != nil else {
      return Finding("words that would run in 9 places", failures)
    }
    // The script is typed into every field of a page that shows no other visitor's data.
    let page = try VisitorPage(target, "/")
    try page.connect()
    page.onBatch = { batch in
      if batch.contains(words: #"["script""#) {
        failures.append("the words of a field became an element")
      }
    }
    let fields = page.document.elements(answering: "change")
    for element in fields { try page.send(#"\#(element),"change","text","\#(marker)""#) }
    try page.settle(within: 20)
    return Finding("words that would run in 9 places and \(fields.count) fields", failures)
  }
}
