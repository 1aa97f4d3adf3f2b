extension UInt16 {
  /// A port that the system gives to nobody who asks for any: a test that stops its server finds
  /// none of another test there.
  package static var quietPort: UInt16 { .random(in: 20_000..<30_000) }
}
