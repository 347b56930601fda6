/// A server's response.
struct Answer {
  var status = 0
  var headers: [(name: String, value: String)] = []
  var body: [UInt8] = []

  subscript(name: String) -> String? {
    headers.first { $0.name == name.lowercased() }?.value
  }

  /// The visitor's cookie to send back, with its full name.
  var cookie: String? {
    headers.lazy.filter { $0.name == "set-cookie" && $0.value.contains("pando") }
      .map { String($0.value.prefix { $0 != ";" }) }.first
  }

  /// The id and the token of the document's session.
  var session: (id: String, token: String)? {
    guard let meta = body.place(of: #" name="pando""#) else { return nil }
    // The attributes of an element may come in any order.
    let start = body[..<meta].lastIndex(of: UInt8(ascii: "<")) ?? meta
    guard let content = body.place(of: #"content=""#, from: start),
      let words = body.words(from: content + 9, upTo: "\"")
    else { return nil }
    let parts = words.split(separator: " ")
    return parts.count >= 2 ? (String(parts[0]), String(parts[1])) : nil
  }

  /// The number of the element with an accessibility identifier.
  func element(_ identifier: String) -> Int? {
    guard let place = body.place(of: #"data-testid="\#(identifier)""#) else { return nil }
    return element(at: place)
  }

  /// The number of the element whose node contains a position in the document.
  func element(at place: Int) -> Int? {
    guard let start = body[..<place].lastIndex(of: UInt8(ascii: "<")),
      let end = body[place...].firstIndex(of: UInt8(ascii: ">"))
    else { return nil }
    if let name = body.place(of: Self.name, from: start), name < end { return number(at: name) }
    // The position may be inside the node with the number, which starts before it.
    var last: Int?
    var from = max(0, start - 2000)
    while let name = body.place(of: Self.name, from: from), name < start {
      last = name
      from = name + 1
    }
    return last.flatMap { number(at: $0) }
  }

  private static let name = #" id="p"#

  private func number(at place: Int) -> Int? {
    let digits = body[(place + Self.name.utf8.count)...].prefix { (0x30...0x39).contains($0) }
    return Int(String(decoding: digits, as: UTF8.self))
  }

  /// The numbers of the elements that handle an event, up to `limit`.
  func elements(answering event: String, limit: Int = 100) -> [Int] {
    var found: [Int] = []
    var start = 0
    while found.count < limit, let place = body.place(of: #" data-on=""#, from: start) {
      start = place + 10
      let events = body.words(from: start, upTo: "\"") ?? ""
      if events.split(separator: " ").contains(Substring(event)), let element = element(at: place) {
        found.append(element)
      }
    }
    return found
  }

  /// The paths of the application that the document links to, without the base path.
  func links(below basePath: String) -> [String] {
    var found: [String] = []
    var start = 0
    while found.count < 20, let place = body.place(of: #"href="\#(basePath)/"#, from: start) {
      start = place + 7 + basePath.utf8.count
      guard let path = body.words(from: start, upTo: "\""), !path.isEmpty,
        !path.hasPrefix("pando/"), !path.hasPrefix("/"), !path.contains("."), !path.contains("?")
      else { continue }
      if !found.contains(path) { found.append(path) }
    }
    return found
  }
}

extension RawSocket {
  /// The lines of a request. Its host is the target's unless the headers give another one.
  static func request(
    _ target: AttackTarget,
    _ path: String,
    method: String = "GET",
    _ headers: [(String, String)] = []
  ) -> String {
    var lines = "\(method) \(target.basePath)\(path) HTTP/1.1\r\n"
    if !headers.contains(where: { $0.0 == "Host" }) { lines += "Host: \(target.authority)\r\n" }
    for (name, value) in headers { lines += "\(name): \(value)\r\n" }
    return lines + "\r\n"
  }

  /// Sends a request and waits for the response.
  func ask(
    _ target: AttackTarget,
    _ path: String,
    method: String = "GET",
    _ headers: [(String, String)] = [],
    within seconds: Double = 60
  ) throws -> Answer {
    try send(Self.request(target, path, method: method, headers), within: seconds)
    return try answer(until: .now + .seconds(seconds))
  }

  /// Waits for a response, which has a body unless its status says otherwise.
  func answer(until deadline: ContinuousClock.Instant) throws -> Answer {
    var answer = Answer()
    let head = String(decoding: try take(through: "\r\n\r\n", until: deadline), as: UTF8.self)
    let lines = head.split(separator: "\r\n")
    answer.status = lines.first?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      answer.headers.append(
        (parts[0].lowercased(), String(parts[1].drop(while: { $0 == " " })))
      )
    }
    if [101, 204, 304].contains(answer.status) { return answer }
    if let length = answer["Content-Length"].flatMap({ Int($0) }), length >= 0 {
      answer.body = try take(length, until: deadline)
    } else if answer["Transfer-Encoding"]?.lowercased().contains("chunked") == true {
      while true {
        let line = String(decoding: try take(through: "\r\n", until: deadline), as: UTF8.self)
        let digits = line.prefix(while: \.isHexDigit)
        guard let size = Int(digits, radix: 16) else { throw AttackError("no length of a chunk") }
        answer.body += try take(size, until: deadline)
        _ = try take(2, until: deadline)
        if size == 0 { break }
      }
    } else {
      answer.body = try takeAll(until: deadline)
    }
    return answer
  }
}

/// Sends a request on a connection of its own.
func get(
  _ target: AttackTarget,
  _ path: String,
  _ headers: [(String, String)] = [],
  within seconds: Double = 60
) throws -> Answer {
  try RawSocket(target, within: seconds).ask(target, path, headers, within: seconds)
}
