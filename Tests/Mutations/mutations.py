"""What is broken in the emitted code, one place at a time.

A kind of module has the words that make one, and for each of its files the mutations: what goes
wrong, the text to find, and what it becomes. `{name}` is the name of the module. A text has to be
in its file exactly once, and the file has to compile without it. The tests of the module alone have
to notice; for what all modules share, all tests count.
"""

from typing import NamedTuple


class Kind(NamedTuple):
    """A module of one kind, and its mutations by file."""

    name: str
    words: list[str]
    mutations: dict[str, list[tuple[str, str, str]]]


ITEM = Kind(
    "Profile",
    [
        "--fields",
        "id:Int64 name:String nickname:String avatarURL:URL? createdAt:Date "
        "followers:Int following:Int isFollowed:Bool",
    ],
    {
        "Data/{name}DTO+Row.swift": [
            ("a column is kept as another", '"name": name.column', '"name": nickname.column'),
            ("a column is read as another", 'row.value("following")', 'row.value("followers")'),
        ],
        "Data/{name}Database.swift": [
            ("what may be missing may not", '"avatarURL" TEXT,', '"avatarURL" TEXT NOT NULL,'),
            ("two rows may have one id", "NOT NULL PRIMARY KEY", "NOT NULL"),
        ],
        "Data/{name}Network.swift": [
            ("another method", "Endpoint(.get,", "Endpoint(.post,"),
            ("another path", '"profile")', '"profiles")'),
        ],
        "Data/{name}Storage.swift": [
            ("the id is another's", '"profile.lastID"', '"lastID"'),
        ],
        "Business/{name}+{name}DTO.swift": [
            ("two values swapped", "followers: dto.followers", "followers: dto.following"),
            ("a flag turned round", "dto.isFollowed", "!dto.isFollowed"),
            ("a flag made up", "dto.isFollowed", "false"),
            (
                "what cannot be read is left out",
                'try dto.avatarURL.parsed(at: "avatarURL")',
                '(try? dto.avatarURL.parsed(at: "avatarURL")) ?? nil',
            ),
        ],
        "Business/{name}Handler.swift": [
            ("the policy is ignored", "supply.load(policy)", "supply.load(.networkFirst)"),
            (
                "the answer is not kept",
                "from: network.fetch, keptIn: database.items.chosen(by: storage.lastID),",
                "from: network.fetch,",
            ),
            ("the last id is not kept", ".chosen(by: storage.lastID)", ""),
        ],
        "View/{name}ViewModel.swift": [
            ("a text shows another value", "(item.value?.name)", "(item.value?.nickname)"),
            (
                "the session ends in silence",
                "sessionExpired: routing.sessionExpired",
                "sessionExpired: {}",
            ),
            ("nothing is there without a word", "ProfileText.empty", '""'),
        ],
    },
)

LOGIN = Kind(
    "Login",
    ["--kind", "login", "--second-factor"],
    {
        "Data/{name}Network.swift": [
            ("the code goes elsewhere", '"login/code"', '"login"'),
            ("the token goes elsewhere", '"logout"', '"login"'),
            ("the token is not given back", '"\\(token.scheme) \\(token.access)"', '""'),
            ("a refused renewal is any error", "client.renew(", "client.send("),
        ],
        "Data/{name}Reply.swift": [
            ("the challenge is not seen", "if let challenge", "if false, let challenge"),
        ],
        "Data/TokenDTO.swift": [
            ("the token never ends", '"expires_in"', '"expires"'),
            ("a token is printed", '{ "TokenDTO(…)" }', "{ access }"),
        ],
        "Data/{name}Storage.swift": [
            ("the name is another's", '"login.userName"', '"userName"'),
        ],
        "Business/Token+TokenDTO.swift": [
            ("what renews is lost", "dto.refresh ?? old?.refresh", "dto.refresh"),
            ("the token ends at once", "TimeInterval($0)", "0 * TimeInterval($0)"),
        ],
        "Business/TokenHandler.swift": [
            (
                "it asks with nothing",
                "guard let refresh = token.refresh else { throw .sessionExpired }",
                'let refresh = token.refresh ?? ""',
            ),
            ("it renews by another token", "Secret(refresh)", "Secret(token.access)"),
            ("what renews is forgotten", ", replacing: token", ""),
        ],
        "Business/{name}Handler.swift": [
            (
                "who has gone back is signed in",
                "    if Task.isCancelled { throw .cancelled }\n",
                "",
            ),
            ("the session is another's", "signIn(user.id,", 'signIn("",'),
            ("the warning is lost", "warning: unkept ?? warning", "warning: warning"),
            ("the name is not remembered", "try storage.userName.set(userName)", "_ = userName"),
            ("the challenge is another", "challenge: challenge.id", 'challenge: ""'),
        ],
        "View/{name}Form.swift": [
            (
                "the name is not filled in",
                "form.userName.enter(try? await handler.userName())",
                "_ = try? await handler.userName()",
            ),
        ],
        "View/{name}ViewModel.swift": [
            ("nobody asks for the code", "routing.push(.code(challenge))", "_ = challenge"),
            (
                "the sign-in stays",
                "case .signedIn(let user): submitted(user)",
                "case .signedIn: break",
            ),
        ],
    },
)

LIST = Kind(
    "Articles",
    [
        "--kind",
        "list",
        "--entity",
        "Article",
        "--fields",
        "id:Int64 title:String author:String url:URL? publishedAt:Date "
        "likes:Int views:Int isRead:Bool",
        "--fresh",
        "60s",
        "--section",
        "publishedAt",
    ],
    {
        "Data/ArticleDTO+Row.swift": [
            ("a column is kept as another", '"title": title.column', '"title": author.column'),
            ("a column is read as another", 'row.value("likes")', 'row.value("views")'),
        ],
        "Data/{name}Database.swift": [
            ("what may be missing may not", '"url" TEXT,', '"url" TEXT NOT NULL,'),
            ("two rows may have one id", "NOT NULL UNIQUE", "NOT NULL"),
        ],
        "Data/{name}Network.swift": [
            ("another method", '.get, "articles",', '.post, "articles",'),
            ("another path", '"articles"', '"article"'),
            ("every page is the first", "endpoint(after: cursor))", "endpoint(after: nil))"),
            ("the cursor is not sent", "query: cursor.map", "query: String?.none.map"),
            ("the cursor has another name", 'name: "cursor"', 'name: "page"'),
        ],
        "Data/{name}Reply.swift": [
            ("the rows have another key", "case items\n", 'case items = "rows"\n'),
            ("the cursor has another key", "case next\n", 'case next = "cursor"\n'),
        ],
        "Data/{name}Storage.swift": [
            ("the moment is another's", '"articles.updatedAt"', '"updatedAt"'),
        ],
        "Business/Article+ArticleDTO.swift": [
            ("two values swapped", "title: dto.title", "title: dto.author"),
            ("a flag made up", "dto.isRead", "false"),
        ],
        "Business/{name}Handler.swift": [
            (
                "no page is kept",
                "        keptIn: database.pages.aged(by: storage.updated),\n",
                "",
            ),
            (
                "its age is not kept",
                "keptIn: database.pages.aged(by: storage.updated)",
                "keptIn: database.pages",
            ),
            ("it is asked for each time", ".freshFor(.seconds(60))", ".cacheFirst"),
        ],
        "View/ArticleRow.swift": [
            ("a text shows another value", "item.title.displayText", "item.author.displayText"),
            ("the section is another", "SectionSpan.day", "SectionSpan.month"),
        ],
        "View/{name}ViewModel.swift": [
            (
                "the session ends in silence",
                "sessionExpired: routing.sessionExpired",
                "sessionExpired: {}",
            ),
            ("nothing is there without a word", "ArticlesText.empty", '""'),
            ("there are no sections", "      section: { row in row.section },\n", ""),
        ],
    },
)

FORM = Kind(
    "SignUp",
    [
        "--kind",
        "form",
        "--entity",
        "Member",
        "--fields",
        "name:String email:String pin:Secret age:Int? born:Date agreed:Bool user_id:Int64",
    ],
    {
        "Data/MemberDTO.swift": [
            ("a key is another", "case id\n", 'case id = "ID"\n'),
        ],
        "Data/{name}Database.swift": [
            ("what may be missing may not", '"age" INTEGER,', '"age" INTEGER NOT NULL,'),
        ],
        "Data/{name}Network.swift": [
            ("another method", "Endpoint(.post,", "Endpoint(.put,"),
            ("another path", '"sign-up"', '"sign_up"'),
            ("nothing is sent", ", body: .json(input)", ""),
        ],
        "Business/MemberInput.swift": [
            ("two values swapped", "name: input.name", "name: input.email"),
            ("a flag made up", "agreed: input.agreed", "agreed: false"),
        ],
        "Business/{name}Handler.swift": [
            ("what came of it is not kept", " keptIn: database.latest,", ""),
            (
                "it is sent twice",
                "try await supply.submit(input)",
                "_ = try await supply.submit(input)\n    return try await supply.submit(input)",
            ),
        ],
        "View/{name}Form.swift": [
            ("a field is known by another name", '= "user_id"', '= "userID"'),
            (
                "a field's error stands at another",
                r".email: EntryPath(\.email)",
                r".email: EntryPath(\.name)",
            ),
            ("old errors stay", "clearErrors()\n", ""),
            (
                "a field is not checked",
                "let age = self.age.check()",
                "let age = try? Int?(entered: self.age.text, in: .current)",
            ),
            (
                "only the first fault is reported",
                "let email = self.email.check()",
                "guard name != nil else { return nil }\n    let email = self.email.check()",
            ),
            ("two values swapped", "name: name,", "name: email,"),
            ("a flag made up", "agreed: agreed.value", "agreed: false"),
            (
                "a date that was not chosen is now",
                "ValueEntry<Date?>(nil)",
                "ValueEntry<Date?>(Date())",
            ),
        ],
        "View/{name}ViewModel.swift": [
            ("nothing is remembered", ' draft: "sign-up",', ""),
            (
                "the session ends in silence",
                "routing: routing",
                "routing: Routing<SignUpRoute>(drafts: routing.drafts)",
            ),
            ("nobody is notified of what came of it", "submitted: submitted)", "submitted: { _ in })"),
        ],
    },
)

NOTES = Kind(
    "Notes",
    [
        "--kind",
        "list",
        "--entity",
        "Note",
        "--screens",
        "list,detail,create,edit,delete,search",
        "--home",
        "tab",
        "--fields",
        "id:Int64 title:String body:String? isPinned:Bool author:Person{id:Int64 name:String}? "
        "labels:[Label{name:String color:String}] sizes:[String:Int] raw:JSON",
    ],
    {
        "Data/{name}Network.swift": [
            ("it is saved by another method", '.put, "notes', '.post, "notes'),
            ("the first is removed", '.delete, "notes/\\(id)"', '.delete, "notes"'),
            (
                "nothing is sought",
                'endpoint.query.append(URLQueryItem(name: "q", value: text))',
                "_ = text",
            ),
            (
                "every page found is the first",
                "var endpoint = Self.endpoint(after: cursor)",
                "var endpoint = Self.endpoint(after: nil)",
            ),
        ],
        "Business/{name}Handler.swift": [
            ("the policy is ignored", "rows.item(id, policy)", "rows.item(id, .networkOnly)"),
            (
                "what is found is kept for the list",
                "network.search(text, after: cursor)",
                "network.page(after: cursor)",
            ),
            (
                "what is removed is removed from the server alone",
                "try await rows.remove(id, by: network.remove)",
                "try await network.remove(id)",
            ),
        ],
        "View/{name}ViewModel.swift": [
            ("what is known is not shown at once", "shown: row.item", "shown: nil"),
            ("a row is pushed for a new one", "routing.present(.create)", "routing.push(.create)"),
            ("nothing is removed", ".removing(by: handler)", ""),
            ("nothing is found", ".finding(by: handler)", ""),
        ],
        "View/{name}DetailViewModel.swift": [
            (
                "what is known is forgotten",
                "shown: shown, sessionExpired",
                "shown: nil, sessionExpired",
            ),
            ("the screen of what was removed stays", "removed: { routing.close() }", "removed: {}"),
            ("nothing is edited", "routing.present(.edit(id))", "routing.present(.create)"),
        ],
        "View/{name}EditorViewModel.swift": [
            (
                "the form stays",
                'editing: id, by: handler, in: "notes", routing: routing',
                'editing: id, by: handler, in: "notes", routing: Routing<NotesRoute>()',
            ),
            (
                "the form of a new one stays",
                'in: "notes", routing: routing)',
                'in: "notes", routing: Routing<NotesRoute>(drafts: routing.drafts))',
            ),
            (
                "the drafts are another list's",
                'creatingBy: handler, in: "notes"',
                'creatingBy: handler, in: "note"',
            ),
            (
                "the form begins empty",
                "filledWith: NotesForm.init",
                "filledWith: { _ in NotesForm() }",
            ),
        ],
        "View/{name}Form.swift": [
            ("a value is not filled in", "    self.body.enter(note.body)\n", ""),
            ("what no form has is lost", "    self.raw = note.raw\n", ""),
            (
                "rows are not filled in",
                "    self.labels.enter(note.labels, as: NoteLabelForm.init)\n",
                "",
            ),
            ("an object of nothing is sent", "self.author.checkIfAny()", "self.author.check()"),
            ("what no form has is not sent", "raw: raw", "raw: nil"),
        ],
        "View/NoteLabelForm.swift": [
            (
                "a field's error stands at another",
                r".color: EntryPath(\.color)",
                r".color: EntryPath(\.name)",
            ),
            ("two values swapped", "name: name,", "name: color,"),
            (
                "a field is not checked",
                "let color = self.color.check()",
                "let color = Optional(self.color.text)",
            ),
        ],
        "View/NotePersonForm.swift": [
            ("an id is not filled in", "    self.id = person.id\n", ""),
            ("an id is not sent", "id: id,", "id: nil,"),
        ],
        "Business/NotePersonInput.swift": [
            ("an id is made anew", "input.id ?? .new()", ".new()"),
        ],
    },
)

BASE = {
    "Core/Origin.swift": [
        ("what is kept in the future is fresh", "age >= 0 && ", ""),
        ("what is as old as that is fresh", "age < time", "age <= time"),
        ("what the server sends is stale", "else { return true }", "else { return false }"),
    ],
    "Core/Page.swift": [
        (
            "the cursor is dropped",
            "items: items.map(transform), next: next,",
            "items: items.map(transform),",
        ),
        (
            "what was left out is not counted",
            "dropped: dropped + items.count - others.count",
            "dropped: dropped",
        ),
        (
            "what none can be made of is empty",
            "if others.isEmpty, let firstError { throw firstError }",
            "",
        ),
    ],
    "Core/Page+Slice.swift": [
        ("the last page has a next one", "rest.count > size", "rest.count >= size"),
    ],
    "Core/Broadcast.swift": [
        (
            "whoever has gone is not forgotten",
            "continuation.onTermination = { [listeners] _ in listeners.withLock { $0[id] = nil } }",
            "",
        ),
        ("nobody hears of the end", "for listener in all { listener.finish() }", ""),
        (
            "only one hears of it",
            "for listener in all { listener.yield(element) }",
            "all.first?.yield(element)",
        ),
    ],
    "Core/Secret.swift": [
        ("a secret is printed", 'description: String { "••••••" }', "description: String { text }"),
    ],
    "Core/Redacted.swift": [
        ("what is redacted is dumped", "children: []", "children: [\"text\": description]"),
    ],
    "Data/Network/KeyedDecodingContainer+Page.swift": [
        ("a broken row is not counted", "page.dropped += 1\n", ""),
        (
            "broken rows alone are an empty page",
            "if page.items.isEmpty, let firstError { throw firstError }",
            "_ = firstError",
        ),
        ("the last page has a cursor", '["", "0"].contains(text) ? nil : text', "text"),
        (
            "a cursor that is a number is none",
            "?? (try? decode(Int64.self, forKey: key)).map { String($0) }",
            "",
        ),
    ],
    "Core/String+Words.swift": [
        ("a page of HTML is shown", "line.isEmpty || isMarkup", "line.isEmpty"),
        ("words have no end", "count > 200", "count > 20_000"),
    ],
    "Data/Network/ServerWords.swift": [
        ("what is said of fields is lost", "(fields.isEmpty ? nil :", "(true ? nil :"),
        ("what is not a field is one", '? "" : name)', "? name : name)"),
        (
            "a less clear text is shown",
            'if message != nil { words.lines[""] = nil }',
            'if message != nil { words.lines["x"] = nil }',
        ),
        ("the place of a fault is not seen", "?? pointer\n", "?? (pointer == nil ? nil : [])\n"),
        ("a list of fields is a message", "value.isFieldMap:\n", "false:\n"),
        ("rows are not counted", 'isOfRows ? "\\(index)" :', 'isOfRows ? "" :'),
        (
            "a field in a field is by itself",
            '.joined(separator: ".")\n    return',
            '.split(separator: ".").last.map { String($0) }\n    return',
        ),
    ],
    "Data/Network/EndpointPath.swift": [
        ("a value leads elsewhere", '.subtracting(["/", "@", ":", ";", "+"])', ""),
        ("a value leads up", '["", ".", ".."].contains($0.text)', "$0.text.isEmpty"),
        ("a value is shown", 'redacted += "*"', 'redacted += text ?? ""'),
        ("a path that is a value is shown", 'redacted = "*"', "redacted = description"),
    ],
    "Data/Network/ReplyCollector.swift": [
        ("a part of a body is all of it", "?.sent += bytesSent", "?.sent = size"),
        ("the system redirects", "completionHandler(nil)", "completionHandler(request)"),
    ],
    "Data/Network/URLSessionTransport.swift": [
        ("redirections have no end", "0...Self.redirectionLimit", "0...1_000"),
    ],
    "Data/Network/URLRequest+Redirected.swift": [
        ("another server gets secrets", "where !plain.contains", "where plain.contains"),
        ("another server gets a body", "request.httpBody == nil,", "true,"),
        ("another server gets a command", '["GET", "HEAD"].contains(request.httpMethod),', "true,"),
        ("https is left", 'origin.hasPrefix("https:") ||', "true ||"),
        ("a body stays with a GET", "httpBody = nil\n", ""),
        ("what was a form is one still", "{ request.dropBody() }", "{}"),
        (
            "a file is asked for",
            "let origin = new.origin\n",
            "let origin = Optional(new.scheme ?? \"\")\n",
        ),
    ],
    "Data/Network/AppError+URLError.swift": [
        ("a mistyped host is offline", "case .dataNotAllowed,", "case .cannotFindHost,"),
    ],
    "Data/Storage/DiskCache.swift": [
        ("a use is not noticed", "    touch(key)\n    return data", "    return data"),
        ("the newest goes first", "{ $0.2 > $1.2 }", "{ $0.2 < $1.2 }"),
        ("files have no limit", "if room < 0 { makeRoom() }", ""),
    ],
    "Business/ImageLoader.swift": [
        ("what nobody wants is loaded", "if others == 0 { task.cancel() }", ""),
        ("one who leaves ends it for all", "if others == 0 { task.cancel() }", "task.cancel()"),
        ("what comes too late is kept", "if Task.isCancelled { return .failure(.cancelled) }\n      let", "let"),
        ("memory has no limit", "memory.totalCostLimit = memoryLimit", "_ = memoryLimit"),
        ("decoded images cost nothing", "kept.cost += cost", "_ = cost"),
        ("an image is decoded for each cell", "kept.decoded[form] = image", "_ = kept.decoded"),
        ("all sizes are one", "kept?.decoded[form] as? Image", "kept?.decoded.values.first as? Image"),
        ("no image stays", "      await remove(url)\n      throw", "      throw"),
        ("memory is fresh for ever", "      kept.freshness.isFresh(at: now(), isOfThisRun: true)\n", "      true\n"),
        ("files are fresh for ever", "old?.isFresh(at: now(), isOfThisRun: false) ?? true", "true"),
        ("a server in trouble takes an image away", "if let kept, error.mayPass {", "if let kept, error == .cancelled {"),
        ("an image that is gone is shown", "if let kept, error.mayPass {", "if let kept {"),
        ("what nobody may keep is kept", "guard freshness.isStorable else { return await remove(url) }", ""),
        ("nothing new is new", "reply.status == 304 ? kept : nil", "reply.status == 304 ? nil : kept"),
        ("a loader of the last user works", "isInvalid.withLock { $0 = true }", ""),
    ],
    "Data/Network/Freshness.swift": [
        ("a tag is no condition", '["If-None-Match": $0]', '["If-Match": $0]'),
        ("a tag is forgotten", "?? old?.tag", ""),
        ("the limit is forgotten", "?? old?.control", ""),
        ("no-cache is not heard", 'if words.contains("no-cache") { return false }', ""),
        ("a limit is none", "guard let limit else", "guard let limit, limit < 0 else"),
        ("without a limit, nothing is asked", "isOfThisRun || tag == nil", "true"),
        ("without a limit, all is asked", "isOfThisRun || tag == nil", "isOfThisRun"),
    ],
    "Data/Network/LoggingTransport.swift": [
        ("a secret in the address is logged", ".map(\\.name)", ".map(\\.description)"),
        ("a password in the address is logged", "address?.password = nil\n", ""),
        ("a value in the path is logged", "address?.percentEncodedPath = path", ""),
        (
            "what is entered is logged",
            "\\($0.count) bytes",
            "\\(String(decoding: $0, as: UTF8.self))",
        ),
    ],
    "Data/Network/HTTPClient+RequestContext.swift": [
        ("all bytes are one submission", "Data(request.address.utf8) + (request.httpBody ?? Data())", "Data()"),
        ("what may come twice has a key", "let keyHeader, !method.isRepeatable", "let keyHeader"),
        ("a deletion says no version", ".delete, .patch, .put", ".patch, .put"),
        ("a weak tag is a version", '$0.hasPrefix("W/") ? nil : $0', "$0"),
        ("a new thing is the version of its list", '    if request.httpMethod == "POST" { return }\n', ""),
        ("all things have one version", '{ url?.absoluteString ?? "" }', '{ "" }'),
    ],
    "Core/RequestContext.swift": [
        ("two submissions have one key", "var key = submission.uuid", "var key = UUID(uuid: (0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0)).uuid"),
        ("a version stays that is gone", "$0[address] = version }", "if let version { $0[address] = version } }"),
    ],
    "Core/JSONSlots+Changes.swift": [
        ("what is emptied stays", '.mapValues { _ in "null" }', '.mapValues { $0 }'),
        ("all is sent", "where value != former[name]", "where true"),
        ("an object is sent whole", "inner.map { JSONText(String(decoding: $0, as: UTF8.self)) } ?? value", "value"),
    ],
    "Data/Network/HTTPClient.swift": [
        ("another boundary is another upload", "context?.submission ?? UUID()", "UUID()"),
        (
            "what changes something is sent twice",
            "endpoint.method.isRepeatable ? retry : []",
            "retry",
        ),
        ("what a server gives is shown", 'isGiven ? "/*" : ', ""),
        ("the token is not sent", 'forHTTPHeaderField: "Authorization"', 'forHTTPHeaderField: "A"'),
    ],
    "Data/Database/Table.swift": [
        ("all rows are found", " = ? ORDER BY", " = ? OR 1 ORDER BY"),
    ],
    "Data/Database/Connection.swift": [
        ("what was taken back is reported", "written = []\n    lastWriter", "lastWriter"),
        (
            "a second transaction is not reported",
            "lastWriter = nil\n    try run(begin)",
            "try run(begin)",
        ),
        (
            "it is reported before the commit",
            '      try run("COMMIT")\n',
            '      if !written.isEmpty { committed(written) }\n      try run("COMMIT")\n',
        ),
        (
            "what finds no row is reported",
            "if hasChangedRows { written.formUnion(tables.rows) }",
            "written.formUnion(tables.rows)",
        ),
        (
            "what found no row once is never reported",
            "if hasChangedRows { lastWriter = statement }",
            "lastWriter = statement",
        ),
        (
            "a new trigger goes unnoticed",
            "statement.tables.add(reader.take())",
            "_ = reader.take()",
        ),
        (
            "what other statements have changed is reported",
            "if !tables.shapes.isEmpty { written.formUnion(tables.shapes) }",
            "",
        ),
        ("what failed is kept", 'run("ROLLBACK")', 'run("COMMIT")'),
        ("reading may write", "query_only = 1", "query_only = 0"),
        ("whoever makes the file is not waited for", "error.meansBusy", "error.meansDamage"),
    ],
    "Data/Database/SourceTables.swift": [
        ("a migration is run again", "!record.names.contains($0.name) }", "!$0.name.isEmpty }"),
        ("a step that was counted has no name", "guard number > 0 else", "guard number > 1 else"),
        ("a newer app goes unnoticed", "record.names.isSubset(of: names)", "!names.isEmpty"),
        (
            "other tables are taken for its own",
            "!found.contain(wanted)",
            "wanted.contain(found)",
        ),
    ],
    "Data/Database/CacheTables.swift": [
        ("another statement goes unnoticed", '"statements") == sql', '"statements") != ""'),
        ("another shape goes unnoticed", "&& found.contain(wanted)", ""),
        (
            "another module's table is dropped",
            "WHERE module = ? RETURNING names",
            "WHERE module > ? RETURNING names",
        ),
        ("an old table stays", "for row in made { try", "for row in made.dropFirst() { try"),
    ],
    "Data/Database/Database.swift": [
        (
            "one file has two names",
            "file?.absoluteURL.standardized.path",
            "file?.absoluteURL.path",
        ),
        ("all that is in memory is one", "?? id.uuidString", '?? ""'),
        (
            "who listens to a closed account waits for ever",
            "isInvalid.withLock { $0 = true }\n    ChangeListeners.all.end(id)",
            "isInvalid.withLock { $0 = true }",
        ),
        (
            "a file that was set aside is still shown",
            "ChangeListeners.all.tell(of: nil, in: place)\n    return true",
            "return true",
        ),
        (
            "what was there at first is news",
            "_ = try opened.isWrittenElsewhere()\n",
            "",
        ),
        (
            "another process goes unnoticed",
            "checked[schema.module] == version",
            "checked[schema.module] != nil",
        ),
        ("a source may lie among caches", "kind != schema.kind", "kind == nil"),
        ("a closed account is opened again", "Task.isCancelled || isInvalid", "Task.isCancelled"),
    ],
    "Data/Lists/TableRows.swift": [
        ("the order is another", '"row_number"', '"id"'),
        ("the newest row counts", "dates.min()", "dates.max()"),
    ],
    "Data/Lists/PageStore+Moment.swift": [
        ("its age is not kept", "try moment.mark()", ""),
        (
            "what never came is an empty list",
            "guard let age = try moment.age() else { return nil }",
            "let age = try moment.age() ?? 0",
        ),
        (
            "a storage that fails is empty",
            "guard let age = try moment.age()",
            "guard let age = try? moment.age()",
        ),
    ],
    "Data/Lists/ListTable.swift": [
        (
            "nobody hears of changes",
            "{ rows.database.changes(of: rows.table) }",
            "{ .none }",
        ),
        ("nothing is removed", "      try table.remove(id, on: connection)\n", ""),
        (
            "an update keeps what was there",
            "row.columns.merging(record.columns) { $1 }",
            "row.columns.merging(record.columns) { old, _ in old }",
        ),
        (
            "nothing is saved",
            "try rows.table.save(values, on: connection)",
            "_ = (values, rows, connection)",
        ),
        ("every page is the first", "cursor.flatMap { Int64($0) }", "nil"),
        ("there is one page", "limit: size + 1", "limit: size"),
        ("the last page has a next one", "rows.count > size ?", "rows.count >= size ?"),
        ("a page has a row of the next", "Array(rows.prefix(size))", "rows"),
        ("a page begins where the last one did", "shown.last?.value", "shown.first?.value"),
        (
            "the age counts backwards",
            "now.timeIntervalSince(try shown.oldest())",
            "try shown.oldest().timeIntervalSince(now)",
        ),
        ("an empty list is as old as the world", "isDated && !shown.isEmpty", "isDated"),
        ("a table without dates has one", "if isDated { values", "if true { values"),
    ],
    "Data/Lists/StoredList.swift": [
        (
            "the age counts backwards",
            "now().timeIntervalSince(kept.savedAt)",
            "kept.savedAt.timeIntervalSince(now())",
        ),
        ("the newest is first", "items.append(item)", "items.insert(item, at: 0)"),
        ("every page is the first", "after: cursor, size: size)", "after: nil, size: size)"),
        ("a change leaves the age", "savedAt: now()) }", "savedAt: kept?.savedAt ?? now()) }"),
    ],
    "Data/Items/ItemTable.swift": [
        ("the age counts backwards", "let age = now.time", "let age = -now.time"),
        ("nothing is saved", "try table.save(values, on: connection)", "_ = (values, connection)"),
        ("the order is another", 'lastRow(orderedBy: "saved_at"', 'lastRow(orderedBy: "id"'),
        ("the clock decides which is the last", "saved_at >= ?", "saved_at >= ? AND 0"),
        ("a moment is later than the same", "saved_at >= ?", "saved_at > ?"),
        (
            "another item is loaded",
            "try table.row(id, on: connection)",
            'try table.lastRow(orderedBy: "saved_at", on: connection)',
        ),
        ("nobody hears of changes", "{ database.changes(of: table) }", "{ .none }"),
    ],
    "Data/Items/ItemTable+Chosen.swift": [
        ("the id is forgotten", "try id.set(item.id)", ""),
        ("the item is not kept", "try await items.save(item)\n", ""),
        ("the last item is loaded", "try await items.item(id)", "try await items.load()"),
        ("a storage that fails is empty", "try id.value()", "try? id.value()"),
    ],
    "Data/Items/KeptValue+ItemStore.swift": [
        ("nothing is kept", "try set(item)", ""),
    ],
    "Data/Items/StoredItem.swift": [
        (
            "the age counts backwards",
            "now().timeIntervalSince(kept.since)",
            "kept.since.timeIntervalSince(now())",
        ),
        ("nothing is kept", "Kept(dto: item, since: now())", "nil"),
    ],
    "Data/Items/StoredItems.swift": [
        ("all have one key", '"\\(name).\\(id)"', '"\\(name)"'),
        ("nobody hears of a change", "ChangeListeners.all.tell(of: [name], in: store.place)", ""),
    ],
    "Data/Storage/KeptMoment.swift": [
        ("the age counts backwards", "now().timeIntervalSince($0)", "$0.timeIntervalSince(now())"),
        ("it is forgotten", "store.set(now(),", "store.set(Date?.none,"),
    ],
    "Data/Storage/KeptValue.swift": [
        ("it is forgotten", "store.set(value,", "store.set(Value?.none,"),
        (
            "it cannot be forgotten",
            "try store.set(value, for: key)",
            "if let value { try store.set(value, for: key) }",
        ),
    ],
    "Data/Database/Database+Changes.swift": [
        ("names are distinguished by their capitals", "$0.name.lowercased()", "$0.name"),
        (
            "who comes after the end waits for ever",
            "if isInvalid.withLock({ $0 }) { ChangeListeners.all.end(id) }",
            "",
        ),
        ("what nobody wrote is reported", ", !isWritten { return }", ", !isWritten {}"),
        (
            "another process goes unnoticed",
            "{ return }\n    ChangeListeners.all.tell(of: nil, in: place)",
            "{ return }",
        ),
    ],
    "Data/Database/ChangeListeners.swift": [
        ("each write is reported by itself", ".bufferingNewest(1)", ".unbounded"),
        (
            "whoever has gone is not forgotten",
            "continuation.onTermination = { [listeners] _ in listeners.withLock { $0[id] = nil } }",
            "",
        ),
        ("another file is reported", "where: { $0.file == file }", "where: { _ in true }"),
        (
            "another table is reported",
            "if let tables, listener.tables.isDisjoint(with: tables) { continue }",
            "",
        ),
        ("another database ends", "where: { $0.database == database }", "where: { _ in true }"),
        ("nobody hears of the end", "{ listener.stream.finish() }", "{ _ = listener }"),
    ],
    "Data/Database/StatementReader.swift": [
        (
            "a temporary table is reported",
            'if name(schema) == "main" { tables.rows',
            "if true { tables.rows",
        ),
        (
            "a table that is dropped goes unnoticed",
            "case SQLITE_DROP_TABLE, SQLITE_DROP_VTABLE",
            "case SQLITE_DROP_VTABLE",
        ),
        (
            "a table that is altered goes unnoticed",
            'if name(first) == "main"',
            'if name(first) == ""',
        ),
        ("what was heard is heard again", "defer { tables = WrittenTables() }\n", ""),
        (
            "names are distinguished by their capitals",
            "String(cString: $0).lowercased()",
            "String(cString: $0)",
        ),
        ("who drops writes nothing", "rows.isEmpty && shapes.isEmpty", "rows.isEmpty"),
    ],
    "Data/Database/SQLiteCode.swift": [
        (
            "a mismatch sets the file aside",
            "SQLiteCode.notDatabase) }",
            "SQLiteCode.notDatabase, SQLiteCode.schema) }",
        ),
    ],
    "Data/Values/Date+Kept.swift": [
        (
            "milliseconds are cut off",
            "(seconds * 1_000).rounded()",
            "(seconds * 1_000).rounded(.down)",
        ),
        ("a clock behind is one ahead", "isBehind ? -60 : 60", "isBehind ? 60 : 60"),
        ("February has 30 days", "wanted == found", "wanted[0] >= 0"),
        ("milliseconds are seconds", "number / 1_000", "number"),
    ],
    "Core/CalendarDay.swift": [
        ("the 29th of February is in every year", "isLeap(year) ? 29 : 28", "29"),
        ("a century is a leap year", "!year.isMultiple(of: 100) || ", "true || "),
        ("a text of fewer digits is a day", "== [4, 2, 2], ", ".count == 3, "),
        (
            "days are sorted by the year alone",
            "(one.year, one.month, one.day) < (",
            "(one.year, 0, 0) < (",
        ),
    ],
    "Data/Values/Decimal+Kept.swift": [
        ("digits may be lost", "significantCount <= Self.digits", "significantCount <= 50"),
        ("what follows a number is overlooked", "rest.isExponent,", "true,"),
        ("a point may have nothing behind it", "hasFraction != fraction.isEmpty, ", ""),
    ],
    "Data/Wire/WireDecimal.swift": [
        ("text that is no number is lost", "?? .unreadable(text)", "?? .number(0)"),
        (
            "a number is sent as text",
            "case .number(let number): try container.encode(number)",
            "case .number(let number): try container.encode(\"\\(number)\")",
        ),
        (
            "a number beyond all is an error",
            "self = .unreadable(\"\\(try container.decode(Double.self))\")",
            "self = .number(try container.decode(Decimal.self))",
        ),
    ],
    "Data/Wire/WireEpoch.swift": [
        ("all count seconds", "count / Unit.perSecond", "count / 1"),
        (
            "a moment far away is one",
            "date.hasFourDigits ? WireDate(date)",
            "true ? WireDate(date)",
        ),
        (
            "a moment is sent as text",
            "guard case .date(let date) = date else { return",
            "guard case .date(let date) = date, false else { return",
        ),
        (
            "fractions are sent off by a little",
            "(date.timeIntervalSince1970 * 1_000).rounded() / 1_000 * Unit.perSecond",
            "date.timeIntervalSince1970 * Unit.perSecond",
        ),
        ("a text that is no number is none", "?? WireDate(text)", "?? .unreadable(text)"),
    ],
    "Business/WireEpoch+Parsed.swift": [
        ("an error has no place", "try date.parsed(at: path)", "try date.parsed(at: \"\")"),
        (
            "an item has no place",
            "Element == WireEpoch<Unit> {\n    try map(\\.date).parsed(at: path)",
            "Element == WireEpoch<Unit> {\n"
            "    try map { wire throws(AppError) in try wire.parsed(at: path) }",
        ),
    ],
    "View/Entries/Pickable.swift": [
        ("a day is that of Greenwich", "calendar.timeZone = zone", "calendar.timeZone = .gmt"),
        ("a day is shown at midnight of Greenwich", "hour: 12)", "hour: 30)"),
        (
            "a day has a time",
            "static var hasTime: Bool { false }",
            "static var hasTime: Bool { true }",
        ),
    ],
    "View/Values/CalendarDay+Shown.swift": [
        ("a day has a time", "time: .omitted", "time: .shortened"),
    ],
    "Data/Network/RequestBody.swift": [
        ("a plus becomes a space", '.replacing("+", with: "%2B")', ""),
    ],
    "Business/Session.swift": [
        (
            "every request refreshes",
            "let renewal = renewal ?? renew(token)",
            "let renewal = renew(token)",
        ),
        (
            "a clock that is ahead refreshes with each request",
            "if token.isExpired(at: now()) { trusted = token }",
            "",
        ),
        (
            "a server in trouble signs out",
            "catch .http(status: 400, _), .http(status: 401, _), .sessionExpired {",
            "catch .http, .sessionExpired {",
        ),
        ("nobody notices another process", "take(found)\n    try? keep()", "try? keep()"),
        (
            "the last user's requests are sent as the next one",
            "guard account.user == record?.user else { throw .cancelled }",
            "",
        ),
        ("a newer record is written over", "{ $0 == old ? new : $0 }", "{ _ in new }"),
        ("another process is signed out", "{ $0?.user == left ? nil : $0 }", "{ _ in nil }"),
        ("a token is waited for by nobody", "guard waiting == 0, !isAsking else", "guard waiting < 0 else"),
        ("a refresh under way is given up", "guard waiting == 0, !isAsking else", "guard waiting == 0 else"),
    ],
    "Data/Storage/SessionStore.swift": [
        (
            "a token goes to another server",
            "return record.origin == origin ? record : nil",
            "return record",
        ),
        ("a new installation is signed in", "if try store.data(forKey: Self.key.name) == data {", "if data.isEmpty {"),
        ("an old installation is signed out", "guard !writing.url.isTaken,", "guard"),
    ],
    "Data/Storage/SessionStore+Revocations.swift": [
        ("another server is notified", "where given.origin == origin ", ""),
        ("the server is notified again and again", "var isTold = true", "var isTold = false"),
        ("the server is notified once", "isTold = !error.mayPass", "isTold = true"),
        ("the same token is kept twice", "      all.removeAll { $0.origin == origin && $0.token == token }\n", ""),
        ("the server is notified for ever", "|| all[index].tries == Self.tryLimit", ""),
        ("a token stays damaged", "try store.set(nil, forKey: Self.given.name.damagedKey)", ""),
    ],
    "Data/Storage/FileLock.swift": [
        ("a suspended process stops this one", "guard .now < end else", "guard .now < end + .seconds(3_600) else"),
        ("two processes renew at once", "LOCK_EX | LOCK_NB) != 0, errno", "LOCK_SH | LOCK_NB) != 0, errno"),
    ],
    "Data/Storage/PrivateFile.swift": [
        ("others may have written it", "(S_IFMT | 0o077)", "S_IFMT"),
        ("what was half written stays", "unlink(draft.path)\n      if", "if"),
    ],
    "Data/Storage/KeyValueStore.swift": [
        ("damage stays in place", "try set(nil, forKey: key.name)", ""),
    ],
    "Data/Storage/FileStore.swift": [
        ("what is late is written", "isOpen.withLock { $0 = false }", ""),
    ],
    "Data/Storage/AccountStores.swift": [
        ("images stay", "try manager.removeItem(at: caches.appending(path: name))", "_ = name"),
    ],
    "Core/AccountID.swift": [
        ("capitals make no other folder", 'charactersIn: "abc', 'charactersIn: "ABCDEabc'),
    ],
    "Data/Network/Envelope+Open.swift": [
        ("a code hides what is gone", "!refusal.isGone || expired.contains(code)", "true"),
        ("a web page says what is gone", '?.hasPrefix("text/html") ?? false', "?.isEmpty ?? false"),
        ("the status is not checked", "(200..<300).contains(reply.status)", "reply.status > 0"),
        ("a server in trouble is shown", "reply.status >= 500 || ", ""),
        (
            "the server's code is not read",
            "envelope.refusingCode(code) != nil",
            "envelope.refusingCode(code) == Int.min",
        ),
    ],
    "Business/AsyncStream+Answers.swift": [
        ("nobody cancels the request", "listener.onTermination = { _ in task.cancel() }", ""),
    ],
    "Business/Supply.swift": [
        ("the cache hides a refusal", "error.isUnreachable, var", "var"),
        ("what is fresh is asked for", "if old.origin.isFresh(for: time) { return }", ""),
        (
            "what is old counts as fresh",
            "if old.origin.isFresh(for: time) { return }",
            "if time > .zero { return }",
        ),
    ],
    "Business/DetailSupply.swift": [
        (
            "nobody hears of changes",
            "listen = { store.changes }\n    supply = { id in\n",
            "listen = { .none }\n    supply = { id in\n",
        ),
        (
            "nobody hears of changes on this device",
            "listen = { store.changes }\n    supply = { id in ItemSupply(in",
            "listen = { .none }\n    supply = { id in ItemSupply(in",
        ),
        ("nothing is kept", "try await store.save(item)", "_ = item"),
        ("nothing is found", "try await store.item(id)", "nil"),
    ],
    "Business/ItemSupply.swift": [
        ("the policy is ignored", "supply(policy)", "supply(.networkFirst)"),
        ("the answer is not kept", "try await store.save(raw) })", "_ = raw })"),
        (
            "what cannot be kept is not reported",
            "await .of { () async throws(AppError) in try await store.save(raw) })",
            "await { () async -> AppError? in\n"
            "          try? await store.save(raw)\n          return nil\n        }())",
        ),
        (
            "what cannot be kept is not shown",
            "return Sourced(\n        try make(raw), from: .network,\n"
            "        warning: await .of { () async throws(AppError) in try await store.save(raw) })",
            "try await store.save(raw)\n      return Sourced(try make(raw), from: .network)",
        ),
        (
            "a store that fails is empty",
            "try await store.load()?.map(make)\n    } fresh",
            "try? await store.load()?.map(make)\n    } fresh",
        ),
        (
            "a store of this device that fails is empty",
            "if let item = try await",
            "if let item = try? await",
        ),
    ],
    "Business/MemoryItem.swift": [
        (
            "the age counts backwards",
            "now().timeIntervalSince(kept.since)",
            "kept.since.timeIntervalSince(now())",
        ),
        ("nothing is kept", "kept = (item, since: now())", "_ = item"),
    ],
    "View/ItemModel.swift": [
        (
            "the model keeps itself alive",
            "{ [weak self] answer in\n      self?.receive(answer)",
            "{ answer in\n      self.receive(answer)",
        ),
        (
            "appearing again loads again",
            "phase == .idle || !isFollowing ? load(policy) : nil",
            "load(policy)",
        ),
        ("it appears as it likes", "? load(policy) : nil", "? load() : nil"),
        ("the policy is ignored", "handler.load(policy)", "handler.load(.cacheFirst)"),
        ("refreshing asks the cache", "load(.networkFirst)", "load(.cacheFirst)"),
        ("nobody says that it loads", "content.begin()\n", ""),
        ("it loads for ever", "self?.content.end(isCancelled: Task.isCancelled)", "_ = self"),
        ("a notice cannot be closed", "content.dismissNotice()", ""),
        (
            "the session ends in silence",
            "if case .failure(.sessionExpired) = answer { sessionExpired() }",
            "",
        ),
        ("what is being removed comes back", "!isLoading, !isRemoving else", "!isLoading else"),
    ],
    "View/ItemActions.swift": [
        ("what may be removed may not be edited", "edit: edit, remove: {", "edit: nil, remove: {"),
        ("nobody hears that it was removed", "removed: removed)\n  }", "removed: {})\n  }"),
    ],
    "View/ListActions.swift": [
        (
            "what may be removed may not be found",
            "handler.remove(row.id) }, find: find)",
            "handler.remove(row.id) }, find: nil)",
        ),
        (
            "what may be found may not be removed",
            "create: create, remove: remove,\n      find: { text",
            "create: create, remove: nil,\n      find: { text",
        ),
    ],
    "View/SearchModel.swift": [
        ("each key asks the server", "try? await pause()", "_ = pause"),
        (
            "the same is sought again",
            "guard !wanted.isEmpty, wanted != sought else",
            "guard !wanted.isEmpty else",
        ),
        ("it begins no second time", 'found = nil\n      sought = ""', "found = nil"),
        ("what was found stays without words", "found = nil\n      sought", "sought"),
        (
            "it keeps itself alive",
            "{ [weak self] _ in\n        self?.submit()",
            "{ _ in\n        self.submit()",
        ),
        ("the spaces are sought too", ".trimmingCharacters(in: .whitespacesAndNewlines)", ""),
    ],
    "Core/ListRun.swift": [
        ("what stood below is gone", "below = Array((head + below).prefix(limit))", "below = []"),
        ("what stood below has no limit", "(head + below).prefix(limit)", "(head + below)[...]"),
        (
            "a row keeps its first place, too",
            "let above = head[..<start].filter { !placed.contains($0) }",
            "let above = Array(head[..<start])",
        ),
        ("nothing below is reached", "below = below[(end + 1)...].filter", "below = below.filter"),
        (
            "one that came up reaches all above it",
            "where next > last && next - last <= ids.count {",
            "where next > last {",
        ),
        ("what is below the end stays", "    below = []\n    made", "    made"),
        ("a created row stays on top for ever", "made.removeAll { $0.since < began ?? 0 }", ""),
        ("a created row goes with an older page", "$0.since < began ?? 0", "true || $0.since < 0"),
        ("what others move up is not seen", "guard hasMoved else { return nil }", "return nil"),
        ("a created row is there twice", "guard !ids.contains(id) else { return }\n", ""),
        ("a created row is the last", "made.insert((id, moment), at: 0)", "made.append((id, moment))"),
        ("what this app deletes shifts nothing", "if isOwn {\n      end.shift()", "if isOwn {"),
        ("a page asked for besides is the end", "if request.anchor == nil { end", "do { end"),
    ],
    "Core/PageEnd.swift": [
        (
            "a page that leads to itself is none",
            "page.next == request.cursor ? nil : page.next",
            "page.next",
        ),
        ("an offset does not overlap", "(size > 1 ? 1 : 0)", "0"),
        ("a page of one row comes again", "(size > 1 ? 1 : 0)", "1"),
        ("the first row is always 0", "start + (origin ?? 0)", "start"),
        ("an offset does not move up", "position - lost - ", "position - "),
        ("a page is not asked for again", "case .page where lost > 0:", "case .page where lost < 0:"),
        ("an empty page is no end", "count.rows == 0 || isLast", "isLast"),
        ("the last row comes for ever", "isLast || ", ""),
        ("a total is no end", " || position >= total ?? .max", ""),
    ],
    "Business/Lists/KeptOrder.swift": [
        ("a new head has the numbers of the last", "if isNew { block -= 1 }\n", ""),
        ("ends stay that rows have moved from", "if isNew || hasLost { ends = [:] }\n", ""),
        ("a list is cut within a page", "return ids[...end]", "return ids"),
        ("what goes stays kept", "(changed, old.numbers.keys.filter { !all.contains($0) })", "(changed, [])"),
    ],
    "Business/Lists/PooledRow.swift": [
        ("an older answer takes the place of a newer one", "guard moment >= asked else { return false }\n    (self.raw", "(self.raw"),
        ("what a command makes is not shown", "if layers.isEmpty { return isGone ? nil : item }\n    return layers.last?.item", "return isGone ? nil : item"),
        ("what is gone is shown", "isEmpty { return isGone ? nil : item", "isEmpty { return item"),
    ],
    "Business/Lists/RowPool.swift": [
        ("a row that is shown is forgotten", "rows.filter { !unused.contains($0.key) }", "[:]"),
        ("rows are never forgotten", "      forget()\n", ""),
        ("what has changed is forgotten", "if asking > 0 { recent[row.id] = row }\n", ""),
    ],
    "Business/Lists/ServerList.swift": [
        (
            "what the server said is fresh for ever",
            "isFresh(for: time - aged.duration(to: .now))",
            "isFresh(for: time)",
        ),
        ("a page brings back what is gone", "if row.isGone { continue }\n", ""),
        ("a page that commands have shifted is taken", "page.count != nil, !commands.isQuiet(since: mark)", "page.count != nil, false"),
        ("a refused cursor is an error", "guard error.refusesCursor else { throw error }", "throw error"),
        ("a deleted row is no own one", "order.remove(row.id, isOwn: true)", "order.remove(row.id, isOwn: false)"),
        ("what is gone stays", "case .gone: order.remove(row.id, isOwn: false)", "case .gone: break"),
    ],
    "Business/Lists/ServerList+Commands.swift": [
        ("what is refused stays", "row.takeOff(moment)\n", ""),
        ("what is in doubt stays so", "if let id, let one { _ = try? await ask(id, from: one) }", "if id != nil {}"),
        ("a creation in doubt stays so", "else { await beginAnew() }", ""),
    ],
    "Business/Lists/RowCommands.swift": [
        ("commands on a row overtake each other", "await before?.value\n", ""),
    ],
    "Business/Lists/SharedTask.swift": [
        ("each screen asks for itself", "self.task ?? begin(work)", "begin(work)"),
        ("what nobody wants goes on", "if waiting == 0 { cancel() }", ""),
    ],
    "View/ListModel.swift": [
        (
            "the model keeps itself alive",
            "{ [weak self] answer in\n      self?.receive(answer)",
            "{ answer in\n      self.receive(answer)",
        ),
        ("it appears as it likes", "? first(policy) : nil", "? first() : nil"),
        (
            "a list of what is shown forgets its policy",
            "policy: policy ?? handler.policy,",
            "policy: handler.policy,",
        ),
        ("refreshing asks the cache", "first(.networkFirst)", "first(.cacheFirst)"),
        ("an old page comes after a refresh", "nextSlot.cancel()\n", ""),
        ("a row of before a refresh calls for a page", "lastReached = nil\n", ""),
        ("what is seen stays old", "      self?.goOn()\n", ""),
    ],
    "View/Loadable.swift": [
        ("loading hides what is shown", "if value == nil { phase = .loading }", "phase = .loading"),
        ("it loads for ever", "isLoading = false\n    if", "if"),
        ("a warning is not reported", "if let warning = sourced.warning { report(warning) }", ""),
        ("an old notice stays", "phase = .loaded\n      notice = nil", "phase = .loaded"),
        ("nobody says how old it is", "age = sourced.origin.age\n", ""),
        (
            "a failure hides what is shown",
            "(_, .some): notice =",
            "(_, .some): phase = .failed(error); notice =",
        ),
        (
            "a cancellation is shown",
            "(.cancelled, nil): phase = .idle",
            "(.cancelled, nil): phase = .failed(error)",
        ),
        (
            "a cancellation is noticed",
            "(.cancelled, .some): break",
            "(.cancelled, .some): notice = ErrorText.message(for: error)",
        ),
        ("a cancelled load is an empty one", "isCancelled ? .idle : .empty", ".empty"),
    ],
    "View/AgeText.swift": [
        ("what is new is old", "case 120..<7_200", "case ..<7_200"),
        ("hours are never reported", "7_200..<172_800", "7_200..<7_201"),
        ("a day has an hour", "age / 86_400", "age / 3_600"),
        ("a damaged date is reported", "default: nil", "default: days(0)"),
    ],
    "View/Router.swift": [
        ("a push in a sheet lands under it", "Router(above: top))", "self)"),
        (
            "what is there is pushed again",
            "if path.last != route { path.append(route) }",
            "path.append(route)",
        ),
        (
            "what is there is presented again",
            "    guard sheet == nil || front != route else { return }\n",
            "",
        ),
        ("nobody is asked", "if form?.isUnsent == true { isAsking = true } else", "do"),
        ("whoever is done is asked", "form?.isUnsent == true", "form != nil"),
        ("what is discarded stays", "    form?.discard()\n", ""),
        (
            "what is there is thrown away",
            "let top = sheetRouter ?? frame ?? self",
            "let top = frame ?? self",
        ),
        (
            "the sign-in is shown twice",
            "if !presented.contains(where: { $0.route == route })",
            "if true",
        ),
        (
            "the first screen of a sheet stays",
            "} else if path.popLast() == nil {\n      leave()",
            "} else if path.popLast() == nil {",
        ),
        (
            "what took its place is closed",
            "if below?.presentation?.router === self { below",
            "do { below",
        ),
        (
            "a sheet over a tab is the tab's alone",
            "sheetRouter ?? frame ?? self",
            "sheetRouter ?? self",
        ),
        (
            "nobody hears that the first screen is closed",
            "if below == nil, frame == nil { isClosed = true }",
            "",
        ),
        ("a tab is closed", "if below == nil, frame == nil {", "if below == nil {"),
        ("who closes a sheet closes all", "if below == nil, frame == nil {", "if frame == nil {"),
    ],
    "View/RouterTabs.swift": [
        ("all tabs have one stack", "others.isEmpty ? overlay : Router(in: overlay)", "overlay"),
        (
            "the first tab is in front",
            "all.first { $0.id == selection }?.router",
            "all.first?.router",
        ),
        ("one alone has a bar", "all.count > 1", "!all.isEmpty"),
        (
            "a route that is no tab is in front",
            "    guard all.contains(where: { $0.id == route }) else { return false }\n",
            "",
        ),
    ],
    "View/Links/ItemPath.swift": [
        ("an item called new is the form", '["", ".", "..", newPart]', '["", ".", ".."]'),
        ("the mark of an id is lost", " || id.first == mark ?", " ?"),
        ("what follows a form is overlooked", " where rest.count == 1:", ":"),
        (
            "what follows a new one is overlooked",
            "      guard rest.isEmpty else { return nil }\n",
            "",
        ),
    ],
    "View/Links/URL+Link.swift": [
        ("the question is of the path", '{ $0 != "?" && $0 != "#" }', '{ $0 != "#" }'),
        ("the fragment is of the path", '{ $0 != "?" && $0 != "#" }', '{ $0 != "?" }'),
        ("what is escaped stays so", "part.removingPercentEncoding", "Optional(String(part))"),
        ("a slash in an id is two parts", '0123456789-._~"', '0123456789-._~/"'),
        ("capitals count", "[.anchored, .caseInsensitive]", "[.anchored]"),
        (
            "a link of others that names one of ours is ours",
            "[.anchored, .caseInsensitive]",
            "[.caseInsensitive]",
        ),
    ],
    "View/Links/LinkedRoute.swift": [
        ("all places are one", "one.path == other.path", "true"),
        (
            "what is known makes another place",
            "  package static func == (one: Self, other: Self) -> Bool { one.path == other.path }\n\n  package func hash(into hasher: inout Hasher) { hasher.combine(path) }\n",
            "",
        ),
    ],
    "View/RouterPlace.swift": [
        ("it is everybody's", ", place.account == account,", ","),
        ("the user is led away", "overlay.presentation == nil, ", ""),
        ("what was pushed meanwhile goes", ", all.allSatisfy(\\.router.path.isEmpty)\n", "\n"),
        ("another tab is in front", "if start == place.front { selection = tab.id }", ""),
        ("the stacks are not there again", "tab.router.path = place", "_ = place"),
        ("what lies over all is not there again", "overlay.present(first)", ""),
        (
            "what was pushed on a sheet is not there again",
            "overlay.sheetRouter?.path = level.dropFirst().compactMap(route)",
            "",
        ),
        (
            "the sign-in is there again",
            "overlay.presented.prefix { !isPassing($0.route) }",
            "overlay.presented",
        ),
        ("a sheet that is gone takes all with it", "else { continue }", "else { return }"),
        (
            "the first is pushed on itself",
            "level.dropFirst().compactMap(route)",
            "level.compactMap(route)",
        ),
    ],
    "Business/Drafts.swift": [
        ("nothing is kept by itself", "      try? self?.save()\n", ""),
        (
            "one change is kept by itself",
            "      self?.desk.withLock { $0.isAwaited = false }\n",
            "",
        ),
        ("what was sent is kept", "if drafts.first?.typed == draft.typed { drafts[0] = other }", ""),
        ("what else was entered goes", "if drafts.first?.typed == draft.typed {", "if !drafts.isEmpty {"),
        ("what another has kept goes", "(all ?? [:]).merging(", "[String: [Draft]]().merging("),
        ("what did not fit is lost", "desk.withLock { $0.changed.formUnion(saved) }", ""),
        (
            "a draft of nothing is kept",
            "            .filter { !$0.value.allSatisfy(\\.isEmpty) }\n",
            "",
        ),
        ("nothing leaves a file behind", "drafts.isEmpty ? nil : drafts", "drafts"),
        (
            "what the user has left goes",
            "change(form) { $0 = drafts + $0 }",
            "change(form) { $0 = drafts }",
        ),
        (
            "the text of the guest is not seen",
            "change(form) { $0 = drafts + $0 }",
            "change(form) { $0 = $0 + drafts }",
        ),
        (
            "the guest's text is nowhere",
            "if (try? save()) != nil { guest.removeAll() }",
            "try? save()\n    guest.removeAll()",
        ),
        (
            "the next guest reads it",
            "if (try? save()) != nil { guest.removeAll() }",
            "try? save()",
        ),
        (
            "what is typed takes the place of nothing",
            "[draft] + drafts.dropFirst()",
            "[draft] + drafts",
        ),
        ("an empty text hides the others", "      drafts.removeAll(where: \\.isEmpty)\n", ""),
        (
            "what an earlier version has kept is lost",
            "change(form) { drafts in drafts.append(draft) }",
            "",
        ),
        (
            "what an earlier version has kept comes again",
            "if (try? save()) != nil { try? store.set(nil, for: key) }",
            "try? save()",
        ),
    ],
    "View/Values/Secret+Shown.swift": [
        ("nothing is a secret", "if text.isEmpty { throw .missing }", ""),
    ],
    "View/Displayable+Values.swift": [
        (
            "a year has a comma",
            'Int: Displayable {\n  package var displayText: String { formatted() }\n  package var plainText: String { "\\(self)" }',
            "Int: Displayable {\n  package var displayText: String { formatted() }\n  package var plainText: String { formatted() }",
        ),
    ],
    "View/Displayable.swift": [
        ("a dash is read aloud", "self == .missing ? BaseText.noValue : self", "self"),
        ("names in lists are counts", "map(\\.plainText)", "map(\\.displayText)"),
    ],
    "View/Entries/TypedEmail.swift": [
        ("two signs are one", "parts.count == 2", "parts.count >= 2"),
        ("nobody has an address", '!parts.contains("")', "true"),
        ("spaces are in an address", ", !address.contains(where: \\.isWhitespace) else", " else"),
    ],
    "View/Entries/TypedPhone.swift": [
        ("signs are a number", "count >= 3", "count >= 0"),
        ("words are in a number", ", !number.contains(where: \\.isLetter) else", " else"),
    ],
    "View/Entries/Enterable+Numbers.swift": [
        (
            "a decimal comma is none",
            '.replacing(locale.decimalSeparator ?? ".", with: ".")\n',
            "\n",
        ),
    ],
    "View/Entries/Enterable.swift": [
        ("nothing is no answer", "text.isEmpty ? nil : try", "try"),
    ],
    "View/Entries/Enterable+List.swift": [
        ("a comma ends an item that has one", r'''contains(";") ? ";" : ","''', '","'),
    ],
    "Business/FormSupply.swift": [
        ("what came back is not kept", "try await store.save(reply)", "_ = reply"),
        ("what was entered is not kept", "try await store.save(keep(item))\n", ""),
        (
            "what was sent seems to be kept",
            "make(reply), from: .network",
            "make(reply), from: .cache(age: 0)",
        ),
        (
            "it is sent twice",
            "let reply = try await",
            "_ = try await server(raw(input))\n      let reply = try await",
        ),
        (
            "what cannot be kept was not sent",
            "return Sourced(\n        try make(reply), from: .network,\n        warning: await .of { () async throws(AppError) in try await store.save(reply) })",
            "try await store.save(reply)\n      return Sourced(try make(reply), from: .network)",
        ),
    ],
    "View/FormModel.swift": [
        ("one refusal ends what is on its way", "&& !isSending(submission)", ""),
        ("it is sent twice", "guard !isSubmitting, phase", "guard phase"),
        ("what is awaited is sent", "!isSubmitting, phase == .loaded", "!isSubmitting"),
        ("an old notice stays", "notice = nil\n    let input", "let input"),
        (
            "the user is not led to what is wrong",
            "place = typed.wrongPlace\n    guard",
            "guard",
        ),
        (
            "the user is not led to what was refused",
            "map(ErrorText.message)\n    place = typed.wrongPlace",
            "map(ErrorText.message)",
        ),
        ("the wait is not shown", "isSubmitting = true\n", ""),
        ("the wait never ends", "isSubmitting = false\n    if", "if"),
        (
            "the model keeps itself alive",
            "{ [weak self] answer in\n        self?.receive(answer",
            "{ answer in\n        self.receive(answer",
        ),
        ("the draft is not entered", "    typed.fill(with: draft)\n", ""),
        (
            "what is sent again is another submission",
            "if drafts?.isOver(submission, by: answer) ?? !answer.isInDoubt {",
            "if drafts?.isOver(submission, by: answer) ?? true || true {",
        ),
        (
            "all that is sent is one submission",
            "      (submission, sent) = (UUID(), nil)\n",
            "      sent = nil\n",
        ),
        (
            "what is sent again after a start is another submission",
            "(submission, sent) = (key, Set(draft.keys))",
            "_ = key",
        ),
        ("what was there is not reported", "send(input, former)", "send(input, nil)"),
        ("what was kept is of the newest version", "origin == .network ?", "true ?"),
        ("no version is changed", "versions: versions)\n    return", "versions: [:])\n    return"),
        ("what others have changed is not compared", "error.isOutdated, let filling", "false, let filling"),
        ("what others have changed is not shown", "_ = typed.show(.invalidInput", "_ = Optional(AppError.invalidInput"),
        ("what only one has changed is shown twice", "theirs != before[name]", "true"),
        ("what is saved begins with the old version", "(base, self.versions) = (typed, versions)", "base = typed"),
        ("an edit does not go on", "goOn()\n      phase = .loaded", "phase = .loaded"),
        ("what is sent can be changed", "      guard !isSubmitting else { return }\n", ""),
        ("all is a draft", "typed.draft.filter { before[$0.key] != $0.value || sent?.contains($0.key) ?? false }", "typed.draft"),
        ("what is shown already is lost", " || sent?.contains($0.key) ?? false", ""),
        ("what is wrong is entered", "    entered.clearErrors()\n", ""),
        ("what was sent is asked about", "(base, self.versions) = (typed, versions)", "self.versions = versions"),
        ("what nobody could keep is asked about", "form != nil && entered", "entered"),
        (
            "what is discarded is kept",
            "if let form { drafts?.replace(draft, in: form) }\n    base",
            "base",
        ),
        ("nobody knows the form in front", "    enter(self)\n", ""),
        ("the screen stays", "else { routing.close() }", "else {}"),
        ("what the server has takes what was typed", "    typed.fill(with: touched)\n", "    _ = touched\n"),
        ("what the server has takes a secret", "guard plain == typed else { return }", ""),
        ("a late answer takes what was sent", "    filler.cancel()\n", ""),
        ("what the server has is not compared", "      renew(filled)\n", "      _ = filled\n"),
        (
            "what is sent is not kept meanwhile",
            "    leave()\n    drafts?.begin",
            "    drafts?.begin",
        ),
        ("what it begins with is entered again", "isAskedFor = true\n", ""),
        (
            "the draft stays after it was sent",
            "answer.isSuccess ? [:] : changes",
            "changes",
        ),
        (
            "the draft is gone after a refusal",
            "answer.isSuccess ? [:] : changes",
            "[:]",
        ),
        ("nothing is remembered", "typed = newValue\n      if let form { drafts?.set(draft, in: form) }", "typed = newValue"),
        ("leaving keeps nothing", "return Task.detached { try? drafts.save() }", "return nil"),
        ("secrets stay after they were sent", "typed.forgetSecrets()\n", ""),
        (
            "what cannot be kept is not reported",
            "notice = sourced?.warning.map(ErrorText.message)",
            "",
        ),
        ("nobody is notified of what came of it", "submitted(sourced?.value)", ""),
        ("a cancellation is shown", "if error == .cancelled { return }", ""),
        (
            "the session ends in silence",
            "if error == .sessionExpired { sessionExpired() }\n    notice",
            "notice",
        ),
        (
            "what the server says of a field is not shown",
            "typed.show(error).map(ErrorText.message)",
            "ErrorText.message(for: error)",
        ),
        ("the last field sends nothing", "} else {\n      submit()\n    }", "}"),
        (
            "what is gone is edited",
            "if self?.phase == .loading { self?.phase = .empty }",
            "self?.phase = .loaded",
        ),
        ("what failed is edited", "phase = .failed(error)", "phase = .loaded"),
        (
            "the session ends in silence while it is filled",
            "phase = .failed(error)\n      if error == .sessionExpired { sessionExpired() }",
            "phase = .failed(error)",
        ),
        ("nobody sees that it is filled again", "phase = .loading\n    return", "return"),
        (
            "it can be sent before it is filled",
            "if filling == nil { goOn() } else { phase = .loading }",
            "goOn()",
        ),
        (
            "what fills it keeps the model alive",
            "follow(filling()) { [weak self] in\n        self?.receive($0)",
            "follow(filling()) {\n        self.receive($0)",
        ),
        ("what there is to edit is not entered", "= (filled.entries, filled.entries, filled.versions)\n      goOn()", "= (typed, base, filled.versions)\n      goOn()"),
    ],
    "View/Entries/EntryForm.swift": [
        ("old errors stay", "self[field].clearErrors()", "_ = field"),
        ("a draft is not entered", "= draft[field.rawValue]", "= nil"),
        (
            "what belongs to no field is dropped",
            "others.isEmpty && message == nil ? nil",
            "message == nil ? nil",
        ),
        (
            "what the server says besides is dropped",
            "others.isEmpty && message == nil ? nil",
            "others.isEmpty ? nil",
        ),
        (
            "the last field leads to the first",
            "places.dropFirst(index + 1).first",
            "places.dropFirst(index + 1).first ?? places.first",
        ),
        ("no secret is forgotten", "self[field].forgetSecret()", "_ = field"),
        (
            "what is said of a field in a field is lost",
            "at: place.inner)\n    return true",
            "at: EntryPlace())\n    return true",
        ),
        ("what is said of all hides what is said of one", "$0.key > $1.key", "$0.key < $1.key"),
        (
            "the user is led to the field around it",
            "wrongPlace?.within(EntryPlace($0))",
            "wrongPlace.map { _ in EntryPlace($0) }",
        ),
    ],
    "View/Entries/EntryPlace.swift": [
        ("brackets lead nowhere", '".[]/".contains($0)', '"./".contains($0)'),
    ],
    "View/Entries/SectionEntry.swift": [
        ("an object of nothing is sent", "isBlank ? .some(nil) : check().map", "check().map"),
        (
            "an object of something is not sent",
            "var isBlank: Bool { entries.isBlank }",
            "var isBlank: Bool { true }",
        ),
        ("an error stays when a field changes", "if entries != oldValue { error = nil }", ""),
        ("a draft has nothing of it", "get { entries.draft.json }", "get { nil }"),
        ("a secret in it stays", "entries.forgetSecrets()", "_ = entries"),
        (
            "nobody is led to what is wrong in it",
            "error == nil ? entries.wrongPlace",
            "error == nil ? nil",
        ),
        ("nobody types in it", "{ entries.typedPlaces }", "{ [] }"),
        ("what is said of no field of it is lost", "error = error.followed(by: text)", "_ = text"),
        (
            "old errors of it stay",
            "clearErrors() {\n    entries.clearErrors()\n    error = nil",
            "clearErrors() {\n    entries.clearErrors()",
        ),
    ],
    "View/Entries/RowsEntry.swift": [
        ("a wrong row is left out", "inputs.contains { $0 == nil } ? nil : ", ""),
        ("no rows are an empty list", "isBlank ? .some(nil) : check().map", "check().map"),
        ("two rows are one", "(rows.map(\\.id).max() ?? -1) + 1", "rows.count"),
        ("another row is removed", "removeAll { $0.id == id }", "removeAll { $0.id != id }"),
        (
            "a row is moved too far",
            "index - indices.count { $0 < index }",
            "min(index, rows.count)",
        ),
        ("an error stays when the rows change", "if rows != oldValue { error = nil }", ""),
        ("a draft has no rows", "get { rows.map(\\.entries.draft).json }", "get { nil }"),
        ("a secret in a row stays", "rows[index].entries.forgetSecrets()", "_ = index"),
        ("an error in a row stays", "rows[index].entries.clearErrors()", "_ = index"),
        ("what is said of no row is lost", "error = error.followed(by: text)", "_ = text"),
    ],
    "View/Entries/KeyedEntryForm.swift": [
        (
            "one of two values is lost",
            "guard map.count < pairs.count else { return map }",
            "return map",
        ),
        (
            "nobody says which key is there twice",
            "rows[index].entries.key.error = BaseText.twice",
            "_ = index",
        ),
        ("no rows are an empty map", "isBlank ? .some(nil) : checkMap().map", "checkMap().map"),
        ("the keys are in no order", "sorted { $0.key < $1.key }", "sorted { $0.key > $1.key }"),
    ],
    "Core/JSONSlots.swift": [
        ("JSON is sent as text", "guard !texts.isEmpty else { return json }", "return json"),
    ],
    "View/Entries/TextEntry.swift": [
        ("all is forgotten", 'if isSecret { text = "" }', 'text = ""'),
        ("nobody types it in", "isTyped: Bool { true }", "isTyped: Bool { false }"),
        ("an error stays when the text changes", "if text != oldValue { error = nil }", ""),
        ("an error is not reported", "self.error = error.message\n", ""),
        ("a secret is printed", 'isSecret ? "••••••" : text', "text"),
        ("a password is no secret", "Value.isSecret || keyboard.isHidden", "Value.isSecret"),
        ("a secret is in a draft", "isSecret ? nil : text", "text"),
        ("a draft has a secret", "if let newValue, !isSecret", "if let newValue"),
        ("a secret is dumped", '["text": description]', '["text": text]'),
    ],
    "View/Entries/ValueEntry.swift": [
        ("it is typed in", "isTyped: Bool { false }", "isTyped: Bool { true }"),
        ("an error stays when the value changes", "if value != oldValue { error = nil }", ""),
        ("nobody says what is missing", "if value == nil { error = BaseText.missing }", ""),
        ("what was set counts as nothing", "{ value == blank }", "{ true }"),
    ],
    "View/SectionedRows.swift": [
        ("a row is there twice", "forKey: row.id) == nil { new", "forKey: row.id) != row { new"),
        ("a row that was replaced is still at home", "ids[section]?.removeAll()\n", ""),
        ("what was replaced counts", "for id in ids(in: section) { items[id] = nil }", ""),
        (
            "an older self stays",
            "items.updateValue(row, forKey: row.id) == nil {",
            "items[row.id] == nil {\n      items[row.id] = row;",
        ),
        ("what reads as before is drawn again", " && old.items[$0] != items[$0]", ""),
    ],
    "View/TaskSlot.swift": [
        ("its end leaves the task", "deinit {\n    task?.cancel()", "deinit {"),
        ("the task before goes on", "turn += 1\n    task?.cancel()", "turn += 1"),
        (
            "a late answer is taken",
            " where self?.turn == turn { receive(answer) }",
            " { receive(answer) }",
        ),
    ],
    "Data/Network/HTTPClient+Session.swift": [
        ("the refused token is sent again", "token: fresh)", "token: token)"),
        ("a token is waited for without end", "answer.value(within: end - .now)", "answer.value()"),
    ],
    "Data/Network/HTTPClient+Download.swift": [
        ("any server gets the token", "(client.session, client.headers) = (nil, [:])", "client.headers = [:]"),
        ("any server gets the headers", "(client.session, client.headers) = (nil, [:])", "client.session = nil"),
    ],
    "Data/Database/Connection+Erasure.swift": [
        ("what is erased stays in the log", "wal_checkpoint(TRUNCATE)", "wal_checkpoint(PASSIVE)"),
    ],
    "View/Values/CalendarDay+Entered.swift": [
        ("any text is a day", "throw EntryError(BaseText.notADate)", "throw .missing"),
    ],
    "View/Values/Decimal+Entered.swift": [
        ("what follows a number is overlooked", " && Double(number) != nil", ""),
        (
            "a number is typed with a point everywhere",
            "with: locale.decimalSeparator ?? \".\"",
            "with: \".\"",
        ),
    ],
    "Data/Wire/WireDate+Column.swift": [
        (
            "text that is no date is lost",
            "case .unreadable(let text): text.column",
            "case .unreadable: .null",
        ),
    ],
    "Data/Network/Envelope+Expiry.swift": [
        (
            "any code of the server signs out",
            "if case .failure(.server) = result, !expired.isEmpty { return false }",
            "",
        ),
    ],
    "View/ItemModel+Actions.swift": [
        (
            "it is removed twice",
            "guard let remove = actions.remove, !isRemoving else",
            "guard let remove = actions.remove else",
        ),
        ("the screen of what was removed stays", "actions.removed()", "break"),
        ("what stays cannot be removed again", "isRemoving = false\n      content", "content"),
        ("nobody says why it stays", "content.receive(refusal: error)\n", ""),
        (
            "a removal ends the session in silence",
            "if error == .sessionExpired { sessionExpired() }\n      reread",
            "reread",
        ),
    ],
    "Business/Lists/ServerList+Creating.swift": [
        (
            "what nothing is said of stays away",
            "      Task { await beginAnew() }\n",
            "",
        ),
        ("what was deleted comes back", "row.isGone ? nil : await insert(row)", "await insert(row)"),
    ],
    "Business/Lists/ServerList+Removing.swift": [
        ("what is gone cannot be deleted", "guard error.isGone else { throw error }", "throw error"),
    ],
    "Business/Lists/ServerList+Rows.swift": [
        ("what a detail finds gone stays", "error.isGone { lose(pool.row(id), .gone, asked) }", "error.isGone {}"),
        ("a row is asked for while it changes", "    await commands.rest(on: id)\n", ""),
    ],
    "Business/Lists/ServerList+Editing.swift": [
        ("nothing is an answer", "if saved == nil { saved = try? await one?(raw.id) }", ""),
    ],
    "View/Values/String+Entered.swift": [
        ("spaces are a text", "text.trimmingCharacters(in: .whitespacesAndNewlines)", "text"),
        ("nothing is a text", "if isEmpty { throw .missing }", ""),
    ],
    "View/Values/URL+Entered.swift": [
        ("any text is an address", ", url.scheme != nil else", " else"),
    ],
    "View/Values/Double+Entered.swift": [
        ("numbers have no end", ", number.isFinite else", " else"),
    ],
    "View/Values/Date+Entered.swift": [
        ("what follows a date is overlooked", ", date.formatted(style) == text else", " else"),
    ],
    "View/FormModel+Editing.swift": [
        ("the drafts of two forms are one", "\\(list).edit.\\(id)", "\\(list).new"),
    ],
}

APP = {
    "AppRouter.swift": [
        (
            "a link lies over the sign-in",
            "if let sheet = router.sheet, sheet != signIn?.route {",
            "if router.sheet != nil {",
        ),
        (
            "a link lies under what is not finished",
            "if let sheet = router.sheet, sheet != signIn?.route {",
            "if false {",
        ),
        ("a link to a tab pushes it on itself", "route == start ? [] : [route]", "[route]"),
        (
            "a link leaves the tab in front",
            "tabs.select(start) {",
            "tabs.all.contains(where: { $0.id == start }) {",
        ),
        ("the screens of another stay", "tabs = Self.beginning(at: root)\n    turn", "turn"),
        ("what lies over them stays", "    tabs.overlay.presentation = nil\n", ""),
        (
            "nobody hears of the turn",
            "    turn = services.turns\n  }\n\n  /// Leads",
            "  }\n\n  /// Leads",
        ),
        (
            "a screen alone begins as a whole",
            "root.map { RouterTabs(at: $0) } ?? beginning",
            "beginning",
        ),
        ("the sign-in lies over itself", "route != root {", "true {"),
        ("the app as a whole is closed", "root != nil && tabs", "tabs"),
        ("the end of the session is not followed", ".expired: sessionExpired()", ".expired: break"),
        (
            "who signs in is not followed",
            ".signedIn: if services.account.user != nil { signedIn() }",
            ".signedIn: break",
        ),
    ],
    "AppRouter+Place.swift": [
        ("a screen alone has a place", "    guard root == nil else { return nil }\n", ""),
        ("the sign-in is there again", "{ route == signIn?.route }", "{ false }"),
        (
            "it is everybody's",
            "tabs.restore(place, of: account",
            'tabs.restore(place, of: "ann"',
        ),
    ],
    "AppRouter+SignIn.swift": [
        (
            "the sign-in stays",
            "if let route = signIn?.route, router.sheet == route { router.close() }",
            "",
        ),
        (
            "whatever is in front is closed",
            "if let route = signIn?.route, router.sheet == route { router",
            "if signIn != nil { router",
        ),
        (
            "who signs in alone stays there",
            "if let root, root == signIn?.route { isClosed = true }",
            "",
        ),
        (
            "the server is not notified",
            "sessionExpired()\n      await services.revokeTokens()",
            "sessionExpired()",
        ),
        ("a start notifies nobody", "Task { [services] in await services.revokeTokens() }", ""),
        (
            "nobody is led to the sign-in",
            "followAccount()\n      sessionExpired()",
            "followAccount()",
        ),
        ("whoever left is shown", "followAccount()\n      sessionExpired()", "sessionExpired()"),
        (
            "a token that cannot be read is one",
            "case .success(nil), .failure(.storage)",
            "case .success(nil)",
        ),
        (
            "it begins without the sign-in",
            "case .success(nil), .failure(.storage)",
            "case .failure(.storage)",
        ),
    ],
    "SessionAction.swift": [
        (
            "who is there may sign in",
            "services.account.user != nil else",
            "services.account.user == nil else",
        ),
        (
            "an app without a sign-in has one",
            "    guard signIn?.route != nil else { return nil }\n",
            "",
        ),
        ("the session goes on", "self.signOut() }", "self.sessionExpired() }"),
    ],
    "Services.swift": [
        ("nobody hears who signs in", "      broadcast.tell(.signedIn)\n", ""),
        ("a sign-in notifies nobody of the last one", "      Task { await revokeTokens() }\n", ""),
        ("a token in use is given back", "if token.access == (try? await session.current())?.access { throw .cancelled }\n      ", ""),
        (
            "a token in use is never given back",
            "session.current())?.access { throw .cancelled }",
            "session.current())?.access { return }",
        ),
        ("who is signed out by another is forgotten", "    if user != account.user { await giveTokenBack() }\n", ""),
        ("who signs in again is signed out", "if user != account.user { await", "if signIn != nil { await"),
        ("a sign-out is forgotten", "try? configuration.sessions.give(back: token, to: account.origin)", "_ = token"),
        ("a keychain outlives the app", "try? configuration.sessions.forgetFormerInstallation()\n", ""),
        ("nobody hears of another account", "        broadcast.tell(.switched)\n", ""),
        ("the text of a guest is lost", "drafts.take(from: last.drafts)", ""),
        (
            "the text of a user goes with the next one",
            "} else if last.stores.account.user == nil {",
            "} else {",
        ),
        ("nobody hears that the session is lost", "{ broadcast.tell(.expired) }", "{}"),
    ],
    "AppLinks.swift": [
        ("capitals count", "$0.module == module.lowercased()", "$0.module == module"),
        (
            "what begins nowhere is at home",
            "AppLink.all.first { $0.path(to: route) != nil }?",
            "AppLink.all.first?",
        ),
    ],
}

KINDS = [ITEM, LIST, NOTES, FORM, LOGIN]
