extension Attack {
  /// Attacks by visitors who pretend to be others.
  static var visitors: [Attack] {
    [
      Attack("forged cookies") { target in
        let (name, value) = try cookie(of: target)
        let half = value.prefix(value.count / 2)
        let public16 = value.prefix(16)
        let forged = [
          public16 + String(repeating: "0", count: max(16, value.count - 16)),
          half + String(repeating: "0", count: value.count - half.count),
          value.dropLast() + (value.hasSuffix("0") ? "1" : "0"), Substring(value.dropLast()),
          value + "0", public16 + String(repeating: "0", count: 16),
        ]
        return try offer(
          forged.map { "\(name)=\($0)" },
          to: target,
          "forgeries of another's cookie"
        )
      },
      Attack("fixation") { target in
        let (name, value) = try cookie(of: target)
        let made = [
          String(repeating: "ab", count: 16), String(repeating: "0", count: 32),
          String(repeating: "a", count: value.count), String(value.reversed()),
        ]
        return try offer(made.map { "\(name)=\($0)" }, to: target, "cookies the server never made")
      },
      Attack("stolen sessions") { target in try stolen(target) },
      Attack("words of others") { target in try apart(target) },
    ]
  }

  private static func cookie(of target: AttackTarget) throws -> (String, String) {
    let parts = try VisitorPage(target, target.page).cookie.split(separator: "=", maxSplits: 1)
    guard parts.count == 2 else { throw AttackError("the cookie has no value") }
    return (String(parts[0]), String(parts[1]))
  }

  /// Offers forged cookies. A server that accepts one sets no cookie, or sets the same one again.
  private static func offer(
    _ cookies: [String],
    to target: AttackTarget,
    _ words: String
  ) throws -> Finding {
    var taken = 0
    for cookie in cookies {
      let headers = VisitorPage.headers + [("Cookie", cookie)]
      let answer = try get(target, target.page, headers)
      guard answer.status == 200 else { continue }
      if answer.cookie == nil || answer.cookie == cookie { taken += 1 }
    }
    let failures = taken > 0 ? ["\(taken) were accepted"] : []
    return Finding("\(cookies.count) \(words)", failures)
  }

  private static func stolen(_ target: AttackTarget) throws -> Finding {
    let victim = try VisitorPage(target, target.page)
    let thief = try VisitorPage(target, target.page)
    var failures: [String] = []
    let tries = [
      (thief.cookie, victim.hello),
      (victim.cookie, #"["hello",1,"\#(victim.session)","\#(thief.token)",0]"#),
      (thief.cookie, #"["hello",1,"\#(victim.session)","\#(thief.token)",0]"#),
    ]
    for (cookie, hello) in tries {
      let socket = try RawSocket(socketOf: target, cookie: cookie)
      try socket.send(text: hello)
      try socket.send(text: "[1,\(thief.button),\"tap\"]")
      if (try? socket.frame(until: .now + .seconds(10)))?.opcode == 1 {
        failures.append("a session was given to somebody else")
      }
    }
    return Finding("3 sockets for another visitor's session", failures)
  }

  /// Checks that what one visitor types into a search field appears on no other page.
  private static func apart(_ target: AttackTarget) throws -> Finding {
    let writer = try VisitorPage(target, "/")
    var fields: [Int] = []
    var start = 0
    while let place = writer.document.body.place(of: #" type="search""#, from: start) {
      if let element = writer.document.element(at: place) { fields.append(element) }
      start = place + 1
    }
    // The node of the input may be inside the node with the number.
    if fields.isEmpty { return Finding("nothing: the first page has no field to search with") }
    try writer.connect()
    for element in fields {
      for count in 1...20 {
        try writer.send(#"\#(element),"change","text","\#(secretWords) \#(count)""#)
      }
    }
    try writer.settle(within: 20)
    var failures: [String] = []
    for _ in 0..<5 where try get(target, "/", VisitorPage.headers).body.contains(words: secretWords)
    {
      failures.append("a new page shows what another visitor searched")
    }
    return Finding("words typed into \(fields.count) search fields, looked for elsewhere", failures)
  }
}
