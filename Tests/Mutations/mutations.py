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
            ("the age counts backwards", "let age = now.time", "let age = -now.time"),
            (
                "nothing is saved",
                "try Self.table.save(values, on: connection)",
                "_ = (values, connection)",
            ),
        ],
        "Data/{name}Network.swift": [
            ("another method", "Endpoint(.get,", "Endpoint(.post,"),
            ("another path", '"profile")', '"profiles")'),
        ],
        "Data/{name}Storage.swift": [
            ("the id is forgotten", "store.set(id,", "store.set(Int64?.none,"),
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
            ("the policy is ignored", ".answers(policy)", ".answers(.networkFirst)"),
            ("the answer is not kept", "warning: await keep(dto)", "warning: nil"),
            ("the last id is not kept", "try storage.setLastID(dto.id)", ""),
            ("what cannot be kept is not told", "return error", "return nil"),
            ("a storage that fails is empty", "try storage.lastID()", "try? storage.lastID()"),
        ],
        "View/{name}ViewModel.swift": [
            ("a text shows another value", "(content.value?.name)", "(content.value?.nickname)"),
            (
                "the view model keeps itself alive",
                "{ [weak self] answer in\n      self?.receive(answer)",
                "{ answer in\n      self.receive(answer)",
            ),
            ("appearing again loads again", "phase == .idle ? load() : nil", "load()"),
            ("the policy is ignored", "handler.load(policy)", "handler.load(.cacheFirst)"),
            ("refreshing asks the cache", "load(.networkFirst)", "load(.cacheFirst)"),
            ("nobody says that it loads", "content.begin()\n", ""),
            (
                "it loads for ever",
                "self?.content.end(isCancelled: Task.isCancelled)",
                "_ = self",
            ),
            ("a notice cannot be closed", "content.dismissNotice()", ""),
            ("the session ends in silence", "routing.sessionExpired()", "return"),
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
    ],
    {
        "Data/ArticleDTO+Row.swift": [
            ("a column is kept as another", '"title": title.column', '"title": author.column'),
            ("a column is read as another", 'row.value("likes")', 'row.value("views")'),
        ],
        "Data/{name}Database.swift": [
            ("what may be missing may not", '"url" TEXT,', '"url" TEXT NOT NULL,'),
            ("a first page is the whole list", "isWhole: page.next == nil", "isWhole: true"),
            (
                "what was dropped is not kept",
                '["dropped_rows"] = page.dropped.column',
                '["dropped_rows"] = 0',
            ),
            (
                "a later page takes the place of the first",
                "/// Adds a later page. A row that is there already is updated in its place.\n"
                "  package func append(_ page: Page<ArticleDTO>) async throws(AppError) {\n",
                "package func append(_ page: Page<ArticleDTO>) async throws(AppError) {\n"
                "    return try await splice(page)\n",
            ),
            ("the order is another", 'rows(orderedBy: "row_number"', 'rows(orderedBy: "title"'),
            (
                "the order is turned round",
                "items: try rows.map(ArticleDTO.init)",
                "items: try rows.reversed().map(ArticleDTO.init)",
            ),
            (
                "the cursor is not kept",
                '"next_page": page.next.column',
                '"next_page": String?.none.column',
            ),
            (
                "the cursor of the first row counts",
                'rows.last?.value("next_page")',
                'rows.first?.value("next_page")',
            ),
        ],
        "Data/{name}Network.swift": [
            ("another method", ".get,", ".post,"),
            ("another path", '"articles"', '"article"'),
            ("the cursor is not sent", "query: cursor.map", "query: String?.none.map"),
            ("the cursor has another name", 'name: "cursor"', 'name: "page"'),
        ],
        "Data/{name}Storage.swift": [
            (
                "the age counts backwards",
                "now().timeIntervalSince($0)",
                "$0.timeIntervalSince(now())",
            ),
        ],
        "Business/Article+ArticleDTO.swift": [
            ("two values swapped", "title: dto.title", "title: dto.author"),
            ("a flag made up", "dto.isRead", "false"),
        ],
        "Business/{name}Handler.swift": [
            ("the policy is ignored", ".answers(policy)", ".answers(.networkFirst)"),
            ("every page is the first", "network.page(after: cursor)", "network.page()"),
            ("a first page is not kept", "try await database.splice(page)\n", ""),
            ("a later page is not kept", "try await database.append(page)", "_ = page"),
            ("its age is not kept", "try storage.setUpdated()\n", ""),
            (
                "what cannot be kept of the first page is not told",
                "warning: await keep(first: page)",
                "warning: await keep(first: page).flatMap { _ in nil }",
            ),
            (
                "what cannot be kept of a later page is not told",
                "warning: await keep(next: page)",
                "warning: await keep(next: page).flatMap { _ in nil }",
            ),
            (
                "a broken row hides the later page",
                "let shown = try page.compactMap(Article.init)\n"
                "    return Sourced(shown, from: .network, warning: await keep(next: page))",
                "let shown = Page(items: try page.items.map(Article.init), next: page.next)\n"
                "    return Sourced(shown, from: .network, warning: await keep(next: page))",
            ),
            (
                "a broken row hides what is kept",
                "let page = try await database.load().compactMap(Article.init)",
                "let kept = try await database.load()\n"
                "    let page = Page(items: try kept.items.map(Article.init), next: kept.next)",
            ),
        ],
        "View/ArticleRow.swift": [
            ("a text shows another value", "item.title.displayText", "item.author.displayText"),
        ],
        "View/{name}ViewModel.swift": [
            (
                "the view model keeps itself alive",
                "{ [weak self] answer in\n      self?.receive(answer)",
                "{ answer in\n      self.receive(answer)",
            ),
            (
                "the next page keeps the view model alive",
                "{ [weak self] answer in\n      self?.receiveNext(answer)",
                "{ answer in\n      self.receiveNext(answer)",
            ),
            ("appearing again loads again", "phase == .idle ? first() : nil", "first()"),
            ("refreshing asks the cache", "first(.networkFirst)", "first(.cacheFirst)"),
            ("an old page comes after a refresh", "nextSlot.cancel()\n", ""),
            ("nobody says that it loads", "content.begin()\n", ""),
            (
                "every row calls for a page",
                "    guard content.wantsNext(at: row) else { return }\n",
                "",
            ),
            ("a row of before a refresh calls for a page", "lastReached = nil\n", ""),
            (
                "an empty first page is the end",
                "content.end(isCancelled: isCancelled)\n    if content.wantsNext { next() }",
                "content.end(isCancelled: isCancelled)",
            ),
            (
                "an empty page is the end",
                "routing.sessionExpired() }\n    if content.wantsNext { next() }",
                "routing.sessionExpired() }",
            ),
            ("no row calls for a page", "    lastReached = row\n    next()\n", "    lastReached = row\n"),
            (
                "a later page takes the place of the first",
                "content.receiveNext(rows(of: answer))",
                "content.receive(rows(of: answer))",
            ),
            (
                "a first page is added",
                "content.receive(rows(of: answer))",
                "content.receiveNext(rows(of: answer))",
            ),
            (
                "the session ends in silence at a later page",
                "content.receiveNext(rows(of: answer))\n"
                "    if case .failure(.sessionExpired) = answer { routing.sessionExpired() }",
                "content.receiveNext(rows(of: answer))",
            ),
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
        "Data/MemberInputDTO.swift": [
            ("a key is another", 'case userID = "user_id"', "case userID"),
        ],
        "Data/{name}Database.swift": [
            ("what may be missing may not", '"age" INTEGER,', '"age" INTEGER NOT NULL,'),
            (
                "the oldest is the latest",
                'orderedBy: "saved_at"',
                'orderedBy: "-saved_at"',
            ),
            (
                "nothing is kept",
                "try Self.table.save(values, on: connection)",
                "_ = (values, connection)",
            ),
        ],
        "Data/{name}Network.swift": [
            ("another method", "Endpoint(.post,", "Endpoint(.put,"),
            ("another path", '"sign-up"', '"sign_up"'),
            ("nothing is sent", ", body: .json(input)", ""),
        ],
        "Data/{name}Storage.swift": [
            ("the draft is forgotten", "draft.isEmpty ? nil : draft", "[String: String]?.none"),
            ("an empty draft is kept", "draft.isEmpty ? nil : draft", "draft"),
        ],
        "Business/MemberInputDTO+MemberInput.swift": [
            ("two values swapped", "name: input.name", "name: input.email"),
            ("a flag made up", "agreed: input.agreed", "agreed: false"),
        ],
        "Business/{name}Handler.swift": [
            ("the draft is not kept", "try storage.setDraft(draft)", ""),
            ("what came of it is not kept", "await keep(dto)", "AppError?.none"),
            ("what cannot be kept is not told", "warning: unkept", "warning: nil"),
            (
                "it is sent twice",
                "let dto = try await network",
                "_ = try await network.submit(MemberInputDTO(input))\n"
                "    let dto = try await network",
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
                "only the first fault is told",
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
            ("the secret stays", 'pin.text = ""', ""),
            ("a field is passed by", "    .email,\n", ""),
        ],
        "View/{name}ViewModel.swift": [
            ("it is sent twice", "guard !isSubmitting else { return nil }\n", ""),
            ("an old notice stays", "notice = nil\n    let input", "let input"),
            (
                "the user is not led to what is wrong",
                "focus = form.firstWrong\n    guard",
                "guard",
            ),
            ("the wait is not shown", "isSubmitting = true\n", ""),
            ("the wait never ends", "isSubmitting = false\n    switch", "switch"),
            (
                "the view model keeps itself alive",
                "{ [weak self] answer in\n      self?.receive(answer)",
                "{ answer in\n      self.receive(answer)",
            ),
            (
                "the draft goes over what was typed",
                "if let draft, form == blank { form",
                "if let draft { form",
            ),
            (
                "the draft is not entered",
                "if let draft, form == blank { form",
                "if false, let draft { form",
            ),
            ("the draft stays after it was sent", "drafts.clear()\n", ""),
            ("nothing is remembered", "drafts.change(to: form.draft)", "_ = form"),
            ("leaving keeps nothing", "drafts.saveNow()", "nil"),
            ("secrets stay after they were sent", "form.forgetSecrets()\n", ""),
            (
                "what cannot be kept is not told",
                "notice = sourced.warning.map(ErrorText.message)",
                "",
            ),
            ("nobody is told what came of it", "submitted(sourced.value)", ""),
            ("a cancellation is shown", "if error == .cancelled { return }", ""),
            (
                "the session ends in silence",
                "if error == .sessionExpired { routing.sessionExpired() }",
                "",
            ),
            (
                "what the server says of a field is not shown",
                "form.show(error).map(ErrorText.message)",
                "ErrorText.message(for: error)",
            ),
            (
                "the last field sends nothing",
                "} else {\n      submit()\n    }",
                "}",
            ),
        ],
    },
)

BASE = {
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
    "Core/Page+Splice.swift": [
        ("the rows below are gone", "items + below.filter", "items + below.prefix(0).filter"),
        ("a row is there twice", "below.filter { !ids.contains($0.id) }", "below"),
        ("the cursor is that of the page", "next: kept.next", "next: next"),
        ("what is gone stays", "if next == nil { return self }", ""),
        ("what may be missing is overlooked", "drop { $0.id != last.id }", "drop { _ in false }"),
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
            "a less telling text is shown",
            'if message != nil { words.lines[""] = nil }',
            'if message != nil { words.lines["x"] = nil }',
        ),
        ("the place of a fault is not seen", "?? pointer\n", "?? (pointer == nil ? nil : [])\n"),
        ("a list of fields is a message", "value.isFieldMap:\n", "false:\n"),
    ],
    "Data/Network/EndpointPath.swift": [
        ("a value leads elsewhere", '.subtracting(["/", "@", ":", ";", "+"])', ""),
        ("a value leads up", '["", ".", ".."].contains($0.text)', "$0.text.isEmpty"),
    ],
    "Data/Network/ReplyCollector.swift": [
        ("another server sees secrets", "where old != new && ", "where old == new && "),
        ("a part of a body is all of it", "?.sent += bytesSent", "?.sent = size"),
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
        ("what comes too late is kept", "if Task.isCancelled { return .failure(.cancelled) }", ""),
        ("memory has no limit", "memory.totalCostLimit = memoryLimit", "_ = memoryLimit"),
        ("a loader of the last user works", "isValid = false", "isValid = true"),
    ],
    "Data/Network/LoggingTransport.swift": [
        ("a secret in the address is logged", ".map(\\.name)", ".map(\\.description)"),
        ("a password in the address is logged", "address?.password = nil\n", ""),
        (
            "what is entered is logged",
            "\\($0.count) bytes",
            "\\(String(decoding: $0, as: UTF8.self))",
        ),
    ],
    "Data/Network/Verdict.swift": [
        (
            "the server's code is not looked at",
            "envelope.refusingCode(code) != nil",
            "envelope.refusingCode(code) == Int.min",
        ),
    ],
    "Data/Network/HTTPClient.swift": [
        (
            "what changes something is sent twice",
            "[.patch, .post].contains(endpoint.method) ? [] : retry",
            "retry",
        ),
        ("the refused token is sent again", "token: fresh)", "token: token)"),
        ("any server gets the token", "isOwn ? session : nil", "session"),
        ("the token is not sent", 'forHTTPHeaderField: "Authorization"', 'forHTTPHeaderField: "A"'),
    ],
    "Data/Database/Table.swift": [
        (
            "an old row stays",
            r"""DO UPDATE SET
      \(columns.map { "\"\($0.key)\" = excluded.\"\($0.key)\"" }.joined(separator: ", "))""",
            "DO NOTHING",
        ),
        ("the rows below are gone", "let last = isWhole ? .null :", "let last = true ? .null :"),
        ("what is gone stays", "let last = isWhole ? .null :", "let last ="),
        ("a page is put below the others", "start + Int64(index) + 1", "Int64(index) + 1_000"),
    ],
    "Data/Database/Connection.swift": [
        ("what failed is kept", 'run("ROLLBACK")', 'run("COMMIT")'),
        ("reading may write", "query_only = 1", "query_only = 0"),
        ("whoever makes the file is not waited for", "error.meansBusy", "error.meansDamage"),
    ],
    "Data/Database/SourceTables.swift": [
        ("a migration is run again", "$0.number > last }", "$0.number > 0 }"),
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
            "another process goes unnoticed",
            "checked[schema.module] == version",
            "checked[schema.module] != nil",
        ),
        ("a source may lie among caches", "kind != schema.kind", "kind == nil"),
        ("a closed account is opened again", "Task.isCancelled || isInvalid", "Task.isCancelled"),
    ],
    "Data/Database/SQLiteCode.swift": [
        (
            "a mismatch sets the file aside",
            "SQLiteCode.notDatabase]",
            "SQLiteCode.notDatabase, SQLiteCode.schema]",
        ),
    ],
    "Data/Database/Connection+Tables.swift": [
        ("what is erased stays in the log", "wal_checkpoint(TRUNCATE)", "wal_checkpoint(PASSIVE)"),
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
    "Data/Wire/WireDate.swift": [
        (
            "text that is no date is lost",
            "case .unreadable(let text): text.column",
            "case .unreadable: .null",
        ),
    ],
    "Data/Network/URLQueryItem+PercentEncoded.swift": [
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
    ],
    "Data/Storage/SessionStore.swift": [
        (
            "a token goes to another server",
            "return record.origin == origin ? record : nil",
            "return record",
        ),
    ],
    "Data/Storage/FileLock.swift": [
        ("two processes renew at once", "LOCK_EX | LOCK_NB", "LOCK_SH | LOCK_NB"),
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
    "Core/AccountID+FolderName.swift": [
        ("capitals make no other folder", 'charactersIn: "abc', 'charactersIn: "ABCDEabc'),
    ],
    "Data/Network/Envelope+Open.swift": [
        ("the status is not looked at", "(200..<300).contains(reply.status)", "reply.status > 0"),
        ("a server in trouble is shown", "reply.status >= 500 || ", ""),
        (
            "any code of the server signs out",
            "if case .failure(.server) = result, !expired.isEmpty { return false }",
            "",
        ),
    ],
    "Business/AsyncStream+Answers.swift": [
        ("nobody cancels the request", "listener.onTermination = { _ in task.cancel() }", ""),
    ],
    "Business/Supply.swift": [
        ("the cache hides a refusal", "error.isUnreachable, var", "var"),
    ],
    "View/Loadable.swift": [
        ("loading hides what is shown", "if value == nil { phase = .loading }", "phase = .loading"),
        ("it loads for ever", "isLoading = false\n    if", "if"),
        ("a warning is not told", "if let warning = sourced.warning { report(warning) }", ""),
        ("an old notice stays", "phase = .loaded\n      notice = nil", "phase = .loaded"),
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
    "View/LoadableList.swift": [
        ("a first page replaces all", "onto: kept)\n      case", "onto: Page(items: []))\n      case"),
        (
            "a later page takes the place of the first",
            "rows.append(page.items, to: section)",
            "rows.replace(page.items, in: section)",
        ),
        ("the cursor stays the first", "cursor = page.next\n", "cursor = cursor ?? page.next\n"),
        (
            "what is kept takes newer rows away",
            "case .cache where sourced.warning != nil && !rows.isEmpty: break\n",
            "",
        ),
        ("an empty first page is the first", "page.items.isEmpty ? page.next : nil", "nil"),
        ("it goes on for ever", "idlePages >= Self.patience, nextCursor", "false, nextCursor"),
        ("it does not go on", "idlePages > 0 && nextCursor", "false && nextCursor"),
        ("who asks for more is asked again", "if footer == .more { idlePages = 0 }", ""),
        (
            "a cursor leads round and round",
            "if sourced.value.next == nextCursor { sourced.value.next = nil }",
            "",
        ),
        ("it goes on behind a failure", "idlePages = 0\n      if rows", "if rows"),
        ("it loads for ever", "if rows.isEmpty || error == .cancelled {", "if error == .cancelled {"),
        ("nobody tells what was dropped", "if sourced.value.dropped > 0 {", "if false {"),
        ("only the last page counts", "dropped += sourced", "dropped = sourced"),
        (
            "the footer stays while the first page is awaited",
            "footer = nil\n    idlePages = 0\n    if rows",
            "idlePages = 0\n    if rows",
        ),
        (
            "a page is asked for while the first is awaited",
            "guard let nextCursor, !isLoading, footer",
            "guard let nextCursor, footer",
        ),
        ("a page is asked for twice", ", footer != .loading else", " else"),
        (
            "every row calls for a page",
            "item.id == rows.last?.id && footer == nil",
            "footer == nil",
        ),
        (
            "what failed is asked for again by itself",
            "item.id == rows.last?.id && footer == nil",
            "item.id == rows.last?.id",
        ),
        (
            "a later page that is cancelled has failed",
            "if rows.isEmpty || error == .cancelled {",
            "if rows.isEmpty {",
        ),
        ("loading hides what is shown", "if rows.isEmpty { phase = .loading }", "phase = .loading"),
        ("an old notice stays", "notice = nil\n      switch", "switch"),
        ("an empty list is shown", "nextCursor == nil ? .empty : .loading", ".loaded"),
        ("more may come to an empty list", "nextCursor == nil ? .empty : .loading", ".empty"),
        (
            "a warning that it was cancelled is told",
            "if let warning = sourced.warning, warning != .cancelled {",
            "if let warning = sourced.warning {",
        ),
    ],
    "View/Router.swift": [
        ("a push in a sheet lands under it", "Router(above: top))", "self)"),
        ("what is there is thrown away", "let top = presented.last?.router ?? self", "let top = self"),
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
    ],
    "View/DraftKeeper.swift": [
        (
            "what waits outlives the keeper",
            "{ [weak self] _ in\n      self?.saveNow()",
            "{ _ in\n      self.saveNow()",
        ),
        ("nothing is kept by itself", "self?.saveNow()", "_ = self"),
        ("what was sent is kept", "isChanged = false\n    let", "let"),
        ("what is as it was is kept", "guard draft != latest else { return }\n", ""),
        ("an old draft comes last", "await saving?.value\n", ""),
    ],
    "View/Values/String+Shown.swift": [
        ("spaces are a text", "text.trimmingCharacters(in: .whitespacesAndNewlines)", "text"),
        ("nothing is a text", "if isEmpty { throw .missing }", ""),
    ],
    "View/Values/Secret+Shown.swift": [
        ("nothing is a secret", "if text.isEmpty { throw .missing }", ""),
    ],
    "View/Values/URL+Shown.swift": [
        ("any text is an address", ", url.scheme != nil else", " else"),
    ],
    "View/Values/Double+Shown.swift": [
        ("numbers have no end", ", number.isFinite else", " else"),
    ],
    "View/Entries/Enterable+Numbers.swift": [
        (
            "a decimal comma is none",
            '.replacing(locale.decimalSeparator ?? ".", with: ".")\n',
            "\n",
        ),
    ],
    "View/Entries/Enterable+Containers.swift": [
        ("nothing is no answer", "text.isEmpty ? nil : try", "try"),
        ("a comma ends an item that has one", r'''contains(";") ? ";" : ","''', '","'),
    ],
    "View/Values/Date+Shown.swift": [
        ("what follows a date is overlooked", ", date.formatted(style) == text else", " else"),
    ],
    "View/Entries/EntryForm.swift": [
        ("old errors stay", "self[keyPath: Self.error(of: field)] = nil", "_ = field"),
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
            "typedFields.dropFirst(index + 1).first",
            "typedFields.dropFirst(index + 1).first ?? typedFields.first",
        ),
    ],
    "View/Entries/TextEntry.swift": [
        ("an error stays when the text changes", "if text != oldValue { error = nil }", ""),
        ("an error is not told", "self.error = error.message\n", ""),
        ("a secret is printed", 'isSecret ? "••••••" : text', "text"),
        ("a password is no secret", "Value.isSecret || keyboard.isHidden", "Value.isSecret"),
        ("a secret is in a draft", "isSecret ? nil : text", "text"),
        ("a draft has a secret", "if let newValue, !isSecret", "if let newValue"),
        ("a secret is dumped", '["text": description]', '["text": text]'),
    ],
    "View/Entries/ValueEntry.swift": [
        ("an error stays when the value changes", "if value != oldValue { error = nil }", ""),
        ("nobody says what is missing", "if value == nil { error = BaseText.missing }", ""),
    ],
    "View/SectionedRows.swift": [
        ("a row is there twice", "== nil {\n      ids", "!= row {\n      ids"),
        ("a row that was replaced is still at home", "ids[section]?.removeAll()\n", ""),
        ("what was replaced counts", "for id in ids(in: section) { items[id] = nil }", ""),
        (
            "an older self stays",
            "items.updateValue(row, forKey: row.id) == nil {",
            "items[row.id] == nil {\n      items[row.id] = row",
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
}

KINDS = [ITEM, LIST, FORM]
