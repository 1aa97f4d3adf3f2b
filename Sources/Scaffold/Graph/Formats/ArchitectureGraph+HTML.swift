extension ArchitectureGraph {
  var html: String { "" }
}
