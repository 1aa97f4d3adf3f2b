# What the scripts beside this file share. They set
#   here     this folder
#   work     a scratch folder
#   ios      `true` or `false`: whether `#if os(iOS)` counts as true
#   package  the package that the compiled files belong to
#   flags    what the compiler is told besides, but for the stand-ins themselves

# stage FOLDER NAME: copies the Swift files of a folder, with what Linux cannot read replaced. A
# preview becomes a function.
stage() {
  mkdir -p "$work/$2"
  find "$1" -name '*.swift' | while read -r file; do
    awk -v ios="$ios" -v name="$(basename "$file" .swift)" '
      /^ *#Preview/ {
        gsub(/[^A-Za-z0-9]/, "_", name)
        sub(/#Preview(\([^)]*\))? *\{/,
          "@MainActor @ViewBuilder private func preview" NR name "() -> some View {")
      }
      { if (ios == "true") sub(/#if os\(iOS\)/, "#if true"); print }
    ' "$file" >"$work/$2/$(basename "$file")"
  done
}

# compile NAME [OPTION...]: makes a module of the staged files, bodies checked.
compile() {
  module=$1
  shift
  # As a whole module, so that bodies are checked too.
  swiftc -emit-module -emit-module-path "$work/$module.swiftmodule" -wmo \
    -parse-as-library -swift-version 6 -warnings-as-errors $flags "$@" \
    -package-name "$package" -module-name "$module" -I "$work" "$work/$module"/*.swift
}

# compile_view NAME [OPTION...]: the same for files that may use `@objc` and `#selector`.
compile_view() {
  compile "$@" -Xfrontend -enable-objc-interop \
    -Xfrontend -disable-objc-attr-requires-foundation-module
}

# compile_stand_ins: makes the modules that stand in for Apple's, in the place of those before.
compile_stand_ins() {
  kits="AppKit Accessibility SwiftUI"
  if [ "$ios" = true ]; then kits="ObjectiveC UIKit Accessibility SwiftUI"; fi
  for kit in ObjectiveC UIKit AppKit Accessibility SwiftUI; do rm -rf "$work/$kit" "$work/$kit".swift*; done
  for kit in $kits; do
    stage "$here/$kit" "$kit"
    (flags= && compile "$kit")
  done
}
