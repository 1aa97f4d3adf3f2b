/// Every command there is, in the order help lists them.
enum Commands {
  static let all: [any Command.Type] = [
    NewProject.self, NewModule.self, RemoveModule.self, ListModules.self, Status.self,
    Check.self, DrawGraph.self,
    TemplatesList.self, TemplatesShow.self, TemplatesExport.self, Completions.self,
  ]
}
