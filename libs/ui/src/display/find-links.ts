/** A piece of a text; with `href` it is a link. */
interface Piece {
  text: string;
  href?: string;
}

/**
 * Splits a text into web addresses (http, https, www.), email addresses and the rest, which together are the text again. Every word
 * is read once, because people can make words as long as a text.
 */
export function findLinks(text: string): Piece[] {
  const pieces: Piece[] = [];
  let plain = '';
  for (const word of text.split(/(\s+)/)) {
    const { before, link, href } = linkIn(word);
    plain += before;
    if (!href) continue;
    if (plain) pieces.push({ text: plain });
    pieces.push({ text: link, href });
    plain = word.slice(before.length + link.length);
  }
  return plain ? [...pieces, { text: plain }] : pieces;
}

/** The link of a word with what stands before it; without a link all of the word stands before. */
function linkIn(word: string): { before: string; link: string; href?: string } {
  const start = word.search(/(?<![\p{L}\p{N}])(?:https?:\/\/|www\.)/iu);
  const at = start >= 0 ? start : word.length - word.replace(/^[^\p{L}\p{N}]+/u, '').length;
  const link = withoutPunctuation(word.slice(at));
  const href = start >= 0 ? webAddress(link) : mailAddress(link);
  return href ? { before: word.slice(0, at), link, href } : { before: word, link: '' };
}

const closing = new Set('.,;:!?\'"’”“»…>]}*_');

/** A sentence's punctuation after a link is no part of it; a closing bracket is if the link opens it. */
function withoutPunctuation(link: string): string {
  let unopened = link.split(')').length - link.split('(').length;
  let end = link.length;
  while (end > 0) {
    const last = link[end - 1]!;
    if (last === ')' && unopened > 0) unopened--;
    else if (!closing.has(last)) break;
    end--;
  }
  return link.slice(0, end);
}

/** What browsers accept everywhere. */
const maxAddress = 2000;

function webAddress(link: string): string | undefined {
  if (link.length > maxAddress) return undefined;
  const url = parsed(/^www\./i.test(link) ? `https://${link}` : link);
  // Names before an @ make an address look like another one.
  return url && url.username === '' && /[^.]\.[^.]/.test(url.hostname.replace(/^www\./, '')) ? url.href : undefined;
}

function parsed(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}

function mailAddress(word: string): string | undefined {
  const [name = '', domain = '', ...rest] = word.split('@');
  const isAddress = rest.length === 0 && /^[\w.+'-]+$/.test(name) && /^[a-z\d-]+(?:\.[a-z\d-]+)+$/i.test(domain);
  return isAddress ? `mailto:${word}` : undefined;
}
