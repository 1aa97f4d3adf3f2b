/// A field of a JSON body as text; `nil` if it holds no single value.
struct FieldText: Decodable {
  let text: String?

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    text =
      (try? container.decode(String.self))
      ?? (try? container.decode(Int64.self)).map(String.init)
      ?? (try? container.decode(Double.self)).map { "\($0)" }
  }
}
