import HTTPTypes
import NIOCore
import Testing

@testable import PandoWeb

@Suite("Client addresses")
struct ClientAddressTests {
  @Test func addresses_ofOneNetwork_areOne() {
    #expect(ClientAddress("2001:db8:1:2::1") == ClientAddress("2001:db8:1:2:ffff:ffff:0:9"))
    #expect(ClientAddress("2001:db8:1:2::1") != ClientAddress("2001:db8:1:3::1"))
    #expect(ClientAddress("192.0.2.1") != ClientAddress("192.0.2.2"))
    #expect(ClientAddress("::ffff:192.0.2.1") == ClientAddress("192.0.2.1"))
    #expect(ClientAddress("::1") != nil)
    #expect(ClientAddress("::") != ClientAddress("0.0.0.0"))
  }

  @Test func loopback_isKnown() {
    for text in ["127.0.0.1", "127.9.9.9", "::1", "::ffff:127.0.0.1"] {
      #expect(ClientAddress(text)?.isLoopback == true)
    }
    for text in ["128.0.0.1", "2001:db8::1", "::2"] {
      #expect(ClientAddress(text)?.isLoopback == false)
    }
  }

  @Test func text_isReadWithAPort_andOnlyIfItIsAnAddress() {
    #expect(ClientAddress("192.0.2.1:5000") == ClientAddress("192.0.2.1"))
    #expect(ClientAddress("[2001:db8::1]:5000") == ClientAddress("2001:db8::1"))
    #expect(ClientAddress("[2001:db8::1]") == ClientAddress("2001:db8::1"))
    for text in ["", "unknown", "_hidden", "1.2.3", "1.2.3.4.5", "[", "]", "::g", "a:b"] {
      #expect(ClientAddress(text) == nil, "\(text)")
    }
    #expect(ClientAddress(String(repeating: "1", count: 1000)) == nil)
  }

  @Test func proxies_nameTheClient_andEntriesFurtherLeftAreClaims() {
    func address(_ lists: [String], _ count: Int = 1) -> ClientAddress? {
      var fields = HTTPFields()
      for list in lists { fields.append(HTTPField(name: .forwardedFor, value: list)) }
      return ClientAddress(forwardedIn: fields, proxyCount: count)
    }
    #expect(address([]) == nil)
    #expect(address(["203.0.113.9"]) == ClientAddress("203.0.113.9"))
    #expect(address(["10.0.0.1, 203.0.113.9"]) == ClientAddress("203.0.113.9"))
    #expect(address(["10.0.0.1", "203.0.113.9"]) == ClientAddress("203.0.113.9"))
    #expect(address(["1.1.1.1, 203.0.113.9, 192.0.2.7"], 2) == ClientAddress("203.0.113.9"))
    #expect(address(["203.0.113.9"], 3) == ClientAddress("203.0.113.9"))
    #expect(address(["203.0.113.9, nonsense"]) == nil)
  }
}
