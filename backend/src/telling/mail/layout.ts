import { backgrounds, brandOf, type BrandShades } from '@touchline/domain';
import {
  type Block,
  type Branding,
  type Choice,
  type Fact,
  type Item,
  type Letter,
  type Message,
  type UnsubscribeUrls,
} from './letter.ts';

const touchlineGreen = '#14663b';
const muted = { light: '#55635a', dark: '#a3b0a7' };
const control = { light: '#7d8a80', dark: '#738178' };
const border = { light: '#d5ddd6', dark: '#323d35' };

/** Writes a letter as text and as HTML, for phones from 320 px and for dark mode. */
export const writeMessage = (letter: Letter, club: Branding, unsubscribe?: UnsubscribeUrls): Message => {
  const links = [...choicesOf(unsubscribe), ...contactsOf(club)];
  return { subject: letter.subject, text: asText(letter, club, links), html: asHtml(letter, club, links) };
};

interface FooterLink {
  label: string;
  url: string;
}

function asText({ heading, blocks, why }: Letter, club: Branding, links: FooterLink[]): string {
  const footer = [why, ...links.map(({ label, url }) => `${label}: ${url.replace('mailto:', '')}`)];
  return [club.name, '', heading, '', ...blocks.flatMap((block) => [textOf(block), '']), '-- ', ...footer, ''].join(
    '\n',
  );
}

function textOf(block: Block): string {
  if ('text' in block) return block.text;
  if ('items' in block) return block.items.map(textOfItem).join('\n\n');
  if ('url' in block) return `${block.label}:\n${block.url}`;
  return block.facts
    .map(({ label, value, before }) => `${label}: ${value}${before === undefined ? '' : ` (was: ${before})`}`)
    .join('\n');
}

const textOfItem = ({ title, lines, url, map, choices = [] }: Item) =>
  [
    title,
    ...lines,
    ...(url ? [url] : []),
    ...(map ? [`Map: ${map}`] : []),
    ...choices.map((choice) => `\n${choice.label}:\n${choice.url}`),
  ].join('\n');

const choicesOf = (urls?: UnsubscribeUrls): FooterLink[] =>
  urls
    ? [
        { label: 'Stop mails like this', url: urls.page },
        { label: 'Choose your mails', url: urls.preferences },
      ]
    : [];

function contactsOf({ privacyUrl, contactEmail }: Branding): FooterLink[] {
  return [
    ...(contactEmail ? [{ label: 'Contact', url: `mailto:${contactEmail}` }] : []),
    ...(privacyUrl ? [{ label: 'Privacy notice', url: privacyUrl }] : []),
  ];
}

/** Styles are inline, because some mail programs ignore style sheets; the style sheet adds dark mode. */
function asHtml({ subject, heading, blocks, why }: Letter, club: Branding, links: FooterLink[]): string {
  const { light, dark } = brandOf(club.colour ?? touchlineGreen)!;
  const crest = club.crestUrl
    ? `<td width="48" style="padding:0 12px 0 0"><img src="${escape(club.crestUrl)}" alt="" width="40" height="40" style="display:block;object-fit:contain"></td>`
    : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(subject)}</title>
<style>${darkStyles(dark)}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${backgrounds.light.bg};color:${backgrounds.light.text};font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:16px 8px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;overflow-wrap:anywhere;word-break:break-word">
<tr><td class="panel" style="padding:16px 20px;background:${light.panel};color:${light.onPanel};border-radius:12px 12px 0 0">
<table role="presentation" cellpadding="0" cellspacing="0"><tr>${crest}<td style="font-size:18px;font-weight:600">${escape(club.name)}</td></tr></table>
</td></tr>
<tr><td class="card" style="padding:24px 20px 8px;background:${backgrounds.light.surface};border-radius:0 0 12px 12px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escape(heading)}</h1>
${blocks.map((block) => htmlOf(block, light)).join('\n')}
</td></tr>
<tr><td class="muted" style="padding:16px 20px;font-size:13px;color:${muted.light}">
<p style="margin:0 0 8px">${escape(why)}</p>
${links
  .map(
    ({ label, url }) =>
      `<a class="muted" style="display:inline-block;color:${muted.light};margin-right:16px" href="${escape(url)}">${label}</a>`,
  )
  .join('\n')}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function htmlOf(block: Block, { action, onAction }: BrandShades): string {
  if ('text' in block) return `<p style="margin:0 0 16px;white-space:pre-line">${escape(block.text)}</p>`;
  if ('facts' in block) {
    return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${block.facts.map(rowOf).join('')}</table>`;
  }
  if ('items' in block) return block.items.map(htmlOfItem).join('\n');
  return `<p style="margin:0 0 20px"><a class="button" href="${escape(block.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${action};color:${onAction};font-weight:600;text-decoration:none">${escape(block.label)}</a></p>`;
}

function htmlOfItem({ title, lines, url, map, choices = [] }: Item): string {
  const name = url
    ? `<a class="link" style="color:${backgrounds.light.text};text-underline-offset:3px" href="${escape(url)}">${escape(title)}</a>`
    : escape(title);
  const details = lines.map((line) => `<div class="muted" style="color:${muted.light}">${escape(line)}</div>`).join('');
  return `<div class="row" style="margin:0 0 16px;padding:12px 0 0;border-top:1px solid ${border.light}"><div style="font-weight:600">${name}</div>${details}${map ? mapLink(map) : ''}${choices.map(choiceButton).join('')}</div>`;
}

const mapLink = (map: string) =>
  `<div><a class="muted" style="display:inline-block;padding:4px 0;color:${muted.light}" href="${escape(map)}">Map</a></div>`;

/** As wide as the mail, so that both are easy to hit; neither is filled, because nothing is answered yet. */
const choiceButton = ({ label, url }: Choice) =>
  `<div style="margin:8px 0 0"><a class="choice" href="${escape(url)}" style="display:block;max-width:300px;padding:10px 16px;border:1px solid ${control.light};border-radius:8px;color:${backgrounds.light.text};font-weight:600;text-align:center;text-decoration:none">${escape(label)}</a></div>`;

const rowOf = ({ label, value, before }: Fact) =>
  `<tr><td class="row" style="padding:8px 0;border-top:1px solid ${border.light}">` +
  `<div class="muted" style="font-size:13px;color:${muted.light}">${escape(label)}</div>` +
  `<div style="font-weight:600">${escape(value)}</div>` +
  (before === undefined ? '' : `<div class="muted" style="color:${muted.light}">was <s>${escape(before)}</s></div>`) +
  '</td></tr>';

function darkStyles(dark: BrandShades): string {
  const { bg, surface, text } = backgrounds.dark;
  return `:root{color-scheme:light dark}
@media (prefers-color-scheme: dark){
.page{background:${bg}!important;color:${text}!important}
.card{background:${surface}!important}
.panel{background:${dark.panel}!important;color:${dark.onPanel}!important}
.button{background:${dark.action}!important;color:${dark.onAction}!important}
.muted{color:${muted.dark}!important}
.choice{color:${text}!important;border-color:${control.dark}!important}
.link{color:${text}!important}
.row{border-color:${border.dark}!important}
}`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character]!);
