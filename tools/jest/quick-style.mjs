// @ts-check
import { createRequire } from 'node:module';

/** @typedef {{ selectorText: string, style: CSSStyleDeclaration }} Rule */
/** @typedef {{ sheet: CSSStyleSheet, size: number }} Sheet */

// What Testing Library and user-event ask of every element in a search by role, and before every click.
const quick = new Map([
  ['display', { initial: '', inherited: false }],
  ['opacity', { initial: '', inherited: false }],
  ['visibility', { initial: 'visible', inherited: true }],
  ['pointer-events', { initial: 'auto', inherited: true }],
]);

/** @type {string} */
const defaultStyles = createRequire(import.meta.url)('jsdom/lib/jsdom/browser/default-stylesheet');

/**
 * Gives a jsdom window a quick `getComputedStyle` with the same answers. jsdom matches every rule of every style sheet to answer
 * for one property, which is a third of the time of a page's tests: here the properties that tests keep asking for come from the
 * few rules that set them, and only for others is jsdom asked.
 * @param {Window & typeof globalThis} window
 */
export function quickenComputedStyle(window) {
  const computed = window.getComputedStyle;
  const rulesFor = rulesOf(window.document);

  /** @param {Element} element @param {string} name @returns {string} */
  function valueOf(element, name) {
    const declared = declaredValue(element, name, rulesFor(element));
    if (declared !== '') return declared;
    const { initial, inherited } = /** @type {{ initial: string, inherited: boolean }} */ (quick.get(name));
    return inherited && element.parentElement ? valueOf(element.parentElement, name) : initial;
  }

  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || element?.ownerDocument !== window.document) return computed.call(window, element, pseudo);
    /** @type {CSSStyleDeclaration | undefined} */
    let style;
    const whole = () => (style ??= computed.call(window, element));
    const getPropertyValue = (/** @type {string} */ name) =>
      quick.has(name) ? valueOf(element, name) : whole().getPropertyValue(name);

    return new Proxy(/** @type {CSSStyleDeclaration} */ ({}), {
      get(_, key) {
        if (key === 'getPropertyValue') return getPropertyValue;
        if (key === 'pointerEvents') return valueOf(element, 'pointer-events');
        if (quick.has(String(key))) return valueOf(element, String(key));
        const value = Reflect.get(whole(), key);
        return typeof value === 'function' ? value.bind(whole()) : value;
      },
      has: (_, key) => key in whole(),
    });
  };
}

/**
 * As jsdom cascades: the last matching rule wins, whatever its specificity. @param {Element} element @param {string} name @param {Rule[]}
 * rules
 */
function declaredValue(element, name, rules) {
  const inline = /** @type {HTMLElement} */ (element).style?.getPropertyValue(name);
  const last =
    inline || rules.findLast((rule) => rule.style.getPropertyValue(name) && matches(element, rule.selectorText));
  const value = typeof last === 'object' ? last.style.getPropertyValue(name) : last;
  return !value || value === 'unset' ? '' : value;
}

/** @param {Element} element @param {string} selector */
function matches(element, selector) {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}

/** Finds the rules that may apply to an element, in the order of their sheets. @param {Document} document */
function rulesOf(document) {
  const defaults = (defaultRules ??= readDefaults(document));
  /** @type {Sheet[]} */
  let known = [];
  /** @type {Rule[]} */
  let rules = [];
  /** @type {Map<string, Set<number>>} */
  let places = new Map();

  function readAgain() {
    const sheets = [...document.styleSheets];
    known = sheets.map((sheet) => ({ sheet, size: sheet.cssRules.length }));
    rules = [...defaults, ...sheets.flatMap(({ cssRules }) => quickRulesIn([...cssRules]))];
    places = new Map();
    for (const [place, { selectorText }] of rules.entries()) {
      for (const key of keysOf(selectorText)) places.set(key, (places.get(key) ?? new Set()).add(place));
    }
  }

  return (/** @type {Element} */ element) => {
    const { styleSheets } = document;
    // Sheets gain and lose rules, but no rule changes in place.
    const same = (/** @type {Sheet} */ { sheet, size }, /** @type {number} */ place) =>
      styleSheets[place] === sheet && sheet.cssRules.length === size;
    if (rules.length === 0 || styleSheets.length !== known.length || !known.every(same)) readAgain();

    const found = new Set(places.get('*'));
    for (const key of [element.localName, ...[...element.classList].map((name) => `.${name}`)]) {
      for (const place of places.get(key) ?? []) found.add(place);
    }
    return [...found].sort((one, other) => one - other).map((place) => /** @type {Rule} */ (rules[place]));
  };
}

/** @type {Rule[] | undefined} */
let defaultRules;

/** Reads the sheet that jsdom applies before those of a document. @param {Document} document */
function readDefaults(document) {
  const style = document.createElement('style');
  style.textContent = defaultStyles;
  document.head.append(style);
  const rules = quickRulesIn([.../** @type {CSSStyleSheet} */ (style.sheet).cssRules]);
  style.remove();
  return rules;
}

/** The rules that set a quick property; of media queries, jsdom knows `screen` alone. @param {any[]} rules @returns {Rule[]} */
function quickRulesIn(rules) {
  return rules
    .flatMap((rule) => (rule.media ? (Array.from(rule.media).includes('screen') ? [...rule.cssRules] : []) : [rule]))
    .filter(({ style }) => style && [...quick.keys()].some((name) => style.getPropertyValue(name)));
}

/** What an element needs for each selector of a list: a class, else a tag name, else anything. @param {string} list */
function keysOf(list) {
  const plain = list
    .replaceAll(/\[[^\]]*\]/g, '')
    .replaceAll(/\([^()]*\)/g, '')
    .replaceAll(/\([^()]*\)/g, '');
  return plain.split(',').map((selector) => {
    const [compound = ''] = /[^\s>+~]*$/.exec(selector.trim()) ?? [];
    const [key = '*'] = /\.[\w-]+/.exec(compound) ?? /^[a-z][\w-]*/i.exec(compound) ?? [];
    return key;
  });
}
