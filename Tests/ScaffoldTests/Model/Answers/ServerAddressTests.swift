import Testing

@testable import Model

@Suite struct ServerAddressTests {
  @Test(arguments: [
    ("https://api.example.com", "api.example.com false false"),
    ("http://api.example.com:8080/2", "api.example.com true false"),
    ("http://localhost:8080", "localhost true true"),
    ("http://My-Mac", "my-mac true true"),
    ("http://mac.LOCAL/api", "mac.local true true"),
    ("http://local.example.com", "local.example.com true false"),
    ("http://127.0.0.1:8420/2", "127.0.0.1 true true"),
    ("http://10.1.2.3", "10.1.2.3 true true"),
    ("http://172.16.0.1", "172.16.0.1 true true"),
    ("http://172.32.0.1", "172.32.0.1 true false"),
    ("http://192.168.0.2", "192.168.0.2 true true"),
    ("http://192.169.0.2", "192.169.0.2 true false"),
    ("http://169.254.7.7", "169.254.7.7 true true"),
    ("http://100.64.0.1", "100.64.0.1 true false"),
    ("http://8.8.8.8", "8.8.8.8 true false"),
    ("http://[::1]:8080/a", "[::1] true true"),
    ("http://[FD00::2]", "[fd00::2] true true"),
    ("http://[fe80::1]", "[fe80::1] true true"),
    ("http://[2001:db8::1]", "[2001:db8::1] true false"),
  ])
  func saysWhereTheServerIs(_ text: String, _ told: String) throws {
    let address = try #require(ServerAddress(text))
    #expect("\(address.host) \(address.isPlain) \(address.isLocal)" == told)
  }

  @Test(arguments: [
    "here", "ftp://example.com", "https://", "https://:80", "https://a b", "https://a:port",
    "https://a:99999", "https://a\"b", "https://[::1", "https://[]", "https://[::1]x", "https://é",
  ])
  func othersAreNone(_ text: String) {
    #expect(ServerAddress(text) == nil)
  }
}
