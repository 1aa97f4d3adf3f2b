import Foundation
import Templates

// Reads a template, renders it as often as asked, prints the medians as JSON and writes what it
// rendered: `render-benchmark TEMPLATE ROUNDS OUTPUT`.

let path = CommandLine.arguments[1]
let rounds = Int(CommandLine.arguments[2]) ?? 1
let text = try String(contentsOfFile: path, encoding: .utf8)

let template = try TemplateText(text, name: path)
let rendered = try template.render(Fixture.values)
try rendered.write(toFile: CommandLine.arguments[3], atomically: true, encoding: .utf8)

let render = try Stopwatch.median(of: rounds) { try template.render(Fixture.values).utf8.count }
let parse = try Stopwatch.median(of: max(10, rounds / 100)) {
  _ = try TemplateText(text, name: path)
}
print("{\"render\": \(render), \"parse\": \(parse)}")
