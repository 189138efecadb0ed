// Writes every mail as a page for the gallery: /mails shows them at 320 and 640 px, light and dark.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { writeMessage } from '../src/telling/mail/layout.ts';
import { longSamples, shortSamples, unsubscribeIn, usualSamples } from '../test/support/mail-samples.ts';

const folder = fileURLToPath(new URL('../../.cache/mails', import.meta.url));
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const sections = Object.entries({ usual: usualSamples, long: longSamples, short: shortSamples }).flatMap(
  ([set, { club, letters }]) =>
    Object.entries(letters).flatMap(([kind, samples]) =>
      samples.map((letter, index) => {
        const name = `${set}-${kind}-${index + 1}`;
        const { html, text } = writeMessage(letter, club, unsubscribeIn(kind));
        writeFileSync(`${folder}/${name}.html`, html);
        writeFileSync(`${folder}/${name}.txt`, text);
        return section(name);
      }),
    ),
);

writeFileSync(
  `${folder}/index.html`,
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Mails</title>
<style>body{font-family:sans-serif}div{display:flex;gap:16px;overflow-x:auto}iframe{border:1px solid #999;height:760px;flex:none}</style>
<h1>Mails</h1>${sections.join('\n')}</html>`,
);

function section(name: string): string {
  const frames = ['light', 'dark'].flatMap((scheme) =>
    [320, 640].map(
      (width) =>
        `<iframe title="${name}, ${scheme}, ${width} px" src="${name}.html" width="${width}" style="color-scheme:${scheme}"></iframe>`,
    ),
  );
  return `<h2>${name}</h2><div>${frames.join('')}</div><a href="${name}.txt">Text</a>`;
}
