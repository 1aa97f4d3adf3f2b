"""Opens the pages of `docs` in a headless Chromium: light and dark, wide and as on a phone, with the
keyboard alone; nothing is fetched from elsewhere, and every text can be read on its ground.

usage: check.py [PICTURES]
"""

import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.dont_write_bytecode = True
sys.path.insert(0, str(HERE.parent / "Browser"))
from browser import Browser  # noqa: E402

NAMES = ["chromium", "chromium-browser", "google-chrome"]
MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"

# What a text stands on, and how far its color is from that, as WCAG counts; the worst of all texts.
CONTRAST = """
(() => {
  const parse = (color) => color.match(/[\\d.]+/g).map(Number);
  const light = ([r, g, b]) => {
    const part = (v) => (v /= 255) <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
    return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
  };
  const ground = (element) => {
    for (let each = element; each; each = each.parentElement) {
      const color = parse(getComputedStyle(each).backgroundColor);
      if (color.length < 4 || color[3] > 0) return color;
    }
    return [255, 255, 255];
  };
  const worst = [21, ''];
  for (const each of document.querySelectorAll('h1,h2,h3,p,a,code,td,th,figcaption,footer,text,tspan')) {
    if (!each.textContent.trim() || each.matches('.skip')) continue;
    const style = getComputedStyle(each);
    const color = each.closest('svg') ? style.fill : style.color;
    const [a, b] = [light(parse(color)), light(ground(each))];
    const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    if (ratio < worst[0]) { worst[0] = ratio; worst[1] = each.outerHTML.slice(0, 80); }
  }
  return worst;
})()
"""


def expect(what, actual, expected):
    if actual != expected:
        sys.exit(f"{what}:\n  expected {expected!r}\n  found    {actual!r}")


def chromium():
    for name in [*NAMES, MAC]:
        if path := shutil.which(name):
            return path
    subprocess.run([HERE.parent / "install", "chromium"], check=True)
    return shutil.which("chromium") or sys.exit("there is no Chromium")


def check_silence(browser, page):
    expect("complaints", browser.complaints, [])
    fetched = [each for each in browser.requests if not each.startswith("data:")]
    images = (HERE.parents[1] / "docs" / "images").as_uri()
    expect("requests", [each for each in fetched if not each.startswith(images)], [page.as_uri()])


def check_looks(browser, page, pictures):
    """Light and dark, wide and narrow: nothing sticks out, and all can be read."""
    grounds = {}
    # The manual has the looks of the other page, and takes long to draw.
    schemes = ["light", "dark"] if page.stem == "index" else ["light"]
    for scheme in schemes:
        browser.prefer(scheme)
        for name, width, height in [("wide", 1280, 900), ("phone", 375, 812)]:
            browser.resize(width, height)
            browser.open(page)
            browser.wait_for("[...document.images].every((each) => each.complete)")
            check_silence(browser, page)
            expect(
                f"{scheme}, {name}: what is wider than the window",
                browser.evaluate("document.documentElement.scrollWidth - innerWidth"), 0,
            )
            broken = browser.evaluate("[...document.images].filter((each) => !each.naturalWidth).length")
            expect("pictures that cannot be drawn", broken, 0)
            ratio, element = browser.evaluate(CONTRAST)
            if ratio < 4.5:
                sys.exit(f"{scheme}: a contrast of {ratio:.2f} in {element}")
            height = browser.evaluate("document.documentElement.scrollHeight")
            browser.resize(width, height)
            browser.screenshot(pictures / f"{page.stem}-{page.parent.name}-{name}-{scheme}.png")
        grounds[scheme] = browser.evaluate("getComputedStyle(document.body).backgroundColor")
        drawn = browser.evaluate("[...document.images].map((each) => each.currentSrc.length)")
        grounds[scheme] += f" {drawn}"
    if grounds["light"] == grounds.get("dark"):
        sys.exit(f"dark is as light: {grounds}")


def check_terminal(browser):
    """The longest line ends within the drawing."""
    over = browser.evaluate(
        """(() => {
          const box = document.querySelector('.terminal svg').getBoundingClientRect();
          return [...document.querySelectorAll('.terminal text')]
            .filter((each) => each.getBoundingClientRect().right > box.right)
            .map((each) => each.textContent);
        })()"""
    )
    expect("lines that stick out of the terminal", over, [])


def check_keys(browser, page):
    """Every link and all that scrolls is reached in the order of the page, and seen to be."""
    browser.resize(1280, 900)
    browser.open(page)
    wanted = browser.evaluate("document.querySelectorAll('a[href], [tabindex]').length")
    order, seen = [], []
    for _ in range(wanted):
        browser.press("Tab")
        order.append(
            browser.evaluate(
                """(() => {
                  const all = [...document.querySelectorAll('a[href], [tabindex]')];
                  const style = getComputedStyle(document.activeElement);
                  return [all.indexOf(document.activeElement), style.outlineStyle];
                })()"""
            )
        )
    expect("the order of the keys", [place for place, _ in order], list(range(wanted)))
    expect("what shows the focus", {style for _, style in order}, {"solid"})
    # The first key leads past the links at the top.
    browser.open(page)
    browser.press("Tab")
    browser.press("Enter")
    browser.wait_for("location.hash === '#main'")


def check_reader(browser):
    """What a screen reader is given."""
    if not browser.evaluate("document.title").startswith("scaffold"):
        sys.exit("the page has no title")
    headings = browser.evaluate(
        "[...document.querySelectorAll('h1,h2,h3')].map((each) => Number(each.localName[1]))"
    )
    expect("the levels of the headings", headings[0], 1)
    expect("one title", headings.count(1), 1)
    for one, other in zip(headings[1:], headings[2:]):
        if other > one + 1:
            sys.exit(f"a heading is skipped: {headings}")
    nameless = browser.evaluate(
        "[...document.querySelectorAll('img')].filter((each) => !each.alt).length"
    )
    expect("pictures without words", nameless, 0)
    for selector in browser.evaluate("['.terminal .scroll', '#compare + .scroll'].filter((each) => document.querySelector(each))"):
        role, name = browser.name_of(selector)
        expect(f"{selector}: role", role, "region")
        if not name:
            sys.exit(f"{selector} has no name")


def main(pictures=None):
    docs = HERE.parents[1] / "docs"
    pictures = Path(pictures or tempfile.mkdtemp(prefix="scaffold-page-"))
    pictures.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        browser = Browser(chromium(), profile)
        for page in [folder / name for folder in [docs, docs / "zh-CN"] for name in ["index.html", "manual.html"]]:
            check_looks(browser, page, pictures)
            if page.stem == "index":
                check_terminal(browser)
                check_keys(browser, page)
            check_reader(browser)
            print(f"ok  {page.relative_to(docs)}, {page.stat().st_size // 1000} kB")
        browser.close()
    print(f"the screenshots are in {pictures}")


if __name__ == "__main__":
    main(*sys.argv[1:])
