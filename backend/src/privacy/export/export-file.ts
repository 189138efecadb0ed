import { type Section } from './export-sections.ts';
import { styleOf } from './export-style.ts';
import { type Formats, valueAsHtml } from './export-values.ts';
import { escaped, jsonInHtml } from './escaped.ts';
import { type ExportedRow } from './export.queries.ts';

/** What the file says before its sections. */
export interface ExportHead {
  clubName: string;
  /** Whose data it is: a name. */
  name: string;
  /** How somebody reads it, as sentences. */
  about: string;
  /** UTC, ISO 8601. */
  madeAt: string;
}

/** What pages may load: nothing. Where the file is opened, no header of the server says so. */
export const exportPolicy = "default-src 'none'; style-src 'unsafe-inline'";

/** A file that a browser shows without Touchline, with the same data as JSON for programs. */
export function exportFile(head: ExportHead, sections: Section[], formats: Formats): string {
  const title = `Data of ${head.name}`;
  const { clubName, name, madeAt } = head;
  const data = { club: clubName, name, madeAt, timeZone: formats.zone, sections: sections.map(dataOf) };
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${escaped(exportPolicy)}">
<meta name="referrer" content="no-referrer">
<title>${escaped(`${title} at ${clubName}`)}</title>
<style>${styleOf(sections)}</style>
</head>
<body>
<header>
<p class="muted"><bdi>${escaped(clubName)}</bdi></p>
<h1>Data of <bdi>${escaped(name)}</bdi></h1>
<p>${escaped(head.about)}</p>
<p class="muted">Made on ${valueAsHtml(madeAt, formats)}. All times are those of ${escaped(formats.zone.replaceAll('_', ' '))}.</p>
</header>
<nav aria-labelledby="contents">
<h2 id="contents">Contents</h2>
<ul>
${sections.map(entryOf).join('\n')}
</ul>
</nav>
<main>
${sections.map((section) => sectionAsHtml(section, formats)).join('\n')}
</main>
<script type="application/json" id="data">${jsonInHtml(data)}</script>
</body>
</html>
`;
}

const dataOf = ({ name, heading, rows }: Section) => ({ name, heading, rows });

const entryOf = ({ name, heading, rows }: Section) =>
  `<li><a href="#${name}">${escaped(heading)}</a> <span>${rows.length || 'nothing'}</span></li>`;

const sectionAsHtml = ({ name, heading, about, rows }: Section, formats: Formats) => `<section id="${name}">
<h2>${escaped(heading)}</h2>
<p class="muted">${escaped(about)}</p>
${rowsAsHtml(rows, formats)}
</section>`;

function rowsAsHtml(rows: ExportedRow[], formats: Formats): string {
  const [first] = rows;
  if (!first) return '<p>Nothing.</p>';
  if (rows.length === 1) return listOf(first, formats);
  const heads = Object.keys(first).map((column) => `<th scope="col">${escaped(column)}</th>`);
  const body = rows.map(
    (row) =>
      `<tr>${Object.values(row)
        .map((value) => `<td>${valueAsHtml(value, formats)}</td>`)
        .join('')}</tr>`,
  );
  return `<table>\n<thead><tr>${heads.join('')}</tr></thead>\n<tbody>\n${body.join('\n')}\n</tbody>\n</table>`;
}

const listOf = (row: ExportedRow, formats: Formats) =>
  `<dl>\n${Object.entries(row)
    .map(([column, value]) => `<div><dt>${escaped(column)}</dt><dd>${valueAsHtml(value, formats)}</dd></div>`)
    .join('\n')}\n</dl>`;
