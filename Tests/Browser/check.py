"""Opens the pages of graphs in a browser and uses them as people do.

usage: check.py CHROMIUM PAGES PICTURES
"""

import sys
import tempfile
from pathlib import Path

from browser import Browser

# Ends of a fade that is switched off: what is lit, and what is dimmed.
LIT, DIMMED = "1", "0.1"


def expect(what, actual, expected):
    if actual != expected:
        sys.exit(f"{what}:\n  expected {expected!r}\n  found    {actual!r}")


class GraphPage:
    """The page of one graph."""

    def __init__(self, browser, path, pictures):
        self.browser, self.path, self.pictures = browser, path, pictures
        self.name = path.stem
        browser.prefer("light")
        browser.resize(1400, 1000)
        browser.open(path)

    def values(self, selector, value):
        return self.browser.evaluate(
            f"[...document.querySelectorAll(`{selector}`)].map((each) => {value})"
        )

    def names(self, opacity):
        """The boxes that are seen as strongly as this."""
        return sorted(
            name
            for name, found in self.values(
                ".node", "[each.dataset.name, getComputedStyle(each).opacity]"
            )
            if found == opacity
        )

    def focus(self):
        return self.browser.evaluate(
            "(document.activeElement.dataset.name ?? document.activeElement.id)"
            " || document.activeElement.className || document.activeElement.localName"
        )

    def picture(self, suffix=""):
        self.browser.screenshot(self.pictures / f"{self.name}{suffix}.png")

    def check_silence(self):
        expect(f"{self.name}: complaints", self.browser.complaints, [])
        expect(f"{self.name}: requests", self.browser.requests, [self.path.as_uri()])

    def node(self, name):
        return f'.node[data-name="{name}"]'


def check_looking(page):
    """With the mouse: a box, and what it depends on and what depends on it."""
    everything = page.names(LIT)
    page.browser.point_at(page.node("LoginView") + " rect")
    page.browser.wait_for("document.querySelector('.looking')")
    neighbours = ["App", "BaseView", "LoginBusiness", "LoginData", "LoginView"]
    expect("neighbours of LoginView", page.names(LIT), neighbours)
    expect("dimmed", page.names(DIMMED), sorted(set(everything) - set(neighbours)))
    page.picture("-hover")
    page.browser.call("Input.dispatchMouseEvent", type="mouseMoved", x=1, y=1)
    page.browser.wait_for("!document.querySelector('.looking')")
    expect("all again", page.names(LIT), everything)


def check_keys(page):
    """With the keyboard alone."""
    browser = page.browser
    order = []
    for _ in range(5):
        browser.press("Tab")
        order.append(page.focus())
    expect("order of the Tab key", order, ["skip", "alarm", "filter", "fit", "App"])
    ring = "getComputedStyle(document.querySelector('.node:focus-visible .box')).strokeWidth"
    expect("ring around the box", browser.evaluate(ring), "4px")
    path = []
    for key in ["ArrowDown", "ArrowDown", "ArrowRight", "ArrowDown", "ArrowLeft", "End", "Home"]:
        browser.press(key)
        path.append(page.focus())
    expect(
        "way of the arrow keys", path,
        ["Base", "BaseView", "LoginView", "LoginBusiness", "BaseBusiness", "Core", "App"],
    )
    browser.press("ArrowDown")
    browser.press("ArrowRight")
    expect("name of a module", page.focus(), "Login")
    own = ["LoginBusiness", "LoginData", "LoginView"]
    around = ["App", "BaseBusiness", "BaseData", "BaseView", "Core"]
    users = ["ProfileBusiness", "TimelineBusiness"]
    expect("neighbours of Login", page.names(LIT), sorted(own + around + users))
    browser.press("Enter")
    expect("is kept", page.values("[aria-pressed=true]", "each.dataset.name"), ["Login"])
    browser.press("Tab")
    expect("still kept", page.names(LIT), sorted(own + around + users))
    browser.press("Escape")
    expect("let go", page.names(DIMMED), [])


def check_filter(page, query, found, spoken):
    browser = page.browser
    browser.evaluate("document.getElementById('filter').focus()")
    browser.type(query)
    expect("found", page.names(LIT), found)
    expect("spoken", page.values("#spoken", "each.textContent"), [spoken])
    rows = page.values("tbody tr:not([hidden]) th", "each.innerText.trim()")
    expect("rows", sorted(rows), found)
    page.picture("-filter")
    browser.evaluate("document.getElementById('filter').select()")
    browser.call("Input.dispatchKeyEvent", type="keyDown", key="Backspace",
                 windowsVirtualKeyCode=8)
    expect("nothing dimmed", page.names(DIMMED), [])
    expect("nothing spoken", page.values("#spoken", "each.textContent"), [""])
    expect("no row hidden", page.values("tbody tr[hidden]", "1"), [])


def check_violations(page, words, ends):
    """From the list to the arrow, and back."""
    browser = page.browser
    links = dict(page.values("#violations li a", "[each.textContent, each.getAttribute('href')]"))
    number = int(links[words].removeprefix("#violation-"))
    link = f'#violations a[href="#violation-{number}"]'
    browser.click(link)
    expect("focus", page.focus(), f"violation-{number}")
    expect("ends", page.names(LIT), ends)
    lit = page.values(".violation", "[each.id, getComputedStyle(each).opacity]")
    expect("lit arrows", [name for name, opacity in lit if opacity == LIT],
           [f"violation-{number}"])
    arrow = f"document.querySelector('#violation-{number} .alarm')"
    expect("is strong", browser.evaluate(f"getComputedStyle({arrow}).strokeWidth"), "4px")
    x, y = browser.middle(f"#violation-{number}")
    size = browser.evaluate("[innerWidth, innerHeight]")
    expect("is in sight", 0 < x < size[0] and 0 < y < size[1], True)
    page.picture("-violation")
    browser.press("Escape")
    expect("back", browser.evaluate(f"document.activeElement.matches('{link}')"), True)
    # The page has moved below the mouse, which may point at a box now.
    browser.call("Input.dispatchMouseEvent", type="mouseMoved", x=1, y=1)
    expect("nothing dimmed", page.names(DIMMED), [])


def check_readers(page):
    expect(
        "said of a box", page.browser.name_of(page.node("LoginView")),
        ("button", "Login View, 5 files, depends on BaseView, Login Business, Login Data; "
         "1 violation"),
    )
    role, name = page.browser.name_of("#violation-1")
    words = "Login View depends on Login Data Sources/Modules/Login/View/LoginRoute.swift:1:8: tier"
    expect("said of an arrow", (role, name[:len(words)]), ("image", words))
    expect("said of the picture", page.browser.name_of("#picture svg")[0], "group")
    expect("said of the filter", page.browser.name_of("#filter"), ("searchbox", "Filter"))


def check_dark(page):
    paints = (
        "[getComputedStyle(document.body).backgroundColor,"
        " ...[...document.querySelectorAll('.box, .band, .ground')]"
        ".map((each) => getComputedStyle(each).fill)]"
    )
    page.picture()
    light = page.browser.evaluate(paints)
    page.browser.prefer("dark")
    page.browser.wait_for("matchMedia('(prefers-color-scheme: dark)').matches")
    dark = page.browser.evaluate(paints)
    page.picture("-dark")
    expect("as in the light", [one for one, other in zip(light, dark) if one == other], [])
    page.browser.prefer("light")


def check_fit(page):
    """The whole picture at once."""
    width = "document.querySelector('#picture svg').getBoundingClientRect().width"
    page.browser.click("#fit")
    expect("as wide as the window", page.browser.evaluate(width + " <= innerWidth"), True)
    page.picture("-fit")
    page.browser.click("#fit")
    expect("wider than the window", page.browser.evaluate(width + " > innerWidth"), True)


def check_without_script(page, boxes, violations):
    browser = page.browser
    browser.allow_scripts(False)
    browser.open(page.path)
    visible = "each.checkVisibility() && each.getBoundingClientRect().height > 0"
    expect("tools", page.values("#tools", visible), [False])
    expect("boxes", page.values(".node", visible), [True] * boxes)
    expect("rows", page.values("tbody tr", visible), [True] * boxes)
    expect("violations", page.values("#violations li", visible), [True] * violations)
    link = "#violations li:last-child a"
    browser.click(link)
    browser.wait_for("document.querySelector('.violation:target')")
    expect("complaints without a script", browser.complaints, [])
    browser.allow_scripts(True)


def check_matrix(page):
    """Who uses whom among many: put in order, walked through with keys, found by name."""
    browser = page.browser
    page.picture()
    browser.prefer("dark")
    browser.wait_for("matchMedia('(prefers-color-scheme: dark)').matches")
    page.picture("-dark")
    browser.prefer("light")
    place = "Number(/ ([0-9]+)/.exec(each.getAttribute('transform'))[1])"
    rows = page.values(".row", f"[{place}, each.dataset.name]")
    standing = [name for _, name in sorted(rows)]
    expect("parts", len(standing), 66)
    expect("the app depends on all", standing[:2], ["AppShell", "App"])
    expect("all see the last", standing[-1], "Core")
    users = standing.index("Chat") < standing.index("Part07") < standing.index("Account")
    expect("who uses stands above", users, True)

    browser.evaluate("document.getElementById('order').focus()")
    orders = page.values("#order option", "each.value")
    expect("orders", orders, ["uses", "name", "sees", "seen", "violations"])
    firsts = []
    for value in orders[1:] + orders[:1]:
        browser.evaluate(
            f"order.value = '{value}', order.dispatchEvent(new Event('change')), 1")
        rows = sorted(page.values(".row", f"[{place}, each.dataset.name]"))
        firsts.append(rows[0][1])
        # Each square stands where its row and its column do.
        off = page.values(
            ".place",
            "each.getAttribute('transform') !== 'translate('"
            " + columns[each.dataset.column].getAttribute('transform').slice(10).split(' ')[0]"
            " + rows[each.dataset.row].getAttribute('transform').slice(11)",
        )
        expect(f"squares by {value}", any(off), False)
    expect("firsts", firsts, ["Account", "App", "Core", "Maps", "AppShell"])

    browser.evaluate("rows[0].focus()")
    path = []
    for key in ["ArrowDown", "ArrowDown", "ArrowRight", "ArrowRight", "ArrowDown", "ArrowLeft",
                "ArrowLeft", "End", "Home"]:
        browser.press(key)
        path.append(browser.evaluate("document.activeElement.querySelector('title').textContent"
                                     ".split(',')[0].split('\\n')[0]"))
    expect("way of the arrow keys", path[0], "App")
    expect("is walked", len(set(path)) > 5, True)
    expect("first and last", path[-2:], ["Core", "AppShell"])
    page.picture("-keys")

    red = page.values(".place.violation", "each.id")
    expect("red squares", len(red), 4)
    browser.evaluate(f"document.getElementById('{red[0]}').focus()")
    browser.press("Enter")
    link = f'#violations a[href="#{red[0]}"]'
    expect("leads to its violation",
           browser.evaluate(f"document.activeElement.matches('{link}')"), True)
    browser.press("Escape")
    expect("and back", page.focus(), red[0])
    expect("nothing kept", page.values("[aria-pressed]", "1"), [])
    browser.click(link)
    expect("from the list", page.focus(), red[0])
    lit = page.values(".place.lit", "each.id")
    expect("that one alone", lit, [red[0]])
    page.picture("-violation")
    browser.press("Escape")

    browser.evaluate("document.getElementById('filter').focus()")
    browser.type("登录")
    expect("spoken", page.values("#spoken", "each.textContent"), ["1 of 66 parts"])
    expect("rows", page.values("tbody tr:not([hidden]) th", "each.innerText.trim()"), ["登录"])
    role, name = browser.name_of(".row[data-name='登录']")
    expect("said of a row", (role, name[:12]), ("button", "登录, 3 parts,"[:12]))
    page.check_silence()

    browser.allow_scripts(False)
    browser.open(page.path)
    visible = "each.checkVisibility() && each.getBoundingClientRect().height > 0"
    expect("tools", page.values("#tools", visible), [False])
    expect("rows without a script", page.values(".row", visible), [True] * 66)
    browser.click("#violations li:last-child a")
    browser.wait_for("document.querySelector('.place:target')")
    expect("complaints without a script", browser.complaints, [])
    browser.allow_scripts(True)


def check_hostile(page):
    expect("code that came with a name", page.browser.evaluate("typeof hacked"), "undefined")
    expect("elements that came with a name", page.values("img, svg script, b", "1"), [])
    names = page.values(".node", "each.dataset.name")
    expect("names", [name for name in names if "hacked" in name], names)
    page.check_silence()
    page.picture()


def main(chromium, pages, pictures):
    pages, pictures = Path(pages), Path(pictures)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        browser = Browser(chromium, profile)
        try:
            small = GraphPage(browser, pages / "Weibo.html", pictures)
            check_dark(small)
            check_keys(small)
            check_looking(small)
            login = ["LoginBusiness", "LoginData", "LoginView"]
            check_filter(small, "login", login, "3 of 15 boxes")
            check_violations(
                small, "Timeline View depends on Profile Data", ["ProfileData", "TimelineView"])
            check_readers(small)
            small.check_silence()
            check_without_script(small, 15, 2)
            print("ok  3 modules")

            large = GraphPage(browser, pages / "Superapp.html", pictures)
            check_dark(large)
            check_fit(large)
            check_filter(
                large, "登录", ["登录Business", "登录Data", "登录View"], "3 of 126 boxes")
            check_violations(
                large, "Timeline View depends on Part09 Data", ["Part09Data", "TimelineView"])
            large.check_silence()
            check_without_script(large, 126, 4)
            print("ok  40 modules")

            check_matrix(GraphPage(browser, pages / "Universe.html", pictures))
            print("ok  60 modules")

            check_hostile(GraphPage(browser, pages / "Hostile.html", pictures))
            print("ok  hostile names")
        finally:
            browser.close()


main(*sys.argv[1:])
