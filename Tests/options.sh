# How packages are compiled here, for the scripts to source: `options` of `swift build` and `swift test`.
#
# Without debug information, and a target as a whole, either of which takes a quarter less time. With a
# number of threads, the compiler writes a file for each source all the same, as SwiftPM expects. It
# writes the module while it is there, so that tests are read once, and it keeps no index of the system.
options=(-debug-info-format none)
for option in -disable-batch-mode -whole-module-optimization -num-threads 2 \
  -no-emit-module-separately-wmo -index-ignore-system-modules; do
  options+=(-Xswiftc "$option")
done
# This project's own `Package.swift` then optimises what reads text.
export SCAFFOLD_QUICK=1
