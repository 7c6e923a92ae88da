/* What is wrong with the layout of the page as it stands: a list of [kind, element, more]. The kinds are told in audit.py. */
() => {
  const W = innerWidth;
  const H = innerHeight;
  const least = matchMedia("(pointer: coarse)").matches ? 44 : 24;
  const column = document.documentElement.dataset.screen === "column";
  const sheet = document.querySelector(".fin") !== null;
  const dialog = [...document.querySelectorAll("dialog[open], aside.help")].pop() ?? null;
  const root = dialog ?? document.getElementById("app");
  const found = [];

  const part = (e) => {
    const classes = [...e.classList].filter((c) => !/^(is-|sheet$|laid$|on$)/.test(c)).slice(0, 2);
    return e.tagName.toLowerCase() + classes.map((c) => `.${c}`).join("");
  };
  const name = (el) => {
    const up = el.parentElement?.closest("[class]");
    return (up && up !== document.body ? `${part(up)} > ` : "") + part(el);
  };
  const say = (kind, el, more = "") => found.push([kind, name(el), more]);

  const known = new Map();
  const shown = (el) => {
    if (!known.has(el)) {
      known.set(
        el,
        el.checkVisibility({ visibilityProperty: true }) &&
          !el.closest(".vh, .sprite, .stable") &&
          (dialog !== null || !el.closest("dialog")) &&
          !transparent(el),
      );
    }
    return known.get(el);
  };
  const clear = new Map();
  const transparent = (el) => {
    if (!el || el === document.documentElement) return false;
    if (!clear.has(el)) clear.set(el, +getComputedStyle(el).opacity < 0.05 || transparent(el.parentElement));
    return clear.get(el);
  };

  /* The boxes around an element that hide, or scroll, what does not fit. */
  const around = new Map();
  const within = (e) => {
    if (!e || e === document.body) return [];
    if (!around.has(e)) {
      const style = getComputedStyle(e);
      const hides = style.display !== "contents" && (style.overflowX !== "visible" || style.overflowY !== "visible");
      const up = style.position === "fixed" || e === dialog ? [] : within(e.parentElement);
      around.set(e, hides ? [[e, e.getBoundingClientRect(), style], ...up] : up);
    }
    return around.get(e);
  };
  const frames = (el) => within(el.parentElement);
  const scrolls = (style) => /auto|scroll/.test(style.overflowX + style.overflowY);

  function thePage() {
    if (dialog) {
      const box = dialog.getBoundingClientRect();
      if (box.top < -1 || box.left < -1 || box.bottom > H + 1 || box.right > W + 1) say("out", dialog, "a window past the edge");
      return;
    }
    const page = document.scrollingElement;
    if (!column && !sheet && page.scrollHeight > H + 1) say("scroll", page, `${page.scrollHeight - H}px down`);
    if (page.scrollWidth > W + 1) say("scroll", page, `${page.scrollWidth - W}px sideways`);
  }

  const HAND = "[data-hand], .hand .face, .ph-tray .ht, .phand .pcd, .gcol, .pgt";
  const FAN = ".hand, .fan, .sps, .stacks, .minis, .phand, .ph-tray, .disp, .pilecards";

  /* Whether some point of a region can be pressed as the page is scrolled. */
  function open(el) {
    const box = el.getBBox();
    const matrix = el.getScreenCTM();
    for (let i = 1; i < 14; i++) {
      for (let j = 1; j < 14; j++) {
        const point = new DOMPoint(box.x + (box.width * i) / 14, box.y + (box.height * j) / 14);
        if (!el.isPointInFill(point)) continue;
        const at = point.matrixTransform(matrix);
        if (document.elementFromPoint(at.x, at.y) === el) return true;
      }
    }
    return false;
  }

  /* A region of a map: some point of it can be pressed. */
  function region(el) {
    if (open(el)) return;
    const { top, bottom } = el.getBoundingClientRect();
    const out = bottom > H || top < 0;
    if (column && !dialog) {
      // A phone held upright scrolls to what its sheet covers.
      el.scrollIntoView({ block: "center", behavior: "instant" });
      const reached = open(el);
      scrollTo({ top: 0, behavior: "instant" });
      if (reached) return;
    }
    if (!(out && column)) say(out ? "out" : "cover", el, el.getAttribute("data-region") ?? "");
  }

  function choosable(el) {
    const hand = el.matches(HAND);
    const kind = hand ? "hand" : "out";
    const box = el.getBoundingClientRect();
    if (box.width < 1 || box.height < 1) return say(kind, el, "no size");
    const outside = box.bottom > H + 2 || box.top < -2 || box.right > W + 2 || box.left < -2;
    const cut = frames(el).find(
      ([, frame, style]) =>
        (style.overflowY !== "visible" && (box.bottom > frame.bottom + 3 || box.top < frame.top - 3)) ||
        (style.overflowX !== "visible" && (box.right > frame.right + 3 || box.left < frame.left - 3)),
    );
    if (outside || cut) {
      const reached = dialog ? (cut && scrolls(cut[2])) || scrolls(getComputedStyle(dialog)) : column && !hand;
      if (!reached) say(kind, el, outside ? `to ${Math.round(box.right)},${Math.round(box.bottom)}` : `cut by ${name(cut[0])}`);
      return;
    }
    const spot = el.closest(".spot");
    const own = (x, y) => {
      const at = document.elementFromPoint(x, y);
      return at && (el.contains(at) || (spot && spot.contains(at)) || (at.contains(el) && at.closest(".spot") === spot));
    };
    const dx = Math.min(6, box.width * 0.2);
    const dy = Math.min(6, box.height * 0.2);
    const points = [
      [box.left + box.width / 2, box.top + box.height / 2],
      [box.left + dx, box.top + dy],
      [box.right - dx, box.top + dy],
      [box.left + dx, box.bottom - dy],
      [box.right - dx, box.bottom - dy],
    ];
    const lost = points.find(([x, y]) => !own(x, y));
    if (!lost) return;
    const over = document.elementFromPoint(...lost);
    const fan = el.closest(FAN);
    if (fan && over && fan.contains(over)) {
      // In a fan a strip is enough, wide enough to be hit.
      let strip = 0;
      for (let x = box.left + 1; x < box.right; x += 2)
        if (own(x, box.top + box.height * 0.5) && own(x, box.top + box.height * 0.8)) strip += 2;
      if (strip < 24) say("cover", el, `strip of ${strip}px`);
      return;
    }
    const under = column && !dialog && over?.closest(".ph-sheet, .ph-top") && !el.closest(".ph-sheet, .ph-top");
    if (!under) say("cover", el, `by ${over ? name(over) : "nothing"}`);
  }

  /* Words that belong to a drawing and say nothing that has to be read. */
  const DECORATION = ".t1, .t2, .t3, .country, .stream, .rose, .thames, .flow, .cart, .decoration, .brand, .bk-l";
  const CARRIERS = "button, .btn, .tick, .card, .acard, .scard, .mcard, .bor, .opp, .st, .fore, .slot";
  const labels = [];

  /* A line of the log that is not in sight: asking anything of its words would lay it out. */
  const away = new Map();
  const scrolledAway = (line) => {
    if (!line) return false;
    if (!away.has(line)) {
      const box = line.closest(".logbox")?.getBoundingClientRect();
      const { top, bottom } = line.getBoundingClientRect();
      away.set(line, box !== undefined && (bottom < box.top || top > box.bottom));
    }
    return away.get(line);
  };

  function words(node, range) {
    const el = node.parentElement;
    if (!node.data.trim() || !el || scrolledAway(el.closest(".log > li")) || el.closest(`style, script, option, datalist, title, desc, ${DECORATION}`) || !shown(el)) return;
    range.selectNodeContents(node);
    const drawn = el instanceof SVGElement;
    const rects = (drawn ? [el.getBoundingClientRect()] : [...range.getClientRects()]).filter((r) => r.width > 1 && r.height > 1);
    if (!rects.length) return;
    const style = getComputedStyle(el);
    const scale = drawn ? Math.abs(el.getScreenCTM()?.a ?? 1) : (el.currentCSSZoom ?? 1);
    const size = parseFloat(style.fontSize) * scale;
    const text = node.data.trim().slice(0, 40);
    const left = Math.min(...rects.map((r) => r.left));
    const right = Math.max(...rects.map((r) => r.right));
    const top = Math.min(...rects.map((r) => r.top));
    const bottom = Math.max(...rects.map((r) => r.bottom));
    const boxes = drawn ? frames(el) : within(el);
    let cut = null;
    for (const [frame, box, its] of boxes) {
      const x = its.overflowX !== "visible" ? Math.max(right - box.right, box.left - left) : 0;
      const y = its.overflowY !== "visible" ? Math.max(bottom - box.bottom, box.top - top) : 0;
      // What is hidden as a whole was folded away.
      if (x >= right - left || y >= bottom - top) return;
      if ((x > 2 && /auto|scroll/.test(its.overflowX)) || (y > 2 && /auto|scroll/.test(its.overflowY))) return;
      if (x > 2 || y > size * 0.3) {
        cut = frame;
        break;
      }
    }
    const title = el.closest("[title]")?.title.toLowerCase() ?? "";
    const told = title.includes(text.replace("…", "").toLowerCase());
    if (cut && !told) say("clip", el, `${text} | by ${name(cut)}`);
    // Words that run over the edge of what carries them are cut by the neighbour.
    const host = el.closest(CARRIERS)?.getBoundingClientRect();
    if (!cut && host && !told && Math.max(right - host.right, host.left - left, bottom - host.bottom - size * 0.3) > 3)
      say("clip", el, `${text} | past its edge`);
    if (bottom < 0 || top > H) return;
    if (size < 10.95) say("font", el, `${size.toFixed(1)}px ${text}`);
    if (cut) return;
    for (const r of rects) {
      const trim = r.height * 0.18; // a line is higher than its letters
      if (r.width > 3) labels.push({ el, left: r.left, right: r.right, top: r.top + trim, bottom: r.bottom - trim, text });
    }
  }

  const opaque = (el) => {
    const style = getComputedStyle(el);
    const [, , , alpha = 1] = style.backgroundColor.match(/[\d.]+/g) ?? [];
    if (style.backgroundColor !== "transparent" && +alpha > 0.5) return true;
    return el instanceof SVGGeometryElement && style.fill !== "none" && style.fill !== "transparent" && +style.fillOpacity > 0.5;
  };

  function overlapping(a, b) {
    if (a.el === b.el || a.el.contains(b.el) || b.el.contains(a.el)) return false;
    const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (width < 3 || height < 3) return false;
    const x = Math.max(a.left, b.left) + width / 2;
    const y = Math.max(a.top, b.top) + height / 2;
    if (x < 0 || y < 0 || x > W || y > H) return false;
    // Nothing lies between the names and figures of one drawing.
    if (a.el.ownerSVGElement && a.el.ownerSVGElement === b.el.ownerSVGElement) {
      return height > 0.3 * Math.min(a.bottom - a.top, b.bottom - b.top);
    }
    const pile = document.elementsFromPoint(x, y);
    const one = pile.indexOf(a.el);
    const two = pile.indexOf(b.el);
    return one >= 0 && two >= 0 && !pile.slice(0, Math.max(one, two)).some(opaque);
  }

  function overlaps() {
    const told = new Set();
    labels.sort((a, b) => a.left - b.left);
    labels.forEach((a, i) => {
      for (let j = i + 1; j < labels.length && labels[j].left < a.right; j++) {
        const pair = `${a.text} / ${labels[j].text}`;
        if (told.has(pair) || !overlapping(a, labels[j])) continue;
        told.add(pair);
        say("lap", a.el, pair);
      }
    });
  }

  const PRESSED = "button, a[href], input, select, [role=button], [role=tab], .pc.tg";
  /* Links within sentences, and what is chosen by its label or its neighbours. */
  const SPARED = ".cn, .log a, .log button, p a, .link, .skip, input[type=radio], input[type=checkbox], input[type=file], .peer, .peeks";

  const size = (el) => (el.querySelector(":scope > .hit") ?? el).getBoundingClientRect();
  const large = (el) => Math.min(size(el).width, size(el).height) > least - 0.6;

  /* A small thing will do where the same choice stands elsewhere, large enough; and a place on a map that only tells of
     itself, where the map can be brought nearer. */
  function pressed(el) {
    const box = size(el);
    if (large(el) || box.bottom < 0 || box.top > H) return;
    const { option } = el.dataset;
    const equal = option !== undefined && buttons.some((b) => b.dataset.option === option && large(b));
    const tells = el.matches("path.region") && option === undefined;
    if (!equal && !tells) say("hit", el, `${Math.round(box.width)}x${Math.round(box.height)}`);
  }

  const PANELS =
    ".board, .citywrap, .handrow, .ledger, .opp, .inplay, .n-own, .l-own, .lcol, .dev, .land, .decks, .display, .powers, .gh, .specs, .race, .matrix, .logp, .mast, .ph-top, .n-mapw, .boardroom, .citymap, .rail, .main, .floor";
  const THINGS =
    ".card, .acard, .scard, .mcard, .bor, .slot, .deckpile, .gcol, .env, .st, .fore, .pile, .stack, .btn, .tick, .nback, .disc, .pow, .rr, .stats, .chips, .bchips, .minis, .spiles, .minis-m, .ofbox, .secret, .plan, .bw, .opp, .logp, .display, .citymap, .dev, .land, .mine, .ledger";

  function sticksOut(panel) {
    const p = panel.getBoundingClientRect();
    for (const el of panel.querySelectorAll(THINGS)) {
      if (el.parentElement.closest(PANELS) !== panel || !shown(el) || el.closest(".tip, .win, .leaf, .tray, .peer, dialog")) continue;
      const b = el.getBoundingClientRect();
      const hidden = frames(el).some(
        ([e, c]) => panel.contains(e) && e !== panel && (b.bottom > c.bottom + 1 || b.top < c.top - 1 || b.right > c.right + 1),
      );
      if (hidden) continue;
      const by = Math.max(b.bottom - p.bottom, p.top - b.top, b.right - p.right, p.left - b.left);
      if (by > 6) return say("spill", el, `out of ${name(panel)} by ${Math.round(by)}px`);
    }
  }

  function theBoard() {
    const boards = [".n-mapw .plan", ".pmap .plan", ".bw .lm-board", ".citymap .plan", ".dev .rows"];
    const board = boards.map((s) => document.querySelector(s)).find((el) => el && shown(el));
    // Offers that are opened lie over the board until they are folded away.
    if ([...document.querySelectorAll(".leaf")].some(shown)) return;
    if (!board) return say("board", root, "there is none");
    const b = board.getBoundingClientRect();
    const side = Math.min(Math.min(b.right, W) - Math.max(b.left, 0), Math.min(b.bottom, H) - Math.max(b.top, 0));
    let free = 0;
    for (let i = 1; i < 10; i++) {
      for (let j = 1; j < 10; j++) {
        const at = document.elementFromPoint(b.left + (b.width * i) / 10, b.top + (b.height * j) / 10);
        if (at && (board.parentElement.contains(at) || at.closest(".leaf, .win, .tray"))) free++;
      }
    }
    if (side < Math.min(W, H) / 5 || free < 30) say("board", board, `${Math.round(side)}px, ${free}/81 in sight`);
  }

  thePage();
  const targets = [...root.querySelectorAll(`[data-option], [data-aside], ${HAND}`)].filter(shown);
  const buttons = [...root.querySelectorAll(PRESSED)].filter(
    (el) => !el.matches(SPARED) && shown(el) && getComputedStyle(el).pointerEvents !== "none",
  );
  const places = targets.filter((el) => el instanceof SVGGeometryElement);
  for (const el of places) region(el);
  // What lets the pointer through still covers what is under it; on a map it is a wash over the place.
  const solid = new CSSStyleSheet();
  solid.replaceSync(
    "*{pointer-events:auto!important}.pieces,.pieces *,.litline,.glow{pointer-events:none!important}.pieces .pc.tg,.pieces .pc.tg *{pointer-events:auto!important}",
  );
  document.adoptedStyleSheets.push(solid);
  for (const el of targets) if (!places.includes(el)) choosable(el);
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) words(node, range);
  overlaps();
  if (!dialog && !sheet) theBoard();
  document.adoptedStyleSheets.pop();
  for (const el of buttons) pressed(el);
  if (!dialog) for (const panel of root.querySelectorAll(PANELS)) if (shown(panel)) sticksOut(panel);
  return found;
};
