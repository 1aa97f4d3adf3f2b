/// What the tool reads that somebody else may have written.
enum DamagedInput: String, CaseIterable, Sendable {
  case manifest
  case tuist
  case xcodeGen
  case projectFile
  case settings
  case ledger
  case scaffoldJSON
  case template
  case stencil
  case fields
  case history
  case json
  case document
  case reply
  case drift
  case description
  case swift
  case objectiveC
  case ignore
  case patterns
  case merge
  case conflict
  case messages
  case words
}

extension DamagedInput {
  /// The texts to damage. Longer ones are in the files that ``files`` names.
  var texts: [String] {
    switch self {
    case .manifest: [Self.wholeManifest]
    case .tuist: [Self.wholeTuist]
    case .xcodeGen: [Self.wholeXcodeGen]
    case .projectFile: []
    case .settings: [Self.wholeSettings]
    case .ledger: [Self.wholeLedger]
    case .scaffoldJSON: [Self.wholeScaffoldJSON]
    case .template: [Self.wholeTemplate]
    case .stencil: [Self.wholeStencil]
    case .fields: [Self.wholeFields]
    case .history: [Self.wholeHistory]
    case .json: [Self.wholeJSON]
    case .document: [Self.wholeDocument]
    case .reply, .drift: [Self.wholeReply, Self.nests]
    case .description: [Self.circles]
    case .swift: [Self.wholeSwift]
    case .objectiveC: [Self.wholeObjectiveC]
    case .ignore: [Self.wholeIgnore]
    case .patterns: [Self.wholePatterns]
    case .merge: [Self.wholeMerge]
    case .conflict: [Self.wholeConflict]
    case .messages: [Self.wholeMessages]
    case .words: [Self.wholeWords]
    }
  }

  /// Files of this repository that are damaged too.
  var files: [String] {
    switch self {
    case .projectFile:
      [
        "Tests/Adopted/Projects/Xcode26/Weibo.xcodeproj/project.pbxproj",
        "Tests/Adopted/Projects/XcodeGen/Weibo.xcodeproj/project.pbxproj",
      ]
    case .xcodeGen: ["Tests/YAML/documents/project.yml"]
    case .document: ["Tests/YAML/documents/collections.yaml", "Tests/YAML/documents/texts.yaml"]
    case .description: ["Tests/ScaffoldTests/Inference/Fixtures/shop.yaml"]
    case .reply, .drift:
      ["entries", "goods", "listing", "microblog", "search"].map {
        "Tests/ScaffoldTests/Inference/Fixtures/\($0).json"
      }
    default: []
    }
  }
}
