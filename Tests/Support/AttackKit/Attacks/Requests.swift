extension Attack {
  /// Attacks by many requests, or by requests that no browser sends.
  static var requests: [Attack] {
    [
      Attack("GETs without cookies") { target in
        let files = target.fileCount
        let finding = flood(target, 1500, VisitorPage.headers)
        guard let files, let after = target.fileCount, after > files + 10 else { return finding }
        return Finding(finding.did, ["they left \(after - files) files"])
      },
      Attack("GETs with one cookie") { target in
        let cookie = try VisitorPage(target, target.page).cookie
        return flood(target, 1500, VisitorPage.headers + [("Cookie", cookie)])
      },
      Attack("embedded requests") { target in try embedded(target) },
      Attack("two Host headers") { target in
        let socket = try RawSocket(target)
        let more = [("Host", target.authority), ("Host", "evil.example")]
        let answer = try socket.ask(target, target.page, more, within: 10)
        let words = "two Host headers: \(answer.status)"
        return Finding(words, answer.status == 400 ? [] : ["it answered \(answer.status), not 400"])
      },
      Attack("wrong host and origin") { target in try wrongPlace(target) },
      Attack("broken requests") { target in
        let requests = [
          "\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "GET / HTTP/1.1\r\nHost\r\n\r\n",
          "POST / HTTP/1.1\r\nHost: \(target.authority)\r\nContent-Length: -1\r\n\r\n",
          "POST / HTTP/1.1\r\nHost: \(target.authority)\r\nContent-Length: 5\r\n"
            + "Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
          "GET / HTTP/1.1\r\nHost: \(target.authority)\r\nX: \(String(repeating: "x", count: 60_000))\r\n\r\n",
          "\u{16}\u{3}\u{1}\u{2}\u{0}", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        ]
        let answers = Tallies()
        for request in requests {
          guard let socket = try? RawSocket(target) else { continue }
          try? socket.send(request)
          let answer = try? socket.answer(until: .now + .seconds(1))
          answers.add(answer.map { "\($0.status)" } ?? "none")
        }
        return Finding("\(requests.count) broken requests: \(answers.words)")
      },
    ]
  }

  /// Sends `count` requests, for ten seconds at most.
  private static func flood(
    _ target: AttackTarget,
    _ count: Int,
    _ headers: [(String, String)]
  ) -> Finding {
    let answers = Tallies()
    let end = ContinuousClock.now + .seconds(10)
    onThreads(8) { thread in
      var socket: RawSocket?
      for _ in 0..<(count / 8) where ContinuousClock.now < end {
        do {
          let open = try socket ?? RawSocket(target)
          socket = open
          let answer = try open.ask(target, target.page, headers, within: 10)
          answers.add("\(answer.status)")
          if answer["Connection"] == "close" { socket = nil }
        } catch {
          answers.add("\(error)")
          socket = nil
        }
      }
    }
    return Finding("\(count) GETs at most in 10 s: \(answers.words)")
  }

  /// Sends requests as images and frames on another site do: for documents that no user will see.
  private static func embedded(_ target: AttackTarget) throws -> Finding {
    let kinds: [[(String, String)]] = [
      [
        ("Sec-Fetch-Dest", "image"), ("Sec-Fetch-Mode", "no-cors"),
        ("Sec-Fetch-Site", "cross-site"),
      ],
      [
        ("Sec-Fetch-Dest", "empty"), ("Sec-Fetch-Mode", "no-cors"),
        ("Sec-Fetch-Site", "cross-site"),
      ],
      [
        ("Sec-Fetch-Dest", "iframe"), ("Sec-Fetch-Mode", "navigate"),
        ("Sec-Fetch-Site", "cross-site"),
      ],
      [
        ("Sec-Fetch-Dest", "document"), ("Sec-Fetch-Mode", "navigate"), ("Sec-Fetch-Site", "none"),
        ("Sec-Purpose", "prefetch"),
      ],
    ]
    let answers = Tallies()
    var live = 0
    for headers in kinds {
      for _ in 0..<75 {
        let answer = try get(target, target.page, headers, within: 30)
        answers.add("\(answer.status)")
        guard live == 0, let session = answer.session, let cookie = answer.cookie else { continue }
        // A document counts as a page if its session can be claimed.
        let socket = try RawSocket(socketOf: target, cookie: cookie)
        try socket.send(text: #"["hello",1,"\#(session.id)","\#(session.token)",0]"#)
        try socket.send(text: #"[1,\#(VisitorPage.nothing),"tap"]"#)
        let frame = try socket.frame(until: .now + .seconds(10))
        if frame.opcode == 1 { live += 1 }
      }
    }
    return Finding(
      "300 requests as other sites embed them: \(answers.words)",
      live > 0 ? ["they made sessions"] : []
    )
  }

  private static func wrongPlace(_ target: AttackTarget) throws -> Finding {
    let page = try VisitorPage(target, target.page)
    var failures: [String] = []
    for origin in [
      "http://evil.example", "null", "https://\(target.authority)", "http://127.0.0.1:1",
    ] {
      let socket = try? RawSocket(socketOf: target, cookie: page.cookie, origin: origin)
      try? socket?.send(text: page.hello)
      if let socket, (try? socket.frame(until: .now + .seconds(5)))?.opcode == 1 {
        failures.append("a socket of \(origin) was let in")
      }
    }
    let answer = try RawSocket(target).ask(target, target.page, [("Host", "evil.example")])
    var words = "sockets of 4 other origins, a page of evil.example: \(answer.status)"
    // A server without a list of its host names answers to any.
    if answer.status == 200, target.isLocal { failures.append("it answered to evil.example") }
    if answer.status == 200, !target.isLocal { words += " (it was not told its names)" }
    return Finding(words, failures)
  }
}
