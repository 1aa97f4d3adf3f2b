import Testing

/// What is emitted never depends on a layout that the compiler's incremental build misses.
@Suite struct LayoutChainTests {
  /// A type of `AData`, what `ABusiness` makes of it, what `AView` makes of that, and the chains.
  @Test(arguments: [
    ("struct P {}", "struct R { let p: P }", "struct V { let r: R }", true),
    ("struct P {}", "enum R { case none, one(Int, shown: P?) }", "enum V { case r(R) }", true),
    ("struct P {}", "struct R { let p: P }", "final class V { var r: R? }", true),
    ("struct P {}", "struct R { let both: (Int, P) }", "struct V { let r: Result<R, E> }", true),
    ("struct P {}", "struct R { let q: Q }\nstruct Q { let p: P }", "struct V { let r: R }", true),
    ("struct P {}", "typealias R = P", "struct V { let r: R }", true),
    ("struct P<T> { let t: T }", "struct R { let p: P<Int> }", "struct V { let r: R }", true),
    ("struct P {}", "indirect enum R { case one(P) }", "struct V { let r: R }", false),
    ("struct P {}", "final class R { let p: P }", "struct V { let r: R }", false),
    ("@frozen\nstruct P {}", "struct R { let p: P }", "struct V { let r: R }", false),
    ("actor P {}", "struct R { let p: P }", "struct V { let r: R }", false),
    ("protocol P {}", "struct R { let p: any P }", "struct V { let r: R }", false),
    (
      "struct P {}", "struct R { let p: [P], all: Set<P>, make: () -> P }", "struct V { let r: R }",
      false
    ),
    (
      "struct P {}", "struct R { var p: P { P() }; static let p = P() }", "struct V { let r: R }",
      false
    ),
    ("struct P {}", "struct R { let p: P }", "struct V { let all: [R] }", false),
    (
      "struct P {}", "struct R { let p: P }\nfinal class Q { let r: R }", "struct V { let q: Q }",
      false
    ),
    ("struct P {}", "struct R<T> { let t: T? }", "struct V { let r: R<Int> }", false),
    (
      "struct P {}", "struct R<T> { let all: [T] }",
      "struct V { let r: R<Q> }\nstruct Q { let p: P }",
      false
    ),
  ])
  func findsWhatCrossesTwoTargets(data: String, business: String, view: String, isFound: Bool) {
    let chains = LayoutChain.all(in: [
      "Sources/Modules/A/Data/P.swift": data,
      "Sources/Modules/A/Business/R.swift": business,
      "Sources/Modules/A/View/V.swift": view,
    ])
    #expect(chains.isEmpty != isFound)
  }

  @Test func saysWhereTheChainIs() {
    let chains = LayoutChain.all(in: [
      "Sources/Modules/Feed/Business/Post.swift": "package struct Post { package let id: Int }",
      "Sources/Modules/Feed/View/FeedRoute.swift":
        "package enum FeedRoute { case start, detail(Post.ID, shown: Post? = nil) }",
      "Sources/App/AppRoute.swift": "package enum AppRoute { case feed(FeedRoute) }",
      "Sources/App/AppSignIn.swift": "struct AppSignIn { let route: AppRoute? }",
    ])
    #expect(
      chains.map(\.description) == [
        "App.AppRoute stores FeedView.FeedRoute stores FeedBusiness.Post",
        "App.AppSignIn stores App.AppRoute stores FeedView.FeedRoute stores FeedBusiness.Post",
      ])
  }

  /// Fields of every type that may stand in what the words ask for.
  private static let shapes = [
    "--kind list --screens list,detail,create,edit,delete,search --fields \(plain)",
    "--kind list --screens list,detail,create,edit,delete,search --fields \(nested)",
    "--kind list --without network --screens list,detail,create,edit,delete --fields \(plain)",
    "--kind list --without database --fields \(shown)", "--kind list --fields \(shown)",
    "--kind item --fields \(shown)", "--kind item --without network --fields \(shown)",
    "--kind item --by id --fields \(shown)", "--kind form --fields \(entered)",
  ]
  private static let plain =
    "id:UUID,title:String,at:Date,price:Decimal?,day:Day,link:URL?,extra:LongText,"
    + "mail:Email?,kind:enum(a,b)"
  private static let shown = plain + ",json:JSON,picture:Image?,moment:Timestamp(ms),data:Data?"
  private static let nested =
    "id:Int64,owner:User{name:String,team:Team{day:Day,at:Timestamp(s)}?},"
    + "labels:[Label{text:String}]?,prices:[String:Decimal]"
  private static let entered =
    "name:String,secret:Secret,born:Day?,owner:Owner{pin:String?,day:Day}"

  @Test(arguments: ["mvvm", "mvc", "mvc-variant", "mv"])
  func nothingEmittedHasOne(_ pattern: String) throws {
    let sandbox = try Sandbox()
    let ui = pattern == "mv" ? "swiftui" : "both"
    #expect(sandbox.run("new-project Demo --at . --ui \(ui)").status == .success)
    for (index, shape) in (Self.shapes + ["--kind login --second-factor"]).enumerated() {
      let outcome = sandbox.run(
        "new-module Part\(index)s --entity Thing\(index) --pattern \(pattern) \(shape)")
      #expect(outcome.status == .success, Comment(rawValue: outcome.err))
    }
    let files = try sandbox.tree().compactMapValues {
      $0.map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(LayoutChain.all(in: files).map(\.description) == [])
  }

  @Test func theExampleHasNone() throws {
    let folder = "Examples/LoginModule"
    let texts = try Repository.swiftFiles(below: folder + "/Sources").map {
      (String($0.dropFirst(folder.count + 1)), try Repository.read($0))
    }
    #expect(texts.count > 400)
    #expect(LayoutChain.all(in: Dictionary(uniqueKeysWithValues: texts)).map(\.description) == [])
  }
}
