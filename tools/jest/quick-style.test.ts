import { JSDOM } from 'jsdom';
import { quickenComputedStyle } from './quick-style.mjs';

const page = `
  <style>
    .menu, nav > a { display: flex; visibility: hidden }
    .menu:not(.closed, .shut) { pointer-events: none }
    .menu .item { visibility: visible !important; display: grid }
    .item::before { display: none }
    a[href="/x y"] { opacity: 0.5 }
    .late { display: unset; visibility: unset }
    :is(.card, .row) .cell { display: none }
    @media screen { .card { opacity: 0 } }
    @media print { .card { display: none } }
    @media (min-width: 1px) { .row { display: none } }
    .row { color: rgb(1, 2, 3) }
    span:unknown-thing(1) { display: none }
  </style>
  <nav class="menu"><a class="item" href="/x y">One</a><a class="item late" style="opacity: 0.2">Two</a></nav>
  <nav class="menu closed"><a hidden>Three</a><button style="pointer-events: all; display: unset">Four</button></nav>
  <div class="card"><span class="cell">Five</span><input type="hidden"></div>
  <table class="row"><tbody><tr><td class="cell">Six</td><td>Seven</td></tr></tbody></table>
  <details><summary>Eight</summary><p>Nine</p></details><dialog>Ten</dialog>
  <svg><title>Eleven</title></svg>`;

/** Two windows with the same page, of which the second has the quick function. */
function windows() {
  const [plain, quick] = [new JSDOM(page).window, new JSDOM(page).window];
  quickenComputedStyle(quick as unknown as Window & typeof globalThis);
  return [plain, quick] as const;
}

/** What tests ask of every element of a page. */
const stylesIn = (window: JSDOM['window']) =>
  [...window.document.querySelectorAll('*')].map((element) => {
    const style = window.getComputedStyle(element);
    const { display, visibility, opacity, pointerEvents, color, cssText } = style;
    const asked = ['display', 'visibility', 'pointer-events', 'opacity', 'color'].map((name) =>
      style.getPropertyValue(name),
    );
    return [element.outerHTML.slice(0, 60), asked, { display, visibility, opacity, pointerEvents, color, cssText }];
  });

test('the quick computed style gives the answers of jsdom', () => {
  const [plain, quick] = windows();
  expect(stylesIn(quick)).toEqual(stylesIn(plain));
});

test('the quick computed style notices rules, sheets and classes that come and go', () => {
  const both = windows();
  const expectSame = () => expect(stylesIn(both[1])).toEqual(stylesIn(both[0]));
  const onBoth = (change: (document: Document) => void) => {
    for (const { document } of both) {
      change(document);
      // Only a change of an element makes jsdom itself forget what it has computed.
      document.body.toggleAttribute('data-changed');
    }
  };
  expectSame();

  onBoth(({ styleSheets }) => styleSheets[0]!.insertRule('a { display: none }', 0));
  expectSame();
  onBoth(({ styleSheets }) => styleSheets[0]!.deleteRule(1));
  expectSame();
  onBoth((document) => document.querySelector('nav')!.classList.remove('menu'));
  expectSame();
  onBoth((document) => (document.querySelector('style')!.textContent = '.item { visibility: collapse }'));
  expectSame();
});
