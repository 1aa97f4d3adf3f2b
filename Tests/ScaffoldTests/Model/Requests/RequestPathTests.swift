import Ground
import Testing

@testable import Model

@Suite struct RequestPathTests {
  @Test(arguments: [
    ("issues", "/issues", "issues", "GET issues.json"),
    (
      "/statuses/public.json", "/statuses/public.json", "statuses/public.json",
      "statuses/GET public.json"
    ),
    (
      "/repos/{owner}/{repo=swift}/issues", "/repos/{owner}/{repo=swift}/issues",
      #"repos/\(owner)/\(repo)/issues"#, "repos/_/_/GET issues.json"
    ),
    ("/users/{user_id}", "/users/{user_id}", #"users/\(userID)"#, "users/GET _.json"),
    ("/v0/item/{id}.json", "/v0/item/{id}.json", #"v0/item/\(id).json"#, "v0/item/GET _.json"),
    ("/pets/", "/pets/", "pets/", "GET pets.json"),
    ("/pets /pet /pet/{id}", "/pets /pet /pet/{id}", "pets", "GET pets.json"),
    ("/@{name}-{place}/列表", "/@{name}-{place}/列表", #"@\(name)-\(place)/列表"#, "_/GET 列表.json"),
  ])
  func isReadAndWritten(text: String, recorded: String, swift: String, file: String) throws {
    let path = try RequestPath(text)

    #expect(path.description == recorded)
    #expect(path.swift(id: "id") == swift)
    #expect(path.file("GET") == file)
  }

  @Test(arguments: [
    ("/posts", #"posts/\(id)"#, "posts/GET _.json"),
    ("/posts/{id}", #"posts/\(id)"#, "posts/GET _.json"),
    ("/posts/", #"posts/\(id)/"#, "posts/GET _.json"),
    ("/posts.json", #"posts/\(id).json"#, "posts/GET _.json"),
    ("/posts /post/{id}", #"post/\(id)"#, "post/GET _.json"),
    ("/posts /post", #"posts/\(id)"#, "posts/GET _.json"),
    ("/posts/{id}/body.json", #"posts/\(id)/body.json"#, "posts/_/GET body.json"),
  ])
  func leadsToOneOfMany(text: String, swift: String, file: String) throws {
    let path = try RequestPath(text).ofOne

    #expect(path.swift(id: "id") == swift)
    #expect(path.file("GET") == file)
  }

  @Test(arguments: [
    ("/posts", "posts"), ("/posts /post", "post"), ("/posts /new/ /post/{id}", "new/"),
  ])
  func leadsToWhereANewOneIsSent(text: String, swift: String) throws {
    #expect(try RequestPath(text).ofNew.swift(id: "id") == swift)
  }

  @Test func isAskedOfARealServer() throws {
    let path = try RequestPath("/{org}/列表/{id}")
    #expect(
      path.address(id: "a/b c", values: ["org": "x&y"]) == "x%26y/%E5%88%97%E8%A1%A8/a%2Fb%20c")
  }

  @Test func knowsWhatTheAppSays() throws {
    let parameters = try RequestPath("/{user_id}/{repo=swift}/{id}").parameters

    #expect(parameters.map(\.name) == ["userID", "repo"])
    #expect(parameters.map(\.sample) == ["user_id", "swift"])
  }

  @Test(arguments: [
    ("", "`` in `` cannot be part of a path; \(segments)"),
    ("/a//b", "`` in `/a//b` cannot be part of a path; \(segments)"),
    ("/a/../b", "`..` in `/a/../b` cannot be part of a path; \(segments)"),
    ("/a?b=1", "`a?b=1` in `/a?b=1` cannot be part of a path; \(segments)"),
    (#"/a"b"#, #"`a"b` in `/a"b` cannot be part of a path; \#(segments)"#),
    ("/a}", "`a}` in `/a}` cannot be part of a path; \(segments)"),
    ("/{a", "a `{` in `/{a` is never closed; write a `}` behind its name"),
    ("/{}", "`{}` in `/{}` is no name; \(names)"),
    ("/{1a}", "`{1a}` in `/{1a}` is no name; \(names)"),
    ("/{class}", "`{class}` in `/{class}` is no name; \(names)"),
    (
      "/{client}",
      "`{client}` in `/{client}` cannot be called so: the generated code uses the name; call it "
        + "otherwise"
    ),
    ("/{a_b}/{aB}", "`{aB}` is twice in `/{a_b}/{aB}`; rename one"),
    (
      "/a /b /c",
      "`/a /b /c` has too many paths; write that of the list, that of a new row and that of one: "
        + #"`"/pets /pet /pet/{id}"`"#
    ),
    (
      "/a /b/{x}",
      "`{x}` in `/a /b/{x}` is not in the first path; call what is the same by one name"
    ),
    ("/{a=}", "`` in `/{a=}` is no value of `a`; write letters, digits and `-_.~@+,=`"),
  ])
  func saysWhatIsWrong(text: String, message: String) {
    #expect(complaint { try RequestPath(text) } == message)
  }

  private static let segments =
    "write letters, digits and `-_.~@+,=` between the `/`, without a query"
  private static let names = "use letters, digits and `_`, starting with a letter"
}
