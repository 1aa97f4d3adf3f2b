# Replaces in a Swift file what Linux cannot read.
#
#   name      the file's, without its extension
#   ios       `true` or `false`: whether `#if os(iOS)` counts as true
#   platform  `iOS` or `macOS`
#   ages      the versions of that system in `Ages`
#
# On Linux the compiler checks no availability of Apple's systems, but that of domains. So
# `@available(iOS 18.0, macOS 15.0, *)` becomes `@available(iOS17_4) @available(iOS18_0)`, and
# `#available` conditions of the same kind: what has a version has those before it.

# domains BEFORE BETWEEN VERSION: each domain up to the version, in brackets, behind BEFORE.
function domains(before, between, version,    all, count, number, text) {
  count = split(ages, all, " ")
  for (number = 1; number <= count && all[number] + 0 <= version + 0; number++) {
    text = text (text == "" ? "" : between) before "(" platform all[number] ")"
    sub(/\.[0-9]+\)$/, "_" substr(all[number], index(all[number], ".") + 1) ")", text)
  }
  return text
}

match($0, /[@#]available\(([A-Za-z]+ [0-9.]+, )+\*\)/) {
  line = $0
  start = RSTART
  end = RSTART + RLENGTH
  found = substr(line, start, RLENGTH)
  if (match(found, platform " [0-9.]+")) {
    version = substr(found, RSTART + length(platform) + 1, RLENGTH - length(platform) - 1)
    between = substr(found, 1, 1) == "@" ? " " : ", "
    text = domains(substr(found, 1, 10), between, version)
    if (text != "") $0 = substr(line, 1, start - 1) text substr(line, end)
  }
}

# What is stored cannot be newer than its type: the stand-ins compute all of it.
/ var .* = declared\(\)$/ { sub(/ = declared\(\)$/, " { get { declared() } set { declared() } }") }

# A preview becomes a function; `@Entry` becomes what Apple documents that it stands for.
/^ *#Preview/ {
  gsub(/[^A-Za-z0-9]/, "_", name)
  sub(/#Preview(\([^)]*\))? *\{/,
    "@MainActor @ViewBuilder private func preview" NR name "() -> some View {")
}

match($0, /@Entry .*var [A-Za-z]+: /) {
  key = declared = substr($0, RSTART + 7, RLENGTH - 9)
  sub(/.* /, "__Key_", key)
  type = substr($0, RSTART + RLENGTH)
  value = "nil"
  if (at = index(type, " = ")) {
    value = substr(type, at + 3)
    type = substr(type, 1, at - 1)
  }
  print declared ": " type " { get { self[" key ".self] } set { self[" key ".self] = newValue } }"
  print "private struct " key ": SwiftUI.EnvironmentKey { typealias Value = " type
  print "static var defaultValue: Value { " value " } }"
  next
}

# Foundation brings the headers of the system, of which Linux has others.
/^ *import Foundation$/ { sub(/import/, "import DarwinNames; import") }

{
  if (ios == "true") sub(/#if os\(iOS\)/, "#if true")
  print
}
