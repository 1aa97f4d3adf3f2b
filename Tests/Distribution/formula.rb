# Stands in for what of Homebrew a formula needs, and installs one:
#
#   ruby formula.rb FORMULA RELEASES PREFIX SYSTEM      SYSTEM is intel, arm or mac
#
# RELEASES is the folder in which the last part of each address is.
require "digest"
require "open3"
require "pathname"
require "tmpdir"

FORMULA, RELEASES, PREFIX, SYSTEM = ARGV

class Formula
  class << self
    attr_reader :recipe

    def desc(text) = (@desc = text)
    def homepage(text) = (@homepage = text)
    def license(text) = (@license = text)
    def version(text = nil) = text ? (@version = text) : @version
    def url(text) = (@url = text)
    def sha256(text) = (@sha256 = text)
    def on_macos = SYSTEM == "mac" && yield
    def on_linux = SYSTEM != "mac" && yield
    def on_intel = SYSTEM == "intel" && yield
    def on_arm = SYSTEM == "arm" && yield
    def test(&body) = (@test = body)
    def chosen = [@url, @sha256, @test, @desc, @homepage, @license]
  end

  def bin = Pathname(PREFIX) / "bin"
  def version = self.class.version

  def system(*words)
    Kernel.system(*words.map(&:to_s), out: File::NULL) || abort("failed: #{words.join(" ")}")
  end

  def shell_output(line) = Open3.capture2(line).first

  def assert_equal(wanted, found)
    abort "expected #{wanted}, found #{found}" unless wanted == found
  end

  def generate_completions_from_executable(*words)
    %w[bash zsh fish].each { |shell| system(*words, shell) }
  end
end

class Pathname
  def install(name)
    mkpath
    FileUtils.cp(name, self)
  end
end

load FORMULA
url, sum, test, *words = Scaffold.chosen
abort "a line of the formula is missing" if words.any?(&:nil?)
archive = File.expand_path(File.basename(url), RELEASES)
abort "the checksum is wrong" unless Digest::SHA256.file(archive).hexdigest == sum
formula = Scaffold.new
Dir.mktmpdir do |folder|
  Dir.chdir(folder) do
    # Homebrew goes into the one folder that an archive has.
    system("tar", "-xzf", archive) || abort
    Dir.chdir(Dir.children(".").first) { formula.install }
    formula.instance_eval(&test)
  end
end
puts "installed #{File.basename(archive)}"
