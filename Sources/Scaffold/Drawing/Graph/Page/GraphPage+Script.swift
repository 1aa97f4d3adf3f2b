extension GraphPage {
  /// It knows the project by the attributes of the picture only, and writes words by
  /// `textContent`: no name can become a part of the page.
  static let script = """
    "use strict";
    const svg = document.querySelector("#picture svg");
    const all = (selector, within = document) => [...within.querySelectorAll(selector)];
    const numbers = (element, name) =>
      (element.getAttribute(name) || "").split(" ").filter(Boolean).map(Number);

    const nodes = all(".node", svg);
    const headings = all(".heading", svg);
    const lines = all("[data-from]", svg);
    const violations = all(".violation", svg);
    const listed = all("li[data-boxes], tr[data-boxes]");
    const spoken = document.getElementById("spoken");
    const filter = document.getElementById("filter");

    const outward = nodes.map((node) => new Set(numbers(node, "data-sees")));
    const seenBy = nodes.map(() => new Set());
    outward.forEach((ends, start) => ends.forEach((end) => seenBy[end].add(start)));
    const boxesOf = (element) => element.classList.contains("node")
      ? [nodes.indexOf(element)] : numbers(element, "data-boxes");
    const endsOf = (line) => [...numbers(line, "data-from"), ...numbers(line, "data-to")];

    /* What is pointed at: it and its neighbours are lit, all else is dimmed. */
    let kept = null;

    function light(chosen, lit, isLit) {
      nodes.forEach((node, index) => {
        node.classList.toggle("lit", lit.has(index));
        node.classList.toggle("chosen", chosen.has(index));
      });
      headings.forEach((heading) =>
        heading.classList.toggle("lit", boxesOf(heading).some((box) => chosen.has(box))));
      lines.forEach((line) => line.classList.toggle("lit", isLit(line)));
      trunks.forEach((trunk) => trunk.shorten());
      svg.classList.add("looking");
    }

    /* Of a line that many share, only the part between lit branches is lit. */
    const trunks = all(".trunk", svg).map((trunk) => {
      const run = trunk.querySelector(".run");
      const whole = run.getAttribute("d");
      const y = whole.split(/[ L]/)[1];
      const branches = all("path:not(.run)", trunk).map((branch) => ({
        branch,
        x: branch.getPointAtLength(
          branch.hasAttribute("marker-end") ? 0 : branch.getTotalLength()).x,
      }));
      return {
        shorten() {
          const lit = branches.filter(({ branch }) => branch.classList.contains("lit"));
          const places = lit.map(({ x }) => Math.round(x));
          if (lit.length === 0) return;
          run.setAttribute("d", `M${Math.min(...places)} ${y}L${Math.max(...places)} ${y}`);
        },
        restore() { run.setAttribute("d", whole); },
      };
    });

    function lookAt(element) {
      if (element.classList.contains("violation")) {
        const ends = new Set(endsOf(element));
        return light(ends, ends, (line) => line === element);
      }
      const chosen = new Set(boxesOf(element));
      const lit = new Set(chosen);
      chosen.forEach((box) => {
        outward[box].forEach((other) => lit.add(other));
        seenBy[box].forEach((other) => lit.add(other));
      });
      light(chosen, lit, (line) => endsOf(line).some((box) => chosen.has(box)));
    }

    function lookAway() {
      if (kept) return lookAt(kept);
      trunks.forEach((trunk) => trunk.restore());
      svg.classList.remove("looking");
    }

    function keep(element) {
      if (kept) kept.removeAttribute("aria-pressed");
      kept = element;
      if (!element) return lookAway();
      if (!element.classList.contains("violation")) element.setAttribute("aria-pressed", "true");
      lookAt(element);
    }

    /* Boxes and names of modules: one stop for the Tab key, the arrow keys go on from there. */
    const stops = [...svg.querySelectorAll(".node, .heading")];
    svg.setAttribute("role", "group");
    svg.setAttribute("aria-describedby", "hint");
    stops.forEach((stop) => {
      stop.setAttribute("role", "button");
      stop.setAttribute("tabindex", "-1");
      stop.addEventListener("mouseenter", () => { if (!kept) lookAt(stop); });
      stop.addEventListener("mouseleave", lookAway);
      stop.addEventListener("focus", () => { stopAt(stop); if (!kept) lookAt(stop); });
      stop.addEventListener("blur", lookAway);
      stop.addEventListener("click", () => keep(kept === stop ? null : stop));
    });

    function stopAt(stop) {
      stops.forEach((other) => other.setAttribute("tabindex", other === stop ? "0" : "-1"));
    }
    if (nodes.length) stopAt(nodes[0]);

    const middle = (stop) => {
      const frame = stop.querySelector(stop.matches(".node") ? "rect" : "text")
        .getBoundingClientRect();
      return { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
    };

    function neighbour(stop, along, across, sign) {
      const from = middle(stop);
      let best = null, least = Infinity;
      for (const other of stops) {
        const to = middle(other);
        const ahead = (to[along] - from[along]) * sign;
        const cost = ahead + 8 * Math.abs(to[across] - from[across]);
        if (ahead > 4 && cost < least) [best, least] = [other, cost];
      }
      return best;
    }

    const moves = {
      ArrowLeft: (stop) => neighbour(stop, "x", "y", -1),
      ArrowRight: (stop) => neighbour(stop, "x", "y", 1),
      ArrowUp: (stop) => neighbour(stop, "y", "x", -1),
      ArrowDown: (stop) => neighbour(stop, "y", "x", 1),
      Home: () => nodes[0],
      End: () => nodes[nodes.length - 1],
    };

    svg.addEventListener("keydown", (event) => {
      const stop = event.target;
      if (!stops.includes(stop)) return;
      if (event.key === "Enter" || event.key === " ") {
        keep(kept === stop ? null : stop);
      } else if (moves[event.key]) {
        const next = moves[event.key](stop);
        if (next) next.focus();
      } else {
        return;
      }
      event.preventDefault();
    });

    /* A violation of the list leads to its arrow; Esc leads back. */
    let origin = null;

    violations.forEach((violation) => {
      violation.setAttribute("tabindex", "-1");
      violation.setAttribute("role", "img");
      violation.addEventListener("mouseenter", () => { if (!kept) lookAt(violation); });
      violation.addEventListener("mouseleave", lookAway);
    });

    \(links)

    /* The filter: what is not called so is dimmed in the picture and gone from the lists. */
    filter.addEventListener("input", () => {
      const query = filter.value.trim().toLowerCase();
      const isFound = nodes.map((node) => [node.dataset.name, node.dataset.module]
        .some((name) => name && name.toLowerCase().includes(query)));
      const mark = (element, found) => element.classList.toggle("found", found);
      nodes.forEach((node, index) => mark(node, isFound[index]));
      headings.forEach((heading) =>
        mark(heading, boxesOf(heading).some((box) => isFound[box])));
      lines.forEach((line) => mark(line, endsOf(line).some((box) => isFound[box])));
      listed.forEach((item) => {
        item.hidden = !numbers(item, "data-boxes").some((box) => isFound[box]);
      });
      svg.classList.toggle("filtering", query !== "");
      const found = isFound.filter(Boolean).length;
      spoken.textContent = query === "" ? "" : found + " of " + nodes.length + " boxes";
      const first = nodes[isFound.indexOf(true)];
      if (query !== "" && first) first.scrollIntoView({ block: "nearest", inline: "nearest" });
    });

    document.getElementById("tools").hidden = false;
    """

  /// The part that leads from the lists to the picture, and back.
  static let links = """
    all("main a[href^='#']").forEach((link) => link.addEventListener("click", (event) => {
      const target = document.querySelector(link.getAttribute("href"));
      event.preventDefault();
      origin = link;
      keep(target);
      target.scrollIntoView({ block: "center", inline: "center" });
      target.focus({ preventScroll: true });
    }));

    document.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      keep(null);
      if (origin) origin.focus();
      origin = null;
    });
    """
}
