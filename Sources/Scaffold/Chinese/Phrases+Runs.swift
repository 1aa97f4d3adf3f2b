extension Phrases {
  /// Plans, histories, packages and apps of others.
  static let runs: Table = [
    "Made the local package %@ for the app %@": "给 App %2$@ 建好了本地包 %1$@",
    "Added the Base layers to the %@ %@ in %@": "在 %3$@ 给%1$@ %2$@ 加上了 Base 各层",
    "app": "App",
    "package": "包",
    "The app has a privacy manifest now: %@": "App 现在有隐私清单了：%@",
    "Add to %@ what the Base layers use: %@": "把 Base 各层用到的加进 %@：%@",
    "Add to %@ what lets git merge the tool's files: %@": "把让 git 合并本工具文件的行加进 %@：%@",
    "The words are in %@; an app that shows them lists the same languages, in its project or as CFBundleLocalizations in its Info.plist":
      "文案有 %@；显示它们的 App 要在工程里、或在 Info.plist 的 CFBundleLocalizations 里列出同样的语言",
    "The words are in the app's languages: %@": "文案用 App 的语言：%@",
    "Raised the tools version in %@ from %@ to %@": "把 %@ 的 tools version 从 %@ 提高到 %@",
    "Raised the tools version in %@ from %@ to %@; its targets stay in the language mode 5":
      "把 %@ 的 tools version 从 %@ 提高到 %@；各 target 仍用语言模式 5",
    "Raised the platforms in %@: %@": "提高了 %@ 的平台：%@",
    "an Xcode app that scaffold did not make": "不是 scaffold 建的 Xcode App",
    "a package that scaffold did not make": "不是 scaffold 建的包",
    "a package or app that scaffold did not make": "不是 scaffold 建的包或 App",
    "`%@` has the tools version %@": "`%@` 的 tools version 是 %@",
    "raise its first line to `// swift-tools-version: %@`, which makes Swift 6 its language":
      "把第一行提高到 `// swift-tools-version: %@`，语言就是 Swift 6",
    "`%@` has no variable `package`": "`%@` 没有变量 `package`",
    "write `let package = Package(…)` in it": "在里面写 `let package = Package(…)`",
    "`%@` supports platforms older than iOS 17 and macOS 14, which modules need":
      "`%@` 支持的平台低于模块所需的 iOS 17 和 macOS 14",
    "raise its `platforms:`, or `--raise-platforms` does so at its end":
      "提高它的 `platforms:`，或用 `--raise-platforms` 在文件末尾提高",
    "`%@` makes its platforms in a way that cannot be read": "看不懂 `%@` 怎样给出平台",
    "write them in full: `platforms: [.iOS(.v17), .macOS(.v14)]`":
      "直接写出来：`platforms: [.iOS(.v17), .macOS(.v14)]`",
    "`%@` has the name `%@` already": "`%@` 里已有名字 `%@`",
    "`--base-prefix Acme` calls ours `Acme%@`": "`--base-prefix Acme` 让我们的叫 `Acme%@`",
    "`%@` declares `%@`, which the lines at its end need": "`%@` 声明了 `%@`，文件末尾的行要用这个名字",
    "rename it there": "在那里给它改名",
    "`%@` exists already": "`%@` 已经存在",
    "`--sources <dir>` puts Base and modules into another folder":
      "`--sources <dir>` 把 Base 和模块放到别的文件夹",
    "`%@` is in the folder `%@` of another target": "`%@` 在另一个 target 的文件夹 `%@` 里",
    "`--sources <dir>` puts Base and modules into another": "`--sources <dir>` 把 Base 和模块放到别处",
    "`%@` holds the files of the only target": "`%@` 直接放着唯一一个 target 的文件",
    "move them to a folder there that has the target's name": "把它们移到那里与 target 同名的文件夹",
    "`%@` is no prefix for targets": "`%@` 不能做 target 的前缀",
    "`%@` is no folder of the project": "`%@` 不是工程里的文件夹",
    "give `--sources` the way to one from there, such as `Sources`":
      "`--sources` 要写工程里的相对路径，如 `Sources`",
    "it cannot be known where the sources of `%@` are": "看不出 `%@` 的源代码在哪里",
    "name their folder with `--sources <dir>`": "用 `--sources <dir>` 指定",
    "name their folder with `--sources <dir>`, one of %@": "用 `--sources <dir>` 指定，可选 %@",
    "`%@` has several Xcode projects: %@": "`%@` 有几个 Xcode 工程：%@",
    "name the folder of the app's sources with `--sources <dir>`":
      "用 `--sources <dir>` 指定 App 源代码的文件夹",
    "`%@:%@` asks for iOS %@, and modules need iOS 17": "`%@:%@` 要求 iOS %@，而模块需要 iOS 17",
    "raise the deployment target in Xcode": "在 Xcode 里提高 deployment target",
    "raise the deployment target there": "在那里提高 deployment target",
    "there is no app target `%@`, nor any other": "没有 App target `%@`，也没有别的",
    "leave `--app-target` out": "去掉 `--app-target`",
    "there is no app target `%@`": "没有 App target `%@`",
    "there are several app targets: %@": "有几个 App target：%@",
    "name the one that shows the modules with `--app-target <name>`":
      "用 `--app-target <name>` 指定显示模块的那个",
    "`%@` was settled with the first module": "`%@` 在建第一个模块时已经定了",
    "`%@` was settled with the first module as `%@`": "`%@` 在建第一个模块时已经定为 `%@`",
    "`%@` is for the first module in %@": "`%@` 只用于%@里的第一个模块",
    "`%@` would hide the system's type of that name from %@": "`%@` 会让 %@ 看不到系统的同名类型",
    "give the entity another name with `--entity`, or rename yours": "用 `--entity` 给实体换个名字，或给你的改名",
    "rename yours: all types of an app are in one target": "给你的改名：一个 App 的所有类型都在一个 target 里",
    "`%@` is taken in %@": "`%@` 已在 %@ 用了",
    "%@ names are taken": "有 %@ 个名字已经用了",
    "Linked its product %@ to the target %@ of %@": "把它的产品 %1$@ 链接到了 %3$@ 的 target %2$@",
    "The target %@ of %@ has its product %@ already": "%2$@ 的 target %1$@ 已经有它的产品 %3$@",
    "Left %@ as it is: %@": "没有改 %@：%@",
    "Left %@ as it is: XcodeGen makes it from %@; add there": "没有改 %@：它由 XcodeGen 从 %@ 生成；请在那里加上",
    "Left %@ as it is: Tuist makes it from Project.swift; add there":
      "没有改 %@：它由 Tuist 从 Project.swift 生成；请在那里加上",
    "and to the dependencies of %@: .package(product: \"%@\")":
      "并在 %@ 的依赖里加：.package(product: \"%@\")",
    "`present(makeRoot(), animated: true)` shows the modules":
      "用 `present(makeRoot(), animated: true)` 显示模块",
    "`RootScreen()` is the view that shows the modules": "`RootScreen()` 就是显示模块的 View",
    "`makeRoot()` is the controller, `RootScreen()` the view, with the modules":
      "`makeRoot()` 是显示模块的控制器，`RootScreen()` 是 View",
    "In %@: `import %@`, and %@": "在 %@ 里：`import %@`，然后%@",
    "In Xcode: File › Add Package Dependencies… › Add Local… › %@; then %@ › General › Frameworks, Libraries, and Embedded Content › + › %@":
      "在 Xcode 里：File › Add Package Dependencies… › Add Local… › %@；再到 %@ › General › Frameworks, Libraries, and Embedded Content › + › %@",
    "In Xcode, add the folders %@ and %@ to the target %@": "在 Xcode 里，把文件夹 %@ 和 %@ 加到 target %@",
    "In Xcode, make a unit test target %@; its folder is there now":
      "在 Xcode 里，建一个单元测试 target %@；它的文件夹已经有了",
    "In Xcode, add the folder %@ to the target of the tests": "在 Xcode 里，把文件夹 %@ 加到测试的 target",
    "it has no app target": "它没有 App target",
    "it is not written as Xcode writes projects": "它不是 Xcode 写工程的格式",
    "its project file is XML, which Xcode turns into its own form when it saves":
      "它的工程文件是 XML，Xcode 保存时会换成自己的格式",
    "its project file is not written as Xcode writes projects": "它的工程文件不是 Xcode 写的格式",
    "it has no project.pbxproj": "它没有 project.pbxproj",
    "`%@` is damaged": "`%@` 已损坏",
    "`%@` was written by a newer `scaffold`": "`%@` 是更新版本的 `scaffold` 写的",
    "update the tool": "更新本工具",
    "`%@` leaves no number for the next run": "有了 `%@`，下一次运行就没有编号可用",
    "remove it": "删掉它",
    "no run is recorded in `%@`": "`%@` 里没有运行记录",
    "`--at` names another folder": "用 `--at` 指定别的文件夹",
    "the runs in `%@` are of another folder, of which `%@` is a copy or a clone":
      "`%@` 里的运行属于另一个文件夹，`%@` 是它的副本或克隆",
    "nothing of them is carried out, remove them": "不会照它们执行，请删掉",
    "there is no run %@": "没有第 %@ 次运行",
    "run %@ was taken back by run %@": "第 %@ 次运行已被第 %@ 次撤回",
    "`scaffold undo %@` brings it back": "`scaffold undo %@` 可以恢复",
    "run %@, `%@`, builds on what run %@ made or changed": "第 %@ 次运行 `%@` 以第 %@ 次运行新建或改过的内容为基础",
    "run %@, `%@`, moved or removed files that run %@ changed": "第 %@ 次运行 `%@` 移动或删除了第 %@ 次运行改过的文件",
    "`scaffold undo %@` first": "先 `scaffold undo %@`",
    "%@ entries of `%@` were not written by runs in this folder: they came with a clone or a copy; nothing of them is carried out, remove them":
      "`%2$@` 里有 %1$@ 条不是这个文件夹里的运行写的：它们随克隆或复制而来；不会照它们执行，请删掉",
    "%@:%@ still says `%@`; the field is `%@` now": "%@:%@ 还写着 `%@`；字段现在叫 `%@`",
    "%@ makes `%@(%@)`; it is `%@(%@)` now": "%@ 写的是 `%@(%@)`；现在是 `%@(%@)`",
    "Its table stays `%@`, which is named at %@": "它的数据表仍叫 `%@`，因为 %@ 写着它",
    "template is newer": "模板更新",
    "left out": "已去掉",
    "new in the template": "模板里新增",
    "The project's own files are of an older template, which may lack what this module needs; `scaffold update` brings all up to date":
      "工程自己的文件来自较旧的模板，可能缺少这个模块需要的内容；`scaffold update` 可以全部更新",
    "What users have kept in its table stays in their files, and is read no more":
      "用户存在它数据表里的内容留在文件里，不再读取",
    "What users have kept in its storage stays in their files, and is read no more":
      "用户存在它 storage 里的内容留在文件里，不再读取",
    "United what two branches have in %@": "合并了两个分支在 %@ 里的内容",
    "Made the module %@ of what both branches say of it": "按两个分支的选项重新生成了模块 %@",
    "Put back in %@: %@": "补回 %@：%@",
    "Took out of %@, which had it twice: %@": "从 %@ 去掉了重复的：%@",
    "Took out of %@, since its module is gone: %@": "从 %@ 去掉，因为模块已经没有了：%@",
    "Left out from now on: %@": "从现在起不再生成：%@",
    "Removed what a run had left behind: %@": "删除了运行遗留的：%@",
    """
    %@
    The run is half done: %@
    """: """
    %@
    运行只做了一半：%@
    """,
    "fix that, and the next command that writes, such as `scaffold repair`, takes the run back first":
      "解决它，下一个会写文件的命令（如 `scaffold repair`）会先撤回这次运行",
    "interrupted; nothing was written": "已中断；什么都没写",
    "another run is at work in `%@`; waiting for its end": "`%@` 里有另一次运行正在进行；等它结束",
    "a run in `%@` was cut off; %@": "`%@` 里有一次运行中断了；%@",
    "a run in `%@` was cut off when its work was done; removed what it left behind":
      "`%@` 里有一次运行做完后中断了；删除了它遗留的文件",
    "a run in `%@` was cut off and is half done; the next command that writes, such as `scaffold repair`, takes it back first":
      "`%@` 里有一次运行中断了，只做了一半；下一个会写文件的命令（如 `scaffold repair`）会先撤回它",
    "a run in `%@` was cut off and left files of its own behind; the next command that writes, such as `scaffold repair`, removes them":
      "`%@` 里有一次运行中断了，留下了它自己的文件；下一个会写文件的命令（如 `scaffold repair`）会删掉它们",
    "all is written, but not all that was needed for it could be removed: %@; the next command that writes removes the rest":
      "都写好了，但有些临时文件没能删掉：%@；下一个会写文件的命令会删掉其余的",
    "`%@` was changed meanwhile and stays as it is; its text of before the run is in `%@`":
      "`%@` 其间被改动，保持现状；运行之前的内容在 `%@`",
    "`%@` was changed meanwhile and stays as it is": "`%@` 其间被改动，保持现状",
    "not taken back, since a folder on the way is gone or is a link: %@":
      "没有撤回，因为路径上有文件夹没有了或是链接：%@",
    "removed %@": "删除了 %@",
    "put back %@": "恢复了 %@",
    "no file had been changed": "没有文件被改过",
    "took it back: %@": "已撤回：%@",
    "`swift build` failed: %@": "`swift build` 失败：%@",
    "the template refuses every combination of options": "模板拒绝每一种选项组合",
    "there is no `swift` here": "这里没有 `swift`",
    "it failed": "失败了",
    "`swift format` says %@": "`swift format` 说 %@",
  ]
}
