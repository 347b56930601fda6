extension Attack {
  /// Attacks by the frames that a page sends.
  static var frames: [Attack] {
    [
      Attack("broken frames") { target in try broken(target) },
      Attack("huge frames") { target in try huge(target) },
      Attack("hostile values", needsProcess: true) { target in try hostile(target) },
      Attack("flood of frames") { target in try flood(target) },
      Attack("slow reader") { target in try slowReader(target) },
    ]
  }

  private static func broken(_ target: AttackTarget) throws -> Finding {
    let texts = [
      "", "[", "[]", "{}", "null", "\"", "[1]", #"[1,2,"tap""#, #"[1e99,2,"tap"]"#,
      #"[-1,2,"tap"]"#, #"[5,2,"tap"]"#, #"[1,"p2","tap"]"#, #"["hello",1]"#, #"["ack",1e99]"#,
      #"["window","x",-1,1e999,true,true,true]"#, String(repeating: "[", count: 100_000),
      #"[1,2,"change","text","\#("\\ud800")"]"#, #"[1,0,"history",1e18,"a"]"#,
      #"[1,0,"history",-1,"../.."]"#, #"[1,9007199254740993,"tap"]"#,
    ]
    var frames = texts.map { RawSocket.frame(Array($0.utf8)) }
    frames += [
      RawSocket.frame([0xff, 0xfe, 0x80]), RawSocket.frame([1], isMasked: false),
      RawSocket.frame([1], reserved: 0x40), RawSocket.frame(opcode: 2, [1, 2, 3]),
      RawSocket.frame(opcode: 0, [1]), RawSocket.frame(opcode: 11, [1]),
      RawSocket.frame(opcode: 9, Array(repeating: 1, count: 200)), [0x81, 0xff] + eights,
      RawSocket.frame(opcode: 8, [3]),
      RawSocket.frame([0x5b], isLast: false) + RawSocket.frame([1]),
    ]
    var answers: [String: Int] = [:]
    // One page sends all frames: a closed socket leaves the session for the next socket.
    let page = try VisitorPage(target, target.page)
    for frame in frames {
      try page.connect()
      try? page.socket?.send(frame)
      var code = (try? page.socket?.closing(within: 0.2)).flatMap { $0 }
      if code == nil {
        // A socket that the server has left open is asked to close.
        try? page.socket?.send(RawSocket.frame(opcode: 8, [3, 232]))
        code = (try? page.socket?.closing(within: 5)).flatMap { $0 }
      }
      answers[code.map { "\($0)" } ?? "none", default: 0] += 1
      page.disconnect()
    }
    let words = answers.sorted { $0.key < $1.key }.map { "\($0.key) × \($0.value)" }
    return Finding("\(frames.count) broken frames: \(words.joined(separator: ", "))")
  }

  private static let eights = [UInt8](repeating: 0xff, count: 8)

  private static func huge(_ target: AttackTarget) throws -> Finding {
    let before = target.memory
    var failures: [String] = []
    let page = try VisitorPage(target, target.page)
    // Many sockets send a frame of 900,000 bytes without its last byte, before `hello`.
    let whole = RawSocket.frame(Array(repeating: 0x20, count: 900_000))
    var sockets: [RawSocket] = []
    for _ in 0..<100 {
      guard let socket = try? RawSocket(socketOf: target, cookie: page.cookie) else { continue }
      try? socket.send(Array(whole.dropLast()), within: 5)
      sockets.append(socket)
    }
    hold(1)
    if let before, let after = target.memory, after > before + 40_000_000 {
      failures.append("sockets without hello fill \((after - before) / 1_000_000) MB")
    }
    let unhello = sockets.filter(\.isClosed).count
    sockets = []
    // One frame is too large, and the header of the other one announces 4 GB.
    var codes: [Int] = []
    for frame in [
      RawSocket.frame(Array(repeating: 0x20, count: 2_000_000)), [0x81, 0xff, 0, 0, 0, 1],
    ] {
      try page.connect()
      try? page.socket?.send(frame, within: 5)
      try? page.socket?.send([0, 0, 0, 0, 0, 0, 0, 0])
      codes.append((try? page.socket?.closing(within: 5)).flatMap { $0 } ?? 0)
      page.disconnect()
    }
    return Finding(
      "100 sockets with 0.9 MB before hello (\(unhello) closed), frames of 2 MB and 4 GB: \(codes)",
      failures
    )
  }

  /// Sends events with values that no control has, to every element of the page.
  private static func hostile(_ target: AttackTarget) throws -> Finding {
    let numbers = ["1e999", "-1e999", "1e300", "9e18", "-9e18", "1e-320", "253402300801", "-1e15"]
    var sent = 0
    for path in [target.page, "/"] {
      let page = try VisitorPage(target, path)
      let elements = Set(
        ["change", "drag", "drop", "move", "delete", "action", "key", "focus"]
          .flatMap { page.document.elements(answering: $0) }
      )
      var events: [String] = []
      for element in elements {
        for number in numbers {
          events += [
            #"\#(element),"change","number",\#(number)"#,
            #"\#(element),"change","date",\#(number)"#,
            #"\#(element),"drag",[0,\#(number)],[\#(number),1],true"#,
            #"\#(element),"drop",["x"],[\#(number),2]"#, #"\#(element),"action",\#(number)"#,
            #"\#(element),"delete",\#(number)"#, #"\#(element),"move",\#(number),\#(number)"#,
            #"\#(element),"change","selection",[\#(number)]"#,
          ]
        }
      }
      try page.connect()
      for event in events {
        do {
          _ = try page.time(event, within: 20)
        } catch {
          if target.isRunning == false { throw error }
          // The server refused the frame and closed the socket. It still has to let the next page connect.
          let next = try VisitorPage(target, path)
          try next.connect()
          return Finding("\(sent) hostile values, until \(error)")
        }
        sent += 1
      }
    }
    return Finding("\(sent) events with hostile values")
  }

  private static func flood(_ target: AttackTarget) throws -> Finding {
    let closed = Tally()
    let sent = Tally()
    let end = ContinuousClock.now + .seconds(5)
    onThreads(4) { _ in
      while ContinuousClock.now < end {
        guard let page = try? VisitorPage(target, target.page), (try? page.connect()) != nil else {
          continue
        }
        while ContinuousClock.now < end {
          do {
            for _ in 0..<50 { try page.send("\(page.button),\"tap\"") }
            sent.add(50)
            try page.drain()
          } catch {
            break
          }
        }
        if ContinuousClock.now < end { closed.add() }
      }
    }
    return Finding("\(sent.count) taps in 5 s on 4 sockets; \(closed.count) sockets were closed")
  }

  /// Opens pages that make the server write and do not read.
  private static func slowReader(_ target: AttackTarget) throws -> Finding {
    let before = target.memory
    let pages = try (0..<10).map { _ in
      let page = try VisitorPage(target, target.page)
      try page.connect(room: 4096)
      return page
    }
    let end = ContinuousClock.now + .seconds(5)
    while ContinuousClock.now < end {
      for page in pages { try? page.send("\(page.button),\"tap\"") }
      hold(0.005)
    }
    var failures: [String] = []
    if let before, let after = target.memory, after > before + 200_000_000 {
      failures.append("they filled \((after - before) / 1_000_000) MB")
    }
    return Finding("10 pages that click for 5 s and read nothing", failures)
  }
}
