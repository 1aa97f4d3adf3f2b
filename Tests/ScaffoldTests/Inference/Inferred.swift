import DocumentReading
import Templates

@testable import Inference

/// What the tool infers of samples in a test.
enum Inferred {
  static func reply(
    _ samples: [String], entity: String = "Thing", kind: InferredKind? = nil,
    place: String? = nil, overrules: Overrules = .none
  ) throws -> InferredReply {
    let inference = ReplyInference(
      entity: entity, kind: kind, place: place.flatMap { JSONPointer($0) }, overrules: overrules,
      isTaken: { $0 == "Label" })
    let samples = try samples.enumerated().map { index, text in
      try ReplySample(file: "\(index + 1).json", bytes: Array(text.utf8))
    }
    return try inference.reply(from: samples)
  }

  /// The fields of a list with these rows.
  static func fields(ofRows rows: String...) throws -> String {
    try reply(["[" + rows.joined(separator: ",") + "]"]).fieldsText
  }

  /// Why a reply says nothing; `nil` if it does.
  static func refusal(of bytes: [UInt8]) -> String? {
    do {
      let sample = try ReplySample(file: "a.json", bytes: bytes)
      _ = try ReplyInference(entity: "Thing").reply(from: [sample])
      return nil
    } catch {
      return "\(error)"
    }
  }
}
