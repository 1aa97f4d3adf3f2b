# What the scripts beside this file share. They set
#   here     this folder
#   work     a scratch folder
#   ios      `true` or `false`: whether `#if os(iOS)` counts as true
#   package  the package that the compiled files belong to
#   flags    what the compiler is given besides, but for the stand-ins themselves
#
# On a Mac with Xcode nothing stands in: the files are compiled as they are, for a simulator and for the
# Mac, with Apple's own SDKs.
apple=false
if [ "$(uname)" = Darwin ] && xcrun --sdk iphonesimulator --show-sdk-path >/dev/null 2>&1; then
  apple=true
fi

# stage FOLDER NAME: copies the Swift files of a folder, with what Linux cannot read replaced, as
# `stage.awk` says.
stage() {
  mkdir -p "$work/$2"
  if [ "$apple" = true ]; then
    find "$1" -name '*.swift' -exec cp {} "$work/$2" \;
    return
  fi
  if [ "$ios" = true ]; then platform=iOS; else platform=macOS; fi
  ages=$(sed -n "s/^AGE($platform\(.*\));/\1/p" "$here/Ages/Ages.h" | tr '_\n' '. ')
  find "$1" -name '*.swift' | while read -r file; do
    awk -v name="$(basename "$file" .swift)" -v ios="$ios" -v platform="$platform" -v ages="$ages" \
      -f "$here/stage.awk" "$file" >"$work/$2/$(basename "$file")"
  done
}

# compile NAME [OPTION...]: makes a module of the staged files, bodies checked.
compile() {
  module=$1
  shift
  # As a whole module, so that bodies are checked too.
  swift_compiler -emit-module -emit-module-path "$work/$module.swiftmodule" -wmo \
    -parse-as-library -swift-version 6 -warnings-as-errors $flags "$@" \
    -package-name "$package" -module-name "$module" -I "$work" "$work/$module"/*.swift
}

# swift_compiler OPTION...: the compiler, for the platform that is read for.
swift_compiler() {
  if [ "$apple" = false ]; then
    swiftc -I "$here/Ages" -enable-experimental-feature CustomAvailability "$@"
  elif [ "$ios" = true ]; then
    xcrun --sdk iphonesimulator swiftc -target "$(uname -m)-apple-ios17.0-simulator" "$@"
  else
    xcrun --sdk macosx swiftc -target "$(uname -m)-apple-macosx14.0" "$@"
  fi
}

# compile_view NAME [OPTION...]: the same for files that may use `@objc` and `#selector`.
compile_view() {
  if [ "$apple" = true ]; then
    compile "$@"
    return
  fi
  compile "$@" -Xfrontend -enable-objc-interop \
    -Xfrontend -disable-objc-attr-requires-foundation-module
}

# declare_names KIT MODULE...: declares in a staged framework what else Apple's has, as types without
# members, so that one of ours is noticed that is called the same. The tool knows the names.
declare_names() {
  kit=$1
  shift
  declared=$(cat "$here/$kit"/*.swift 2>/dev/null | awk '
    depth == 0 && match($0, /(struct|class|enum|protocol|actor|typealias) [A-Z][A-Za-z0-9]*/) {
      split(substr($0, RSTART, RLENGTH), words, " ")
      print words[2]
    }
    { depth += gsub(/{/, "{") - gsub(/}/, "}") }')
  mkdir -p "$work/$kit"
  for module in "$@"; do
    sed -n '/"""$/,/"""/p' "$here/../../Sources/Scaffold/Model/Names/SystemTypes+$module.swift"
  done | tr -cs 'A-Za-z0-9' '\n' | sort -u | grep . | grep -vxF "$declared" |
    sed 's/.*/public struct & {}/' >"$work/$kit/Names.swift"
}

# compile_darwin_names: makes a module of the types in Apple's headers that neither Swift nor the
# headers of Linux have.
compile_darwin_names() {
  [ "$apple" = false ] || return 0
  declare_names DarwinNames Darwin
  sed -i.old -E '/ (Dispatch.*|Duration|Float[0-9]+|FILE|DIR|ACTION|ENTRY|VISIT|Selector) /d' \
    "$work/DarwinNames/Names.swift"
  echo '@_exported import Ages' >>"$work/DarwinNames/Names.swift"
  compile DarwinNames
}

# take NAME COMMAND...: puts into $work what a command makes there, as it was made the last time if
# nothing has changed that it is made of.
take() {
  made=$here/../../.build/stand-ins/$1-$(
    { swiftc --version && cat "$here"/*.sh "$here"/*.awk "$here"/*/*.h "$here"/*/*.swift \
      "$here"/../../Sources/Scaffold/Model/Names/SystemTypes+*.swift; } 2>/dev/null | cksum | tr ' ' -
  )
  shift
  if [ ! -d "$made" ]; then
    mkdir -p "$(dirname "$made")"
    parts=$(mktemp -d "$made.XXXXXX")
    (work=$parts flags= && "$@")
    # Another script may have been faster.
    if [ -d "$made" ]; then rm -rf "$parts"; else mv "$parts" "$made"; fi
  fi
  cp -R "$made"/. "$work"
}

# compile_stand_ins: makes the modules that stand in for Apple's, in the place of those before.
compile_stand_ins() {
  [ "$apple" = false ] || return 0
  for kit in ObjectiveC UIKit AppKit Accessibility Combine SwiftUI UniformTypeIdentifiers PhotosUI; do
    rm -rf "$work/$kit" "$work/$kit".swift*
  done
  take "stand-ins-$ios" compile_kits
}

compile_kits() {
  kits="Accessibility Combine SwiftUI UniformTypeIdentifiers PhotosUI"
  if [ "$ios" = true ]; then kits="ObjectiveC UIKit $kits"; else kits="AppKit $kits"; fi
  take names compile_darwin_names
  for kit in $kits; do
    stage "$here/$kit" "$kit"
    case $kit in
      UIKit) declare_names UIKit UIKit ;;
      Combine) declare_names Combine Combine ;;
      SwiftUI) declare_names SwiftUI SwiftUI ;;
    esac
    case $kit in
      UIKit | SwiftUI) echo '@_exported import DarwinNames' >>"$work/$kit/Names.swift" ;;
    esac
    if [ "$kit" = SwiftUI ]; then echo '@_exported import Combine' >>"$work/$kit/Names.swift"; fi
    compile "$kit"
  done
}
