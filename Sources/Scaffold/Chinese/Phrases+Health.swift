extension Phrases {
  /// Words of `scaffold doctor`.
  static let health: Table = [
    "SQLite": "SQLite",
    "Swift": "Swift",
    "Report what is wrong with this machine or this project, and the fix.":
      "检查这台机器和这个工程哪里不对，并给出修复办法。",
    """
    It checks the toolchain, Xcode and its SDKs, SQLite's header, the versions that are pinned, the
    flags of the compiler, runs that were cut off, what modules have registered, files that no module
    has, names of which a Mac keeps one, and git's merge driver. It only reads. It exits with 1 if
    something is wrong; a note is no reason.
    """:
      """
    检查工具链、Xcode 及其 SDK、SQLite 头文件、写定的版本、编译选项、中断的运行、模块注册的行、
    不属于任何模块的文件、在 Mac 上会合并成一个的文件名，以及 git 的合并驱动。只读不写。
    有错误时以 1 退出；提示不算错误。
    """,
    "no project in %@": "%@ 里没有工程",
    "fine": "正常",
    "note": "提示",
    "wrong": "错误",
    "Project": "工程",
    "Versions": "版本",
    "Isolation": "编译选项",
    "Runs": "运行",
    "Lines": "注册的行",
    "Files": "文件",
    "Names": "文件名",
    "Members": "成员",
    "Merging": "合并",
    "%@ is wrong": "有 %@问题",
    "%@ are wrong": "有 %@问题",
    "there is no `swift` on the PATH": "PATH 上没有 `swift`",
    "`swift --version` names no version": "`swift --version` 没有给出版本",
    "run it, and fix what it says": "运行它，按它说的修复",
    "%@, and what is emitted needs %@": "%@，而生成的代码需要 %@",
    "%@, newer than what this version of the tool knows": "%@，比这个版本的工具所知道的更新",
    "install Xcode %@ or newer": "安装 Xcode %@ 或更新的版本",
    "install Swift %@ or newer: https://www.swift.org/install":
      "安装 Swift %@ 或更新的版本：https://www.swift.org/install",
    "none is chosen for the command line": "没有为命令行选定",
    "install it, then: sudo xcode-select --switch /Applications/Xcode.app":
      "安装它，然后：sudo xcode-select --switch /Applications/Xcode.app",
    "install a newer one, then: sudo xcode-select --switch /Applications/Xcode.app":
      "安装更新的，然后：sudo xcode-select --switch /Applications/Xcode.app",
    "there is none of %@": "没有%@的 SDK",
    "the simulator": "模拟器",
    "its header is missing": "缺少头文件",
    "there is no `%@`, which declares the targets": "没有声明各 target 的 `%@`",
    "bring it back, or name the right one in scaffold.json": "找回它，或在 scaffold.json 里写对",
    "`%@` is for Swift %@, and modules need %@": "`%@` 面向 Swift %@，而模块需要 %@",
    "make its first line `// swift-tools-version: %@`": "把第一行改成 `// swift-tools-version: %@`",
    "`%@` for Swift %@": "`%@` 面向 Swift %@",
    "%@:%@ asks for scaffold %@, and this is %@": "%@:%@ 要求 scaffold %@，而这是 %@",
    "install %@, or change the line": "安装 %@，或改这一行",
    "no file says which version of scaffold the team works with": "没有文件写明团队用哪个版本的 scaffold",
    "write `\"version\": 2, \"tool\": \"%@\"` into scaffold.json":
      "把 `\"version\": 2, \"tool\": \"%@\"` 写进 scaffold.json",
    "%@:%@ asks for %@": "%@:%@ 要求 %@",
    "scaffold %@ has written %@, and this is %@": "%2$@ 由 scaffold %1$@ 写成，而这是 %3$@",
    "install %@": "安装 %@",
    "%@: %@ is %@": "%@：%@ 是 %@",
    "give it one value for all configurations": "让所有配置用同一个值",
    "%@: language mode %@, in each configuration": "%@：语言模式 %@，各配置相同",
    "%@: language mode %@, %@ by default, in each configuration": "%@：语言模式 %@，默认 %@，各配置相同",
    "not set in %@": "%@ 里没有设置",
    "a run was cut off and is half done": "有一次运行被中断，只做了一半",
    "a run was cut off and left files behind": "有一次运行被中断，留下了文件",
    "none was cut off": "没有被中断的",
    "`scaffold repair` takes it back": "`scaffold repair` 把它撤回",
    "`scaffold repair` puts it right": "`scaffold repair` 把它修复",
    "Base lacks the part %@, which modules need": "Base 里缺少模块需要的部件 %@",
    "what modules register is in its place": "模块注册的都在原处",
    "two branches are in conflict in `%@`": "两个分支在 `%@` 里冲突",
    "the module `%@` is not yet what both branches say of it": "模块 `%@` 还不符合两个分支的选项",
    "`%@` lacks `%@`": "`%@` 缺少 `%@`",
    "`%@` has `%@` twice": "`%@` 里 `%@` 有两行",
    "`%@` has `%@`, and its module is gone": "`%@` 里有 `%@`，而它的模块已不在",
    "a run has left `%@` behind": "有一次运行留下了 `%@`",
    "`%@` is of the module %@, which is gone": "`%@` 属于模块 %@，而它已不在",
    "delete the file": "删掉这个文件",
    "each generated file has its module": "生成的文件都有所属的模块",
    "the module %@ has no ledger: update, rename-module and remove-module do not know it":
      "模块 %@ 没有生成记录：update、rename-module 和 remove-module 不认识它",
    "`scaffold adopt-module %@` makes one; if it had one, git brings it back":
      "`scaffold adopt-module %@` 会建一个；如果原来有，用 git 找回",
    "the module %@ has a ledger and none of its files": "模块 %@ 有生成记录，文件却一个都没有",
    "`scaffold remove-module %@` takes the rest out; `scaffold undo` or git brings the files back":
      "`scaffold remove-module %@` 移除剩下的；`scaffold undo` 或 git 找回文件",
    "`%@` and `%@` are one file on a Mac": "`%@` 和 `%@` 在 Mac 上是同一个文件",
    "rename one of them": "给其中一个改名",
    "a Mac distinguishes all of them": "在 Mac 上都能区分",
    "%@:%@: `%@` has a member `%@` of its own since iOS %@":
      "%1$@:%2$@: 从 iOS %5$@ 起，`%3$@` 自己就有成员 `%4$@`",
    "`scaffold update` gives it another name, or rename it by hand":
      "`scaffold update` 会给它改名，也可以手工改名",
    "`scaffold templates update`, then `scaffold update`, give it another name":
      "先 `scaffold templates update`，再 `scaffold update`，会给它改名",
    "no member has a name that Apple's class has too": "没有成员和 Apple 的类重名",
    "git does not ask scaffold to merge what .gitattributes marks in this clone":
      "这个克隆里，git 没有让 scaffold 合并 .gitattributes 标出的文件",
    "git finds scaffold by the PATH alone, which programs with windows do not have":
      "git 只靠 PATH 找 scaffold，而有窗口的程序没有你的 PATH",
    "git asks for scaffold at `%@`, and it is not there any more": "git 到 `%@` 找 scaffold，它已经不在那里",
    "git asks scaffold in this clone": "这个克隆里，git 会让 scaffold 合并",
  ]
}
