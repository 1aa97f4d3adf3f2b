import Testing

@testable import Weibo

struct GreetingTests {
  @Test func greets() {
    #expect(Greeting(name: "Ming").text == "Hello, Ming!")
  }
}
