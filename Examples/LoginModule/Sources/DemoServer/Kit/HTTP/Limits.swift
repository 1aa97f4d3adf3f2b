/// What a client may cost.
struct Limits: Sendable {
  var headBytes = 16_384
  var headers = 100
  var bodyBytes = 8_388_608
  var connections = 128
  /// How long a connection may be silent between two requests.
  var idle = Duration.seconds(60)
  /// How long a client may take to send a request, or to take a reply.
  var exchange = Duration.seconds(10)
}
