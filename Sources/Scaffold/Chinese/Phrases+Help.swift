extension Phrases {
  /// Commands, arguments and options.
  static let help: Table = [
    "%@; %@": "%@；%@",
    "; %@": "；%@",
    ", ": "、",
    "%@, %@": "%@，%@",
    """
    Write three-tier Swift code (Data, Business, View) that stays three-tier.

    Usage: scaffold <command> [options]

    %@

    `scaffold <command> --help` says more. `scaffold --version` says the version.

    Example: scaffold new-module Login --at Demo --kind login
    """: """
    生成三层（Data、Business、View）的 Swift 代码，并让它一直保持三层。

    用法：scaffold <命令> [选项]

    %@

    `scaffold <命令> --help` 有更多说明，`scaffold --version` 给出版本。

    示例：scaffold new-module Login --at Demo --kind login
    """,
    """
    Usage: scaffold %@ <command> [options]

    %@

    `scaffold %@ <command> --help` says more.
    """: """
    用法：scaffold %@ <命令> [选项]

    %@

    `scaffold %@ <命令> --help` 有更多说明。
    """,
    "Usage: scaffold %@%@": "用法：scaffold %@%@",
    "%@ [options]": "%@ [选项]",
    """
    Arguments:
    %@
    """: """
    参数：
    %@
    """,
    """
    %@:
    %@
    """: """
    %@：
    %@
    """,
    "What it shows": "显示什么",
    "Where it comes from": "来自哪里",
    "Where it stands": "放在哪里",
    "How it runs": "怎样运行",
    "Make code": "生成代码",
    "Change what was made": "改动已生成的代码",
    "See what is there": "查看现状",
    "Set up a machine, a team, an agent": "设置电脑、团队和智能体",
    "Name every file that is made.": "列出生成的每个文件。",
    """
    Options:
    %@
    """: """
    选项：
    %@
    """,
    """
    Examples:
    %@
    """: """
    示例：
    %@
    """,
    "one of %@": "可取 %@",
    "default: %@": "默认：%@",
    "%@ (%@)": "%@（%@）",
    "The language of help and messages.": "帮助和消息的语言。",
    "that of the environment": "环境变量里的语言",
    "Show the plan; change nothing.": "只显示计划，不改任何文件。",
    "Show the plan as one unified diff; change nothing.": "把计划显示成一份 unified diff，不改任何文件。",
    "Replace what stands in the way; `scaffold undo` brings it back.":
      "覆盖已经存在的文件；`scaffold undo` 可以恢复。",
    "Print JSON, for scripts and editors.": "输出 JSON，给脚本和编辑器用。",
    "Show this help.": "显示这份帮助。",
    "Show the version.": "显示版本。",
    "Commands: %@.": "命令：%@。",
    "The project's own folder.": "工程自己的文件夹。",
    "the nearest folder upward with a scaffold.json": "往上最近的、有 scaffold.json 的文件夹",
    "Give a module written by hand a record (the ledger); its files stay.":
      "给手写的模块建一份生成记录，文件保持原样。",
    """
    The folder is compared with what the template would give, and from then on update, status,
    rename-module and remove-module know it. What it would have been made with is read from its files,
    as far as they say, and said; options say otherwise.
    """: """
    把这个文件夹和模板会生成的内容比较；从此 update、status、rename-module 和 remove-module
    都认识它。它当初会用哪些选项生成，尽量从文件里读出来并报告；不对的用选项指定。
    """,
    "The module's folder, in the folder of the modules.": "模块的文件夹，要在放模块的文件夹里。",
    "Folder of the module:": "模块的文件夹：",
    "What to call the module; its folder is renamed.": "模块叫什么；它的文件夹会改名。",
    "the folder's name": "文件夹的名字",
    "Add the lines that are missing in shared files.": "在共用文件里补上缺少的行。",
    "Make the ledger anew from today's template, of a module that was brought to it by hand.":
      "模块已经手工改到与当前模板一致时，按当前模板重建生成记录。",
    "In a package or app of others: what the names of the Base targets start with.":
      "在不是本工具建的包或 App 里：Base 各 target 名字的前缀。",
    "In a package or app of others: the folder that Base and modules go to.":
      "在不是本工具建的包或 App 里：放 Base 和模块的文件夹。",
    "In a package of others: raise its platforms to iOS 17 and macOS 14.":
      "在不是本工具建的包里：把平台提高到 iOS 17 和 macOS 14。",
    "In an Xcode app of others: a local package beside the app, or folders in its target.":
      "在不是本工具建的 Xcode App 里：App 旁边的本地包，或 App target 里的文件夹。",
    "In an Xcode app of others: the target that shows the modules.":
      "在不是本工具建的 Xcode App 里：显示这些模块的 target。",
    "Hold the project against the architecture in its scaffold.json.": "用 scaffold.json 里的架构检查工程。",
    """
    %@

    `// scaffold:allow <rule> <reason>` behind a line, or above it, makes an exception.

    A scaffold.json for a project that scaffold did not make; `*` is a module's name:

      {
        "version": 1,
        "tiers": [
          { "name": "View", "targets": ["*UI"],
            "frameworks": ["UIKit", "SwiftUI"] },
          { "name": "Business", "folders": ["Features/*/Domain"] },
          { "name": "Data", "folders": ["Data"],
            "frameworks": ["FoundationNetworking"] }
        ],
        "app": ["App"], "shared": ["Core"], "uses": { "Timeline": ["Login"] }
      }
    """: """
    %@

    在一行后面或上面写 `// scaffold:allow <规则> <理由>`，就是一个例外。

    不是 scaffold 建的工程，scaffold.json 可以这样写；`*` 是模块名：

      {
        "version": 1,
        "tiers": [
          { "name": "View", "targets": ["*UI"],
            "frameworks": ["UIKit", "SwiftUI"] },
          { "name": "Business", "folders": ["Features/*/Domain"] },
          { "name": "Data", "folders": ["Data"],
            "frameworks": ["FoundationNetworking"] }
        ],
        "app": ["App"], "shared": ["Core"], "uses": { "Timeline": ["Login"] }
      }
    """,
    "Files and folders to report on; all if none is named.": "要报告的文件和文件夹；不写就是全部。",
    "How to print what was found.": "结果用什么格式输出。",
    "Judge just the files that changed since the last commit.": "只检查上次提交以来改动的文件。",
    "Report only what is new since this branch left it.": "只报告这个分支分出来以后新增的违规。",
    "Fix what needs no decision, and report what is left.": "修复不需要做决定的地方，并报告剩下的。",
    "Violations that may stay until they are fixed.": "修复之前允许存在的违规（基线）。",
    "Report what the baseline of scaffold.json lets pass, too.": "连同 scaffold.json 的基线放过的一起报告。",
    "Break each boundary in files that are never written, and report which hold.":
      "用不落盘的文件逐条违反边界，报告哪些成立。",
    "Write all violations to a baseline.": "把全部违规写进基线。",
    "Take what was fixed out of a baseline.": "从基线里去掉已经修复的。",
    "Write a scaffold.json for a project that has none.": "给没有 scaffold.json 的工程写一个。",
    "Print what may stand at the cursor of a command line, for shells.": "输出命令行光标处可以写什么，给 shell 用。",
    "The index of the word at the cursor.": "光标处的词是第几个。",
    "The words of the command line, the tool's own first.": "命令行的各个词，第一个是工具自己的名字。",
    "Print a completion script for a shell.": "输出 shell 的补全脚本。",
    """
    bash:  scaffold completions bash > ~/.local/share/bash-completion/completions/scaffold
    zsh:   scaffold completions zsh > ~/.zfunc/_scaffold   (with ~/.zfunc in fpath)
    fish:  scaffold completions fish > ~/.config/fish/completions/scaffold.fish

    The script asks the tool itself, which knows the project's modules and templates.
    """: """
    bash:  scaffold completions bash > ~/.local/share/bash-completion/completions/scaffold
    zsh:   scaffold completions zsh > ~/.zfunc/_scaffold   （fpath 里要有 ~/.zfunc）
    fish:  scaffold completions fish > ~/.config/fish/completions/scaffold.fish

    脚本会去问工具本身，它知道工程里的模块和模板。
    """,
    "The shell.": "哪个 shell。",
    "Shell:": "用哪个 shell：",
    "Parts to bring in that were left out.": "以前省掉、现在要加上的部分。",
    "the module's name": "模块名",
    "the project's": "与工程相同",
    "depends on other options": "由其他选项决定",
    "What `swift package dump-package` prints, for a Package.swift that computes its targets.":
      "`swift package dump-package` 的输出，用于 target 是算出来的 Package.swift。",
    "Draw the project: its modules and tiers, and what depends on what.": "画出工程：模块、层，以及谁依赖谁。",
    "It prints the drawing and writes no file. The page of `--format html` needs nothing beside it.":
      "图输出到标准输出，不写文件。`--format html` 的网页不依赖别的文件。",
    "What to draw it as.": "画成什么格式。",
    "Draw the class diagram of this module, target or folder instead.": "改画这个模块、target 或文件夹的类图。",
    "Draw just what is new or gone since this branch left it.":
      "只画这个分支分出来以后新增和消失的部分。",
    "the whole project": "整个工程",
    "Leave the tool: what only it reads goes, the code stays.": "脱离本工具：只有它才读的内容会移除，代码保留。",
    """
    Markers, ledgers, scaffold.json, baselines beside it, exceptions from the rules of check and what
    the README, the CI and git's files say of the tool go. The code stays, builds and passes its tests.
    The history stays too, so that `scaffold undo` brings everything back, until you remove it.
    """: """
    标记、生成记录、scaffold.json 和旁边的基线、check 规则的例外，以及 README、CI 和 git 文件里提到
    本工具的内容都会移除。代码保留，照样能编译、能通过测试。历史也保留，在你删掉它之前，
    `scaffold undo` 可以恢复一切。
    """,
    "Explain which tier a file is in and why, or what a rule asks for.":
      "说明一个文件属于哪一层、为什么，或一条规则要求什么。",
    "A file, a folder, or the name of a rule.": "一个文件、一个文件夹，或一条规则的名字。",
    "Report what replies of the server have that a module does not know.": "找出服务器的返回里有哪些是模块不知道的。",
    """
    New fields, fields that are gone, others that may be missing now, other types, and words that a
    choice does not have. Exits with 1 if there is any; the last line is the command by which the
    module learns it. Without a file it reads the module's replies in LocalServer, and says what
    the app cannot read.
    """: """
    包括：新字段、消失的字段、现在可能缺少的字段、变了的类型，以及枚举里没有的值。只要有一处，
    退出码就是 1；最后一行是让模块跟上这些变化的命令。不给文件时，检查模块在 LocalServer 里的
    返回，说明 App 读不懂什么。
    """,
    "The module.": "模块。",
    "Replies, saved; `-` is the standard input.": "存成文件的返回；`-` 是标准输入。",
    "Where the rows are, such as `/data/items`; if nothing is said, where they were when the module was made, or where most is.":
      "列表行的位置，如 `/data/items`；不写就是建模块时的位置，或内容最多的位置。",
    "A field that nobody wants to hear of.": "不需要报告的字段。",
    "List the modules: their kinds, their parts, their state.": "列出模块：种类、部分、状态。",
    "List the runs that changed the project, the last one first.": "列出改动过工程的运行，最近的在最前。",
    "`scaffold undo` takes one of them back. The last 50 are kept, in .scaffold-history.":
      "`scaffold undo` 可以撤回其中一次。最近 50 次保留在 .scaffold-history 里。",
    "Merge three texts of a file, for git to call.": "合并一个文件的三个版本，由 git 调用。",
    """
    Swift is merged by what it declares, lines between `// scaffold:` markers as a set, JSON by its
    keys, anything else by lines. Where both sides changed what is generated in a module, its options
    are merged, and the file is made from them. The result takes the place of the second file.
    What does not go together stands between conflict markers there; the command then exits with 1.

    --install sets up the git clone of this folder to call it for the files that .gitattributes marks
    with merge=scaffold, and where it is. Each clone needs it once. Without it, git merges them as it
    does any text, and `scaffold repair` puts right what then goes wrong.
    """: """
    Swift 按声明合并，`// scaffold:` 标记之间的行按集合合并，JSON 按键合并，其余按行合并。两边都改了
    模块里生成的内容时，合并的是选项，文件按选项生成。结果写到第二个文件。合不到一起的内容留在那里的
    冲突标记之间，这时命令以 1 退出。

    --install 让这个文件夹所在的 git 克隆，对 .gitattributes 里标了 merge=scaffold 的文件调用本命令，
    并记下工具的位置。每个克隆做一次。不做的话，git 当普通文本合并，合错的由 `scaffold repair` 修复。
    """,
    "What both sides started from; git's %O.": "双方的共同起点，git 的 %O。",
    "One side, and where the result goes; git's %A.": "一方的版本，结果也写到这里，git 的 %A。",
    "The other side; git's %B.": "另一方的版本，git 的 %B。",
    "What the file is called, if these are copies; git's %P.": "以上是副本时，文件本来的路径，git 的 %P。",
    "Have git call it in the clone that this folder is in.": "让这个文件夹所在的克隆里的 git 调用它。",
    "Add a module to the project: three tiers and their tests.": "给工程加一个模块：三层代码和它们的测试。",
    """
    In an empty folder it makes the project too; to a Swift package of others it adds the Base
    layers, and to an Xcode app a local package, Modules, that the app's target refers to. Several
    names make several modules at once.
    A team's own template in Templates/ brings its own options.
    """: """
    在空文件夹里，会连工程一起建；在不是本工具建的 Swift 包里，加上 Base 各层；在 Xcode App 里，
    加一个本地包 Modules，由 App 的 target 引用。写几个名字，就一次建几个模块。
    团队放在 Templates/ 里的模板有自己的选项。
    """,
    "What to call the module, such as Login.": "模块叫什么，如 Login。",
    "Module name:": "模块名：",
    "Its fields, such as `id:Int64 title:String`, or a file to take them from, a saved reply or an OpenAPI document [id:Int64 name:String]:":
      "它的字段，如 `id:Int64 title:String`，或提供字段的文件：存下的返回或 OpenAPI 文档 [id:Int64 name:String]：",
    "The template to make it from.": "用哪个模板生成。",
    "Make a project: the Base layers that all modules share, and an app.":
      "建一个工程：所有模块共用的 Base 各层，和一个 App。",
    """
    The project is a Swift package that builds and passes its tests at once. It is made in a
    folder of its name, or in the one that --at names.
    """: """
    工程是一个 Swift 包，建好就能编译、能通过测试。它建在与工程同名的文件夹里，
    或 --at 指定的文件夹里。
    """,
    "What to call the project, such as Weibo.": "工程叫什么，如 Weibo。",
    "Project name:": "工程名：",
    "List the parts of Base, and why each is there.": "列出 Base 的部件，以及各为什么在。",
    """
    The project's own files come in parts: `new-module` brings those that the module needs,
    `remove-module` and `update` take out those that nothing needs any more.
    """: """
    工程自己的文件分成部件：`new-module` 带来模块需要的，`remove-module` 和 `update` 去掉不再需要的。
    """,
    "List the parts that are not there too.": "也列出没有的部件。",
    "Bring parts of Base for your code.": "加入你自己的代码要用的 Base 部件。",
    "They stay whatever the modules need, until `scaffold base prune` finds that nothing needs them.":
      "不管模块是否需要，它们都留着，直到 `scaffold base prune` 发现没有用到。",
    "The part, as `scaffold base --all` lists it.": "部件名，见 `scaffold base --all`。",
    "Bring all parts there are.": "加入全部部件。",
    "Take out the parts of Base that nothing needs.": "去掉没有用到的 Base 部件。",
    """
    A project of an older tool has all parts, and keeps them until this is asked. A part that your
    code names, or in which you edited a file, stays, and is listed with the place.
    """: """
    旧版工具建的工程有全部部件，用了这个命令才会去掉。你的代码用到的、你改过文件的部件会留下，并列出位置。
    """,
    "Take a module out again; what was edited or added by hand stays.": "移除模块；手工改过或加过的保留。",
    """
    With --force the edited files go too; `scaffold undo` brings them back. Files added by hand
    always stay. In a package or app of others the Base layers go with the last module; so does a
    local package, and the reference to it in the Xcode project.
    """: """
    加 --force 时改过的文件也移除，`scaffold undo` 可以找回来。手工加的文件总会保留。在不是本工具
    建的包或 App 里，Base 各层随最后一个模块移除，本地包和 Xcode 工程里对它的引用也一样。
    """,
    "The module to take out.": "要移除的模块。",
    "Give a module another name, in its code and in all that uses it.": "给模块改名，连同它的代码和所有用到它的地方。",
    """
    Folders, files, types, tests and registrations get the new name, and so does code that was edited
    or written by hand, word by word, never inside texts and comments of yours. What servers and
    devices know it by stays: its path, the keys of its storage, the table of rows that are nowhere
    else.
    """: """
    文件夹、文件、类型、测试和注册的行都改成新名字；手工改过或写的代码也逐词改，但不动你的字符串
    和注释。服务器和设备认得的名字不变：请求路径、存储的键，以及只存在于本机的那些行的数据表。
    """,
    "The module to rename.": "要改名的模块。",
    "What to call it.": "改成什么名字。",
    "New name:": "新名字：",
    "Another name for its entity; one that is called as the module follows it.":
      "实体的新名字；与模块同名的实体会跟着改。",
    "Keep the name of a table that could be made anew, since a server has its rows.":
      "即使数据在服务器上、数据表可以重建，也保留表名。",
    "Put right what merges and cut-off runs have left wrong.": "修复合并和中断的运行留下的问题。",
    """
    Lines between `// scaffold:` markers that are missing, there twice, or of modules that are gone;
    conflicts there, in String Catalogs, and in modules that two branches have changed; runs that
    were cut off, and their files. What people wrote between markers stays.
    """: """
    包括：`// scaffold:` 标记之间缺少的行、重复的行、模块已经没有了的行；标记之间、String Catalog、
    以及两个分支都改过的模块里的冲突；中断的运行和它们的文件。手写在标记之间的内容保留。
    """,
    "Record generated files that are missing as left out on purpose.": "把缺少的生成文件记录为有意去掉的。",
    "Replies of the server, saved: kind, fields and the place of the rows come from them. Several samples of one reply say more; `-` is the standard input.":
      "存成文件的服务器返回：种类、字段和列表行的位置都从里面读出。同一个请求多给几份样本，能看出更多；`-` 是标准输入。",
    "A description of the server's API in OpenAPI 3, as JSON or YAML: of the operations that belong to the module come its kind, fields, screens, path and paging.":
      "服务器 API 的 OpenAPI 3 描述（JSON 或 YAML）：由属于这个模块的操作得出它的种类、字段、界面、路径和分页。",
    "With `--from-openapi`: an operation of the module, such as `listIssues` or `\"GET /issues\"`, with all that belongs to it; of several, those alone. Without it, the module's name says.":
      "与 `--from-openapi` 同用：模块的一个操作，如 `listIssues` 或 `\"GET /issues\"`，连同属于它的；写几个就只要这几个。不写就按模块名找。",
    "With `--from-openapi`: what `--list` calls it, where the module is to be called otherwise.":
      "与 `--from-openapi` 同用：`--list` 里的名字，模块要叫别的名字时写。",
    "Ask the real server what a module will ask, and report what would go wrong.":
      "向真实的服务器发出模块会发的请求，报告会出什么问题。",
    """
    It asks for two pages, for one row and for one that does not exist, by GET and through `curl`,
    and reads the answers as the module does: whether page 2 has other rows, ids identify rows,
    requests are redirected, fields are as they were, errors have words. It writes nothing and builds
    nothing. With `--write`, it makes a copy of the first row too, changes that and takes it out again, as
    far as the module does. What is said in headers and in `--query` is neither kept nor shown. It exits
    with 1 if something would go wrong; the last line is the command that helps.
    """:
      """
    它请求两页、一行和一个不存在的行，用 GET，经由 `curl`，并像模块那样读返回：第 2 页是不是别的行，
    id 能不能区分各行，有没有重定向，字段是否和原来一样，错误有没有文字。它不写文件，也不编译。加上 `--write`，
    还会照第一行新建一行，修改它，再删除它，以模块能做的为限。请求头和 `--query` 里的内容不保存，也不显示。
    会出问题时以 1 结束；最后一行是能修复的命令。
    """,
    "Where the server is; else SCAFFOLD_BASE_URL says it, or the project was made with it.":
      "服务器的地址；不写时用 SCAFFOLD_BASE_URL，或建工程时的地址。",
    "Make a row, change it and take it out again; those there are left alone.": "新建一行、修改、再删除；已有的行不动。",
    "What every request has besides, such as `\"Authorization: Bearer …\"`; so has each line of SCAFFOLD_HEADERS.":
      "每个请求另有的请求头，如 `\"Authorization: Bearer …\"`；SCAFFOLD_HEADERS 的每一行也是。",
    "What every request says behind the `?`, such as a key.": "每个请求在 `?` 后面带的内容，如 key。",
    "What stands in the path for a name in braces.": "路径花括号里的名字代表什么。",
    "Of an item that is one of many: which one to ask for.": "单个内容是众多中的一个时：请求哪一个。",
    "With `--from-openapi`: say what could become a module; change nothing.":
      "与 `--from-openapi` 同用：列出哪些可以做成模块，什么都不改。",
    "With one of these: say of each field what it is, and why; change nothing.":
      "与以上之一同用：逐个说明字段是什么类型、为什么，什么都不改。",
    "With one of these: another type for a field, such as `user.id=String`.":
      "与以上之一同用：给字段换一个类型，如 `user.id=String`。",
    "With one of these: a field to leave out.": "与以上之一同用：不要的字段。",
    "With one of these: the fields to take, such as `title,user.name`; all others are left out, but for the one that identifies entities.":
      "与以上之一同用：只要这些字段，如 `title,user.name`；其余都不要，区分实体的那个除外。",
    "With one of these: another name for a field in Swift, such as `user.login=name`.":
      "与以上之一同用：字段在 Swift 里换一个名字，如 `user.login=name`。",
    "With `--from-json`: a field whose values are taken out of the reply that is kept in LocalServer, as tokens, mails and phone numbers are.":
      "与 `--from-json` 同用：LocalServer 里保存的返回要抹掉这个字段的值，就像令牌、邮箱和电话号码那样。",
    "With `--from-json`: keep even what is plainly private.": "与 `--from-json` 同用：明显属于隐私的内容也保留。",
    "Report which generated files were edited, are missing or have newer templates.":
      "列出生成的文件里哪些改过、缺失，或模板已有更新。",
    "Exit with 1 if any file is so, for CI: edited, missing, newer, unregistered, conflict.":
      "有文件处于这些状态就以 1 退出，给 CI 用：edited（改过）、missing（缺少）、newer（模板更新）、unregistered（未注册）、conflict（冲突）。",
    "Exit with 1 if any file differs in any way.": "只要有文件不同，就以 1 退出。",
    "Copy templates into the project, to make them your own.": "把模板复制到工程里，变成你们自己的。",
    """
    From then on a file in Templates/ beside scaffold.json wins over the built-in one. Export the
    files that you want to change, or delete those that you do not: they stay up to date with the
    tool then. A record beside them, .scaffold-template.json, lets `templates update` merge what
    is newer in the tool into yours.
    """: """
    从此 scaffold.json 旁边 Templates/ 里的文件优先于内置的。只导出要改的文件，不改的删掉，
    它们就一直随工具更新。旁边的记录 .scaffold-template.json 让 `templates update`
    能把工具里更新的内容合并进来。
    """,
    "The template; all of them if none is named.": "模板；不写就是全部。",
    "A file of it, as `templates show` lists it, with or without its braces and spaces; `*` stands for any name, `**` for any folders. All of them if none is named.":
      "模板里的一个文件，写法同 `templates show` 的列表，花括号和空格可省；`*` 代表任意名字，`**` 代表任意文件夹。不写就是全部。",
    "The folder to copy to.": "复制到哪个文件夹。",
    "Templates beside scaffold.json": "scaffold.json 旁边的 Templates",
    "List the templates: built-in ones and the project's own.": "列出模板：内置的和工程自己的。",
    "Show a template's variables and files, or the text of one file.": "显示一个模板的变量和文件，或其中一个文件的内容。",
    "The template.": "模板。",
    "Template name:": "模板名：",
    "A file of the template, to see its text.": "模板里的一个文件，显示它的内容。",
    "Render a template with every combination of options, and check what it gives.":
      "用每一种选项组合渲染模板，并检查生成的内容。",
    """
    Choices, flags and lists are taken in every combination, names and fields in a few sets that
    are usual or likely to break something. Each distinct file is checked once: whether it is whole
    Swift or JSON, and, for usual answers, what `swift format lint` says of it.
    """: """
    单选、开关和列表取所有组合，名字和字段取几组常见的或容易出错的。每个不同的文件检查一次：
    是不是完整的 Swift 或 JSON；对常见的选项，还看 `swift format lint` 怎么说。
    """,
    "The template; all that are not as built in if none is named.": "模板；不写就是所有与内置不同的模板。",
    "Compile a project in a temporary folder, with a module for each option.":
      "在临时文件夹里编译一个工程，每个选项各有一个模块。",
    "Merge the tool's newer templates into those that were exported.": "把工具里更新的模板合并到导出的模板里。",
    """
    An export keeps a record of what each file said. What the tool has changed since, and what you
    have changed, both end up in your file; where they touch the same lines, nothing is written,
    and both sides are shown.
    """: """
    导出时记录了每个文件当时的内容。此后工具改的和你改的都会进到你的文件里；
    改到相同的行时什么都不写，并显示双方的内容。
    """,
    "The template; all that were exported if none is named.": "模板；不写就是所有导出过的。",
    "The folder that was exported to.": "导出到了哪个文件夹。",
    "Take back the last run, or another one of the log; later edits stay.":
      "撤回最近一次运行，或日志里的另一次；之后的改动保留。",
    """
    Each file becomes what it was before that run. To take a run back is a run too: `scaffold undo`
    again brings it back. It needs no version control: the last 50 runs are in .scaffold-history.
    """: """
    每个文件都变回那次运行之前的样子。撤回本身也是一次运行：再来一次 `scaffold undo` 就恢复了。
    不需要版本控制：最近 50 次运行在 .scaffold-history 里。
    """,
    "The run's number in `scaffold log`; the last run, if it is not given.":
      "`scaffold log` 里的运行编号；不写就是最近一次。",
    "Bring modules to today's templates, or to other options; edits stay.":
      "让模块跟上当前的模板，或换成别的选项；手工的改动保留。",
    """
    Without a name: all modules, and the project's own files. What you have edited since is merged
    with what the template changes; where both changed the same, nothing is written and each place
    is shown. What is not said of the answers stays as it was.
    """: """
    不写名字：所有模块，以及工程自己的文件。你之后的改动会和模板的变化合并；双方改了同一处时，
    什么都不写，并逐处显示。没有提到的选项保持原样。
    """,
    "The modules to update; all, if none is named.": "要更新的模块；不写就是全部。",
    "Where both changed the same: write nothing, or write both between markers.":
      "双方改了同一处时：什么都不写，或把双方都写在冲突标记之间。",
    "Only the runs that changed a module, under all its names.": "只列出改过某个模块的运行，包括它以前的名字。",
    "Show what is yours since it was generated, as one patch.": "把生成之后你们自己的内容显示成一个补丁。",
    """
    Edits of generated files, files that were removed, and files that were added to a module. Applied in
    reverse, as with `git apply -R`, it leaves what was generated. Without a name: all modules, and the
    project's own files.
    """: """
    生成的文件里的改动、删掉的文件、加进模块的文件。反向应用（如 `git apply -R`）就得到
    生成时的内容。不写名字：所有模块，以及工程自己的文件。
    """,
    "The modules to compare; all, if none is named.": "要比较的模块；不写就是全部。",
    "One side of the files behind it: where both changed the same, now or in an earlier run.":
      "后面的文件取哪一方：双方改了同一处的地方，这一次的或之前留下的。",
    "What rows that are there get for `%@`:": "已有的行，`%@` 填什么：",
    "`+likes:Int?` adds a field, `+likes:Int=0` one that rows that are there get a value for, `-old` takes one out, `name~title` renames one, `price:Double?` gives one another type.":
      "`+likes:Int?` 加一个字段，`+likes:Int=0` 加一个并给已有的行一个值，`-old` 去掉一个，`name~title` 改名，`price:Double?` 换类型。",
    "%@ Types: %@.": "%@类型：%@。",
    "%@%@%@:": "%@%@%@：",
    " (%@)": "（%@）",
    " [%@]": " [%@]",
    "has to be given": "必须给出",
    "Serve coding agents over standard input and output (Model Context Protocol).":
      "在标准输入和标准输出上为编程智能体服务（Model Context Protocol）。",
    """
    %@

    Agents start it themselves; it ends with its input. Without --allow-writing no tool changes a file,
    and no tool reads what is outside the folder.
    """: """
    %@

    由智能体自己启动，输入结束时退出。不加 --allow-writing，任何工具都不会改动文件；
    任何工具都不读取文件夹之外的内容。
    """,
    "Serve the tools that make and change modules too.": "同时提供生成和修改模块的工具。",
    "%@ Run it after edits: each finding says the way out.": "%@请在修改之后运行：每条结果都写明改法。",
    "Report what depends on what: modules and tiers, or the types of one module.":
      "说明谁依赖谁：模块和层，或者一个模块的类型。",
    "Show what new_module would do, as one unified diff; change nothing.":
      "以一份 unified diff 给出 new_module 会做的事，不做任何改动。",
    "%@ It takes what plan_module takes.": "%@参数与 plan_module 相同。",
    "Write a skill or a plug-in, from which coding agents learn to use the tool.":
      "写一份技能或插件，教编程智能体使用本工具。",
    """
    The skill is made from what the tool declares, its commands and its rules, in less than 6 kB. The
    plug-in holds it too, starts `scaffold mcp`, and checks after each edit. With `--to .claude` Claude
    Code loads the plug-in by itself; with `--to plugin` Codex, Cursor and others can install it from
    .agents/plugins. With `--to xcode` the skill goes to the folders in which Xcode keeps the settings of
    its agents, for all projects. Run it again after an update of the tool; a file that was edited stays,
    unless --force is given.
    """: """
    技能由工具自己的声明写成：命令和规则，不到 6 kB。插件里也有它，还会启动 `scaffold mcp`，
    并在每次修改以后检查。用 `--to .claude` 时 Claude Code 自己加载插件；用 `--to plugin` 时，Codex、
    Cursor 等可以从 .agents/plugins 安装。用 `--to xcode` 时，技能写到 Xcode 保存智能体设置的文件夹里，
    对所有工程有效。工具更新以后请再运行一次；有人改过的文件保持不变，除非加上 --force。
    """,
    "Whose agents are to read it.": "给谁的智能体看。",
  ]
}
