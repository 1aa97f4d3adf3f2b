extension Phrases {
  /// Rules, findings and reports.
  static let rules: Table = [
    "A tier depends on the next one only, and on what is shared.": "一层只能依赖下一层，以及共享的部分。",
    "A module depends on no other but those it says it uses.": "模块只能依赖它声明使用的模块。",
    "Some frameworks are for one tier only.": "有些框架只归一层使用。",
    "Some types are for one tier only.": "有些类型只归一层使用。",
    "What a tier offers to others names no type of the tiers that it hides.":
      "一层向外提供的，不提到它要隐藏的层的类型。",
    "Inside a folder with layers, none depends on one above it.": "分了层的文件夹里，下层不依赖上层。",
    "What is forbidden is not used, nor by a chain where that is forbidden too.":
      "禁止的不能依赖；注明连间接也禁止的，也不能经由别处依赖。",
    "What only some may use is used by them alone.": "只许某些部分依赖的，别的部分不能依赖。",
    "An import hands on no more than it may.": "导入的模块不传给不该有它的代码。",
    "A file is as `require` says.": "文件符合 `require` 的要求。",
    "What is imported is needed, where `rules` asks for it.": "导入的都用得上；由 `rules` 打开。",
    "`%@ import %@` hands it on, and scaffold.json allows `%@`; write `%@ import %@`":
      "`%1$@ import %2$@` 会把它传出去，而 scaffold.json 只允许 `%3$@`；写成 `%4$@ import %5$@`",
    "nothing here needs `%@`; take the import out": "这里没有用到 `%@`；去掉这个 import",
    "the file has to import `%@`: scaffold.json requires it%@; import it":
      "这个文件必须导入 `%@`：scaffold.json 要求%@；加上 import",
    "`%@` has to conform to `%@`: scaffold.json requires it%@; declare it":
      "`%@` 必须遵循 `%@`：scaffold.json 要求%@；声明遵循",
    "the file has to name `%@`: scaffold.json requires it%@; use it":
      "这个文件必须用到 `%@`：scaffold.json 要求%@；用上它",
    "the file may not import `%@`: scaffold.json rules it out%@; take it out":
      "这个文件不能导入 `%@`：scaffold.json 不允许%@；去掉它",
    "`%@` may not conform to `%@`: scaffold.json rules it out%@; take it out":
      "`%@` 不能遵循 `%@`：scaffold.json 不允许%@；去掉它",
    "the file may not name `%@`: scaffold.json rules it out%@; take it out":
      "这个文件不能用 `%@`：scaffold.json 不允许%@；去掉它",
    "no file is called `%@`; fix it, or take it out": "没有叫 `%@` 的文件；改正它，或去掉它",
    "a new file in `%@` is in %@": "`%@` 里的新文件属于%@",
    "nobody": "无人",
    "region": "区段",
    "access": "访问级别",
    "What is independent does not depend on one another.": "互相独立的部分不能互相依赖。",
    "Modules do not use each other in a cycle.": "模块之间不能循环使用。",
    "Targets, folders or files that are to be acyclic are in no cycle.":
      "要求无环的 target、文件夹或文件不能有循环。",
    "What is imported is declared by its target.": "导入的都要由它的 target 声明。",
    "What a target declares is imported.": "target 声明的都要导入。",
    "Every file is in a tier.": "每个文件都属于一层。",
    "What scaffold.json names is there, and something is held against it.":
      "scaffold.json 里写的都存在，并且确有东西按它检查。",
    "The lines that a module has put into shared files are there.": "模块写进共用文件的行都在。",
    "No line stands twice between markers, and no module is registered twice.":
      "标记之间没有重复的行，模块没有注册两次。",
    "No merge has left conflict markers behind.": "合并没有遗留冲突标记。",
    "Every file can be read.": "每个文件都能读取。",
    "An exception has a rule, a reason and something to except.": "例外要写规则和理由，并且确有要例外的地方。",
    "An entry of a baseline has something to except.": "基线里的每一条都确有要例外的地方。",
    "these %@ use each other": "这些%@互相使用",
    "targets": " target ",
    "folders": "文件夹",
    "files": "文件",
    "these modules use each other": "这些模块互相使用",
    "%@ in a cycle: %@; take one of the uses out": "%@，形成循环：%@；去掉其中一处使用",
    "`%@` uses `%@` here": "`%@` 在这里使用 `%@`",
    "`%@` is declared here": "`%@` 在这里声明",
    "`%@` is used here": "在这里使用 `%@`",
    "`%@` makes no exception; write `// scaffold:allow <rule> <reason>`, or `scaffold:allow-file` for the whole file":
      "`%@` 不是例外的写法；写 `// scaffold:allow <规则> <理由>`，或对整个文件用 `scaffold:allow-file`",
    "`scaffold:allow` needs a rule and a reason; %@": "`scaffold:allow` 需要规则和理由；%@",
    "unknown rule `%@`%@; %@": "没有规则 `%@`%@；%@",
    "`scaffold:allow %@` needs a reason; write `// scaffold:allow %@ because …`":
      "`scaffold:allow %@` 需要理由；写成 `// scaffold:allow %@ 因为……`",
    "nothing here breaks the rule `%@`; take the comment out": "这里没有违反规则 `%@`；去掉这条注释",
    "`%@` in `%@`%@ no longer breaks the rule `%@`; take the entry out, or write the baseline anew with `--write-baseline`":
      "`%2$@`%3$@ 里的 `%1$@` 已不再违反规则 `%4$@`；去掉这一条，或用 `--write-baseline` 重写基线",
    "`%@` in `%@`%@ breaks the rule `%@` %@ now, not %@; lower the count, or write the baseline anew with `--write-baseline`":
      "`%2$@`%3$@ 里的 `%1$@` 现在违反规则 `%4$@` %5$@，不是 %6$@ 次；把次数改小，或用 `--write-baseline` 重写基线",
    "`%@` imports `%@`, and no target is called so; its module is gone or has no such tier, take the import out with what needs it":
      "`%@` 引入了 `%@`，但没有这个 target；它的模块已移除或没有这一层，请去掉这个 import 和需要它的代码",
    "an edit and a change of the template both stand here; %@": "这里同时有你的改动和模板的变化；%@",
    "two branches are in conflict here; `scaffold repair` unites ledgers and what stands between markers, choose by hand elsewhere":
      "这里有两个分支的冲突；生成记录和标记之间的由 `scaffold repair` 合并，其余请手工选择",
    "`%@` is in the test plan already; `scaffold repair` takes one out":
      "`%@` 已经在 test plan 里了；`scaffold repair` 会去掉一个",
    "the tests of the module %@, `%@`, are not in the test plan; `scaffold repair` puts them back":
      "模块 %@ 的测试 `%@` 不在 test plan 里；`scaffold repair` 会放回去",
    "`%@` is there already, below `// scaffold:%@`; `scaffold repair` takes one out":
      "`%@` 在 `// scaffold:%@` 下面已经有了；`scaffold repair` 会去掉一个",
    "`%@` may not %@: scaffold.json forbids it%@; take it out, or move what needs it":
      "`%@` 不能%@：scaffold.json 禁止%@；去掉它，或移走需要它的代码",
    "this exception ended with %@; fix what it allowed, or name a later month":
      "这个例外到 %@ 为止，已经过期；修复它放过的，或写一个更晚的月份",
    "this exception ends with %@; fix what it allows": "这个例外到 %@ 为止；请修复它放过的",
    "`%@` may not link `%@`: scaffold.json forbids it%@; take it out of its dependencies":
      "`%@` 不能链接 `%@`：scaffold.json 禁止%@；从它的依赖里去掉",
    "`%@` depends on `%@` by a chain, which scaffold.json forbids%@: %@; take one of the uses out":
      "`%@` 间接依赖 `%@`，scaffold.json 禁止%@：%@；去掉其中一处使用",
    "%@ may not import `%@`, which is for %@; move what needs it there":
      "%@ 不能导入 `%@`，它归 %@ 使用；把需要它的代码移到那里",
    "%@ may not name `%@`, which is for %@; move what needs it there":
      "%@ 不能提到 `%@`，它归 %@ 使用；把需要它的代码移到那里",
    "`%@` may not %@%@; %@ are independent of one another: move what both need below them, or let what puts them together pass it in":
      "`%1$@` 不能%2$@%3$@；%4$@ 互相独立：把双方都需要的移到它们下面，或由组装它们的代码传进来",
    ", which is of `%@`": "，它属于 `%@`",
    "%@ may not %@, which is %@; %@": "%@ 不能%@，它是 %@；%@",
    "go through %@ of %@": "请通过 %2$@ 的 %1$@",
    "go through %@": "请通过 %@",
    "modules do not depend on each other": "模块之间互不依赖",
    "modules meet in %@ only": "模块之间只能在 %@ 互相依赖",
    "`%@` may not %@, as it does not say that it uses `%@`; %@": "`%@` 不能%@，因为它没有声明使用 `%@`；%@",
    "add `\"%@\": [\"%@\"]` to `uses` in scaffold.json":
      "在 scaffold.json 的 `uses` 里加 `\"%@\": [\"%@\"]`",
    "add `uses: [\"%@\"]` to its line in %@": "在 %2$@ 里它的那一行加 `uses: [\"%1$@\"]`",
    "%@ may not %@, which only %@ may; go through there": "%@ 不能%@，只有 %@ 可以；请通过那里",
    "pass in what it needs, or move the code": "把它需要的传进来，或移动代码",
    "%@ hands `%@`, which is %@, on to whoever imports it; import it without `@_exported`":
      "%1$@ 把 `%2$@`（%3$@）转给了导入它的一方；导入时不要用 `@_exported`",
    "import `%@`": "导入 `%@`",
    "export `%@`": "导出 `%@`",
    "name `%@`": "提到 `%@`",
    "%@ or %@": "%@ 或 %@",
    "%@ and %@": "%@ 和 %@",
    "%@ of %@": "%2$@ 的 %1$@",
    "the app": "App",
    "what all tiers share": "各层共享的部分",
    "a test of %@": "%@ 的测试",
    "a test": "测试",
    "the file is in no tier; move it into one, or name it in `exclude` of scaffold.json":
      "这个文件不属于任何层；把它移进一层，或写进 scaffold.json 的 `exclude`",
    "%@ here are in no tier; move them into one, or name them in `exclude` of scaffold.json":
      "这里有 %@不属于任何层；把它们移进一层，或写进 scaffold.json 的 `exclude`",
    "`%@` is in no tier; move the file into one, or name the folder in scaffold.json":
      "`%@` 不属于任何层；把文件移进一层，或在 scaffold.json 里写上这个文件夹",
    "`%@`, with %@, is in no tier; move them into one, or name the folder in scaffold.json":
      "`%@`（%@）不属于任何层；把它们移进一层，或在 scaffold.json 里写上这个文件夹",
    "`%@` imports `%@` and does not declare it; add it to the target's dependencies in %@":
      "`%1$@` 导入 `%2$@` 却没有声明；把它加进 %3$@ 里这个 target 的依赖",
    "`%@` declares `%@` and never imports it; take it out of its dependencies":
      "`%@` 声明了 `%@` 却从不导入；把它从依赖里去掉",
    "%@ offers `%@`, which is %@ and is to be hidden; give a type of %@ instead, or make it private":
      "%1$@ 向外提供了 `%2$@`，它是 %3$@，应当隐藏；改用 %4$@ 的类型，或改成 private",
    "`%@` of `%@` may not %@, which is of `%@` above it; %@":
      "`%2$@` 的 `%1$@` 不能%3$@，它属于上面的 `%4$@`；%5$@",
    "took out `import %@`, which nothing here needs": "去掉了 `import %@`，这里没有用到它",
    "`%@` says that it uses `%@`": "`%@` 声明使用 `%@`",
    "`%@` declares `%@`": "`%@` 声明依赖 `%@`",
    "`%@` no longer declares `%@`, which it never imports": "`%@` 不再声明 `%@`，它从不导入",
    "Nothing here can be fixed without a decision of yours": "这里没有能直接修复的地方，都要由你决定",
    "Fixed, as `scaffold undo` takes back:": "已修复，`scaffold undo` 可以撤回：",
    "cannot be read: %@": "无法读取：%@",
    "cannot be read: %@; fix it there": "无法读取：%@；在那里修复",
    "cannot be read: %@; let it be read, or name it in `exclude` of scaffold.json":
      "无法读取：%@；让它可读，或写进 scaffold.json 的 `exclude`",
    "is not UTF-8 here; save the file as UTF-8": "在这里不是 UTF-8；把文件存成 UTF-8",
    "is a link that leads back to where it is; remove it": "是指回自己所在位置的链接；删掉它",
    "is not there; fix `sources` in scaffold.json": "不存在；修复 scaffold.json 的 `sources`",
    "is a link out of the project, which is not followed; put what is there into the project, or name the link in `exclude` of scaffold.json":
      "是指向工程之外的链接，不会跟随；把那里的内容放进工程，或把链接写进 scaffold.json 的 `exclude`",
    "is a link that leads nowhere; fix or remove it": "是指向不存在处的链接；修复或删掉它",
    "is not a file; move it, or name its folder in `exclude` of scaffold.json":
      "不是文件；移走它，或把它的文件夹写进 scaffold.json 的 `exclude`",
    "`%@` of the module %@ is not below `// scaffold:%@`; `scaffold repair` puts it back, or `// scaffold:allow unregistered <reason>` in this file leaves it out":
      "模块 %2$@ 的 `%1$@` 不在 `// scaffold:%3$@` 下面；`scaffold repair` 会补回，或在这个文件里写 `// scaffold:allow unregistered <理由>` 不要它",
    "`%@` is the name of no target and of no folder with Swift files; fix it, or take it out":
      "没有叫 `%@` 的 target 或含 Swift 文件的文件夹；修复它，或去掉",
    "`%@` uses nothing of `%@`; take it out of `uses`": "`%@` 没有用到 `%@`；从 `uses` 里去掉",
    "no file is in the tier %@; let its `folders` or `targets` name what there is, or take it out":
      "没有文件属于 %@ 层；让它的 `folders` 或 `targets` 写上实际存在的，或去掉它",
    "nothing was held against the tiers: in %@, no part of the project names anything of another, nor a framework of a tier; let `tiers` name the folders and targets that there are":
      "没有什么可按层检查：在 %@里，工程的各部分互不提到，也没有提到某层的框架；让 `tiers` 写上实际存在的文件夹和 target",
    "it is no project in the form that Xcode writes; open it in Xcode and save it":
      "它不是 Xcode 写的格式的工程；在 Xcode 里打开并保存",
    "%@ may stay until fixed": "%@在修复之前允许存在",
    ", and %@": "，另有 %@",
    "No violations in %@%@": "%@里没有违规%@",
    "%@ in %@ of %@%@": "%1$@，涉及 %3$@中的 %2$@ 个%4$@",
    "`%@` has no file that is checked: it is not in Swift or Objective-C, git ignores it, or it is another project's":
      "`%@` 没有要检查的文件：它不是 Swift 或 Objective-C，或被 git 忽略，或属于别的工程",
    "`%@` is not checked: `exclude` in scaffold.json names `%@`":
      "`%@` 不检查：scaffold.json 的 `exclude` 写了 `%@`",
    "`%@` is in no tier: it declares targets, which are held against it":
      "`%@` 不属于任何层：它声明 target，检查以它为准",
    "`%@` has %@ of several parts": "`%@` 有 %@，属于几个部分",
    "in no tier": "不属于任何层",
    "hides": "隐藏",
    "`%@` is in no tier: nothing in scaffold.json names it": "`%@` 不属于任何层：scaffold.json 里没有写到它",
    "target": "target",
    "may use": "可以依赖",
    "may not use": "不能依赖",
    "frameworks": "框架",
    "`%@` is %@%@": "`%@` 属于 %@%@",
    ", by its name": "，依据它的名字",
    ", by `%@`, as is usual": "，依据 `%@`，这是惯例",
    ", by `%@` in %@:%@:%@": "，依据 %2$@:%3$@:%4$@ 的 `%1$@`",
    "not %@": "不包括 %@",
    "In a project with": "在这样的工程里",
    "this breaks the rule": "这样违反规则",
    "and this keeps it: the same without that": "这样符合规则：去掉它即可",
    "and this keeps it": "这样符合规则",
    "%@:": "%@：",
    "%@.": "%@。",
    "An exception: `// scaffold:allow %@ <reason>`. For all or for a folder: `\"rules\": { \"%@\": \"warning\" }` in scaffold.json.":
      "例外：`// scaffold:allow %@ <理由>`。全部或某个文件夹：在 scaffold.json 里写 `\"rules\": { \"%@\": \"warning\" }`。",
    "No comment makes an exception; what is reported is fixed.": "注释不能作为例外；报告的都要修复。",
    "%@ does not depend on %@": "%@ 不依赖 %@",
    "%@ features do not depend on one another": "%@ 个功能模块互不依赖",
    "%@ and %@ depend on one another as much, and are one tier: part them by hand":
      "%@ 与 %@ 互相引用，两个方向差不多，合为一层；要分开请手工修改",
    "%@ of tiers": "另有 %@",
    "each tier depends on what most uses say": "各层只能依赖多数引用所指的方向",
    "May stay as it is (%@): %@; `scaffold check --no-baseline` reports it":
      "可以维持现状（%@）：%@；用 `scaffold check --no-baseline` 查看",
    "Boundaries: %@ of %@ hold": "边界：%2$@ 条中有 %1$@ 条成立",
    "a file in a new folder is in a tier, or reported": "新文件夹里的文件属于某一层，或被报告",
    "the rule `stray` is off": "规则 `stray` 已关闭",
    "scaffold.json lets it, in `sees`": "scaffold.json 的 `sees` 允许",
    "no import distinguishes the two: they have no targets of their own":
      "没有 import 能把两者分开：它们没有各自的 target",
    "the rule `tier` is off there": "那里的规则 `tier` 已关闭",
    "%@ against": "%@ 处违背",
    "tier": "层",
  ]
}
