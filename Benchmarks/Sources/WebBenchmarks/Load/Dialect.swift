import Foundation

/// The protocol that the pages of a server use on their sockets.
protocol Dialect {
  /// The path of the socket, with its query.
  var path: String { get }
  /// The cookie of the page, if there is one.
  var cookie: String? { get }

  /// Takes a text from the server, and returns the reaction.
  mutating func take(_ text: [UInt8]) -> Reaction
  /// The message that presses the button of the page.
  mutating func press() -> String
}

/// The reaction to a text from the server.
struct Reaction {
  /// The texts to send.
  var answers: [String] = []
  /// Whether the page is live from now on.
  var isReady = false
  /// Whether the page shows the result of the last press.
  var isAnswer = false
}

/// A page of Pando (docs/PROTOCOL.md).
struct PandoPage: Dialect {
  let path = "/pando/socket"
  let cookie: String?
  private let session: String
  private let token: String
  private let button: Int
  private var sent = 0

  init(head: String, body: [UInt8]) throws {
    let html = String(decoding: body, as: UTF8.self)
    guard let cookie = head.firstMatch(of: /(pando[^=; ]*=[0-9a-f.]+)/),
      let meta = html.firstMatch(of: /content="([0-9a-f]{32}) ([0-9a-f]{32})/),
      let button = html.firstMatch(of: /<button[^>]*data-on="tap[^>]*id="p(\d+)"/),
      let number = Int(button.output.1)
    else { throw LoadError("this is no live page: \(html.prefix(300))") }
    self.cookie = String(cookie.output.1)
    session = String(meta.output.1)
    token = String(meta.output.2)
    self.button = number
  }

  /// The first frame; the server sends nothing before it.
  var hello: String { #"["hello",1,"\#(session)","\#(token)",0]"# }

  mutating func take(_ text: [UInt8]) -> Reaction {
    let (batch, event) = Self.numbers(of: text)
    var reaction = Reaction(isAnswer: event == sent)
    // A browser acknowledges batches with its next animation frame. A sign of life has the number 0.
    if batch > 0, batch % 16 == 0 { reaction.answers = ["[\"ack\",\(batch)]"] }
    return reaction
  }

  mutating func press() -> String {
    sent += 1
    return "[\(sent),\(button),\"tap\"]"
  }

  /// The number of a batch, and of the last event that it answers.
  private static func numbers(of batch: [UInt8]) -> (batch: Int, event: Int) {
    var numbers = [0, 0]
    var index = 0
    for byte in batch.dropFirst() {
      if byte == UInt8(ascii: ",") {
        index += 1
        if index == 2 { break }
      } else {
        numbers[index] = numbers[index] * 10 + Int(byte) - 48
      }
    }
    return (numbers[0], numbers[1])
  }
}

/// An echo of a message as long as the answer to a click.
struct EchoPage: Dialect {
  let path = "/"
  let cookie: String? = nil
  private let message = #"[12345,12345,[["t","p2","12345"]]]"#

  mutating func take(_ text: [UInt8]) -> Reaction { Reaction(isAnswer: true) }
  mutating func press() -> String { message }
}

/// A page of NiceGUI, which speaks Socket.IO 5 over Engine.IO 4.
struct NiceGUIPage: Dialect {
  let path: String
  let cookie: String? = nil
  private let event: String

  init(head: String, body: [UInt8]) throws {
    let html = String(decoding: body, as: UTF8.self)
    guard let client = html.firstMatch(of: /'client_id': '([0-9a-f-]+)'/)?.output.1,
      let button = html.firstMatch(of: /"(\d+)":\{"tag":"q-btn".*?"listener_id":"([0-9a-f-]+)"/)
    else { throw LoadError("this is no page of NiceGUI: \(html.prefix(300))") }
    path =
      "/_nicegui_ws/socket.io/?client_id=\(client)&next_message_id=0&implicit_handshake=true"
      + "&tab_id=\(UUID().uuidString)&document_id=\(UUID().uuidString)&EIO=4&transport=websocket"
    let values =
      #""id":\#(button.output.1),"client_id":"\#(client)","listener_id":"\#(button.output.2)""#
    event = #"42["event",{\#(values),"args":[]}]"#
  }

  mutating func take(_ text: [UInt8]) -> Reaction {
    switch text.first {
    case UInt8(ascii: "0"): Reaction(answers: ["40"])
    case UInt8(ascii: "2"): Reaction(answers: ["3"])
    case UInt8(ascii: "4") where text.dropFirst().first == UInt8(ascii: "0"):
      Reaction(isReady: true)
    default: Reaction(isAnswer: text.starts(with: Array(#"42["update""#.utf8)))
    }
  }

  mutating func press() -> String { event }
}
