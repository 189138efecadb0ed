import { type Section } from './export-sections.ts';

/** One column of text; on narrow screens each row is a card with the name of the column in front of each value. */
const style = `
:root { color-scheme: light dark; --text: #1a1d1f; --muted: #5b6368; --line: #d9dee1; --page: #fff; --card: #f5f7f8 }
@media (prefers-color-scheme: dark) {
  :root { --text: #e9ecee; --muted: #a3adb3; --line: #343b40; --page: #14181a; --card: #1d2326 }
}
* { box-sizing: border-box }
body { margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 72rem; background: var(--page); color: var(--text);
  font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
h1 { margin: 0; font-size: 1.75rem; line-height: 1.2 }
h2 { margin: 2.5rem 0 0; font-size: 1.25rem }
p { margin: .25rem 0 .75rem; max-width: 44rem }
a { color: inherit }
.muted, dt, th, nav span { color: var(--muted) }
nav ul { columns: 16rem; margin: .5rem 0 0; padding: 0; list-style: none }
nav li { padding: .2rem 0; break-inside: avoid }
nav h2 { margin-top: 1.5rem }
table { width: 100%; border-collapse: collapse; font-size: .875rem }
th, td { padding: .45rem .75rem .45rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top }
th { font-weight: 600 }
td { white-space: pre-line; min-width: 4.5rem }
dl { margin: 0; padding: .25rem 1rem; border-radius: .5rem; background: var(--card) }
dl div { display: grid; grid-template-columns: minmax(8rem, 16rem) 1fr; gap: 0 1rem; padding: .4rem 0 }
dl div + div { border-top: 1px solid var(--line) }
dd { margin: 0; white-space: pre-line }
@media (max-width: 47.99rem) {
  table, tbody, tr, td { display: block }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
  tr { margin-bottom: .75rem; padding: .35rem .85rem; border-radius: .5rem; background: var(--card) }
  td { display: grid; grid-template-columns: minmax(6rem, 9rem) 1fr; gap: 0 .75rem; padding: .2rem 0; border: 0; min-width: 0 }
  td:empty { display: none }
  td::before { color: var(--muted) }
  dl div { grid-template-columns: 1fr }
}
@media print {
  body { max-width: none; padding: 0; font-size: .8rem }
  nav { display: none }
  h2 { break-after: avoid }
  tr, dl div { break-inside: avoid }
}`;

const inQuotes = (text: string) => `"${text.replace(/["\\<]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`;

/** The style of the file. A column's name is a rule rather than an attribute of each cell, which would double the file. */
export function styleOf(sections: Section[]): string {
  const rules = sections
    .filter(({ rows }) => rows.length > 1)
    .flatMap(({ name, rows }) =>
      Object.keys(rows[0]!).map(
        (column, index) => `#${name} td:nth-child(${index + 1})::before{content:${inQuotes(column)}}`,
      ),
    );
  return `${style}\n@media (max-width: 47.99rem) {\n${rules.join('\n')}\n}\n`;
}
