/// What the app says by itself.
struct Greeting {
  let name: String

  var text: String { "Hello, \(name)!" }
}
