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
            ("a text shows another value", "(content?.name)", "(content?.nickname)"),
            (
                "the view model keeps itself alive",
                "{ [weak self] answer in\n      self?.receive(answer)",
                "{ answer in\n      self.receive(answer)",
            ),
            (
                "loading hides what is shown",
                "if content == nil { phase = .loading }",
                "phase = .loading",
            ),
            ("appearing again loads again", "phase == .idle ? load() : nil", "load()"),
            ("the policy is ignored", "handler.load(policy)", "handler.load(.cacheFirst)"),
            ("refreshing asks the cache", "load(.networkFirst)", "load(.cacheFirst)"),
            ("it loads for ever", "isLoading = false\n    if", "if"),
            (
                "a warning is not told",
                "if let warning = sourced.warning { report(warning) }",
                "",
            ),
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
            ("a cancelled load is an empty one", "Task.isCancelled ? .idle : .empty", ".empty"),
            ("a notice cannot be closed", "dismissNotice() {\n    notice = nil", "dismissNotice() {"),
            (
                "the session ends in silence",
                "if error == .sessionExpired { routing.sessionExpired() }",
                "",
            ),
        ],
    },
)

BASE = {
    "Data/Network/Verdict.swift": [
        ("the status is not looked at", "!(200..<300).contains(status)", "status < 0"),
        ("the server's code is not looked at", "!envelope.success.contains(code)", "code == .min"),
    ],
    "Data/Network/HTTPClient.swift": [
        ("the refused token is sent again", "token: fresh)", "token: token)"),
        ("the token is not sent", 'forHTTPHeaderField: "Authorization"', 'forHTTPHeaderField: "A"'),
    ],
    "Data/Database/Table.swift": [
        (
            "an old row stays",
            r"""DO UPDATE SET
      \(columns.map { "\"\($0)\" = excluded.\"\($0)\"" }.joined(separator: ", "))""",
            "DO NOTHING",
        ),
    ],
    "Data/Database/Connection.swift": [
        ("what failed is kept", 'run("ROLLBACK")', 'run("COMMIT")'),
        ("reading may write", "query_only = 1", "query_only = 0"),
    ],
    "Data/Database/Migrator.swift": [
        ("a migration is run again", "where migration.number > last ", ""),
        ("a newer file is opened", "last <= numbers.count", "last >= 0"),
    ],
    "Data/Network/URLQueryItem+PercentEncoded.swift": [
        ("a plus becomes a space", '.replacing("+", with: "%2B")', ""),
    ],
    "Data/Network/RetryPolicy.swift": [
        ("what changes something is sent twice", "method.isIdempotent ? delays : []", "delays"),
    ],
    "Business/Session.swift": [
        ("every request refreshes", "renewal ?? renew(token)", "renew(token)"),
    ],
    "Business/Supply.swift": [
        ("the cache hides a refusal", "error.isUnreachable, var", "var"),
        (
            "nobody cancels the request",
            "listener.onTermination = { _ in work.cancel() }",
            "",
        ),
    ],
    "View/SectionedRows.swift": [
        ("a row is there twice", "where !update(item) ", ""),
        ("a section that is removed keeps its rows", "rows[section] = nil\n", ""),
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

KINDS = [ITEM]
