import Foundation

extension Attack {
  /// Attacks that take up resources with little traffic.
  static var connections: [Attack] {
    [
      Attack("silent connections") { target in
        let sockets = take(1100) { _ in try RawSocket(target, within: 2) }
        hold(5)
        return Finding("\(sockets.count) connections that say nothing, for 5 s")
      },
      Attack("sockets without hello") { target in
        let cookie = try VisitorPage(target, target.page).cookie
        let sockets = take(1000) { _ in
          try RawSocket(socketOf: target, cookie: cookie, within: 2)
        }
        var failures: [String] = []
        do {
          let page = try VisitorPage(target, target.page, within: 10)
          try page.connect(within: 10)
          _ = try page.time("\(page.button),\"tap\"", within: 10)
        } catch {
          failures.append("a new page was locked out: \(error)")
        }
        hold(2)
        return Finding("\(sockets.count) sockets that do not say hello", failures)
      },
      Attack("one address takes all") { target in
        let source = target.isLocal ? "127.0.0.2" : nil
        let sockets = take(limit) { _ in try RawSocket(target, from: source, within: 0.5) }
        hold(3)
        return Finding("\(sockets.count) connections of one address, for 3 s")
      },
      Attack("slow headers") { target in
        let sockets = take(300) { _ in
          let socket = try RawSocket(target, within: 2)
          try socket.send("GET / HTTP/1.1\r\nHost: \(target.authority)\r\n")
          return socket
        }
        var open = 0
        for round in 0..<10 {
          open = sockets.count { (try? $0.send("X-\(round): x\r\n")) != nil }
          hold(0.5)
        }
        return Finding("\(sockets.count) requests whose headers never end; \(open) still open")
      },
      Attack("slow bodies") { target in
        let sockets = take(300) { _ in
          let socket = try RawSocket(target, within: 2)
          try socket.send(
            "POST /pando/upload/\(String(repeating: "0", count: 32))/1?name=x HTTP/1.1\r\n"
              + "Host: \(target.authority)\r\nOrigin: \(target.origin)\r\n"
              + "Content-Length: 1000000\r\n\r\n"
          )
          return socket
        }
        for _ in 0..<10 {
          for socket in sockets { try? socket.send("x") }
          hold(0.5)
        }
        return Finding("\(sockets.count) uploads of a byte in half a second")
      },
      Attack("connections a second") { target in
        let count = Tally()
        let end = ContinuousClock.now + .seconds(5)
        onThreads(4) { _ in
          while ContinuousClock.now < end, (try? RawSocket(target, within: 2)) != nil {
            count.add()
          }
        }
        return Finding("\(count.count) connections opened and closed in 5 s")
      },
    ]
  }

  /// The number of connections that one address tries to open: more than 1,024, within the limit of this
  /// process.
  private static var limit: Int { min(3000, descriptors - 200) }

  /// The maximum number of open files of this process, after the soft limit is raised.
  private static let descriptors: Int = {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    limit.rlim_cur = limit.rlim_max
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    return Int(clamping: limit.rlim_cur)
  }()

  /// Opens up to `count` sockets; stops after ten failures in a row or fifteen seconds.
  private static func take(_ count: Int, _ open: (Int) throws -> RawSocket) -> [RawSocket] {
    var sockets: [RawSocket] = []
    var failures = 0
    let end = ContinuousClock.now + .seconds(15)
    for index in 0..<min(count, descriptors - 200) where failures < 10 && ContinuousClock.now < end
    {
      do {
        sockets.append(try open(index))
        failures = 0
      } catch {
        failures += 1
      }
    }
    return sockets
  }
}
