import Testing

@testable import Generation
@testable import Model
@testable import Templates

@Suite struct ProjectMakerTests {
  /// `new-module` goes on with the project that it has just planned: its file will say the same.
  @Test(arguments: [[:], ["--ui": "both"], ["--ui": "none", "--languages": "zh-Hans,en"]])
  func knowsTheProjectBeforeItsFileIsWritten(_ values: [String: String]) throws {
    let sandbox = try Sandbox()
    _ = sandbox.run(["new-project", "Weibo"] + values.flatMap { [$0.key, $0.value] })
    let replies = Replies(values: values, flags: [], ask: nil, complain: { _ in })
    let maker = try ProjectMaker(name: ProjectName("Weibo"), replies: replies)

    var project = try ProjectFile(
      JSONSource(
        file: ProjectFile.path, bytes: Array(sandbox.read("Weibo/scaffold.json").utf8)))
    #expect(project.architecture != nil)
    project.architecture = nil

    #expect(try maker.project(maker.answers()) == project)
  }
}
