/** What a mail says, without its looks. The layout writes it as text and as HTML. */
export interface Letter {
  subject: string;
  /** The title above the text. */
  heading: string;
  blocks: Block[];
  /** Why the recipient gets this mail. */
  why: string;
  /** Overrides the address at which the mail was queued. */
  to?: string;
}

/** Where the recipient switches off mails like this one, for the footer and for mail programs. */
export interface UnsubscribeUrls {
  page: string;
  /** For one click in a mail program (RFC 8058). */
  oneClick: string;
  /** Where the recipient chooses all mails. */
  preferences: string;
}

export type Block = TextBlock | LinkBlock | FactsBlock | ItemsBlock;

interface TextBlock {
  text: string;
}

/** A button; the text version shows the address. */
interface LinkBlock {
  label: string;
  url: string;
  /** Whether the address lets whoever knows it act for the recipient. */
  isSecret?: boolean;
}

/** A list, for example of events. */
interface ItemsBlock {
  items: Item[];
}

export interface Item {
  title: string;
  lines: string[];
  url?: string;
  /** Where a map shows the place. */
  map?: string;
  /** Buttons of the same weight. Their addresses let whoever knows them act for the recipient. */
  choices?: Choice[];
}

export interface Choice {
  label: string;
  url: string;
}

interface FactsBlock {
  facts: Fact[];
}

export interface Fact {
  label: string;
  value: string;
  /** The old value, if it has changed. */
  before?: string;
}

/** What each mail shows of the club. */
export interface Branding {
  name: string;
  /** `#rrggbb`; null for Touchline's green. */
  colour: string | null;
  /** Absolute; null without a crest. */
  crestUrl: string | null;
  privacyUrl: string | null;
  contactEmail: string | null;
}

/** The letter as admins may read it. */
export const withoutSecrets = (letter: Letter): Letter => ({
  ...letter,
  blocks: letter.blocks.map((block) => {
    if ('url' in block && block.isSecret) return { text: secretWords(block) };
    return 'items' in block ? { items: block.items.map(withoutChoices) } : block;
  }),
});

const secretWords = ({ label }: { label: string }) => `${label}: a link for the recipient alone`;

const withoutChoices = ({ choices = [], ...item }: Item): Item => ({
  ...item,
  lines: [...item.lines, ...choices.map(secretWords)],
});

/** A written mail. */
export interface Message {
  subject: string;
  text: string;
  html: string;
}
