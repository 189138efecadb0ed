import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;
type Value = string | number | boolean | null;

export interface ExportedSection {
  name: string;
  heading: string;
  rows: Record<string, Value>[];
}

const childrenOf = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : []);
const isElement = (node: Node): node is Element => 'tagName' in node;

/** The text within an element. */
export const textOf = (node: Node): string => ('value' in node ? node.value : childrenOf(node).map(textOf).join(''));

export const attribute = (element: Element, name: string) => element.attrs.find((one) => one.name === name)?.value;

const allOf = (node: Node): Element[] =>
  childrenOf(node).flatMap((child) => [...(isElement(child) ? [child] : []), ...allOf(child)]);

/** The elements with one of these names, in their order. */
export const elementsOf = (node: Node, ...names: string[]): Element[] =>
  allOf(node).filter(({ tagName }) => names.includes(tagName));

/** The file as a browser reads it. */
export function readExport(html: string) {
  const document = parse(html);
  const byId = (id: string) => allOf(document).find((element) => attribute(element, 'id') === id)!;
  const data = JSON.parse(textOf(byId('data'))) as {
    club: string;
    name: string;
    madeAt: string;
    timeZone: string;
    sections: ExportedSection[];
  };
  const section = (name: string) => data.sections.find((one) => one.name === name)!;
  return { document, byId, data, all: allOf(document), rows: (name: string) => section(name).rows };
}

export type ReadExport = ReturnType<typeof readExport>;

/** A value as its cell says it, with dates and times as they are stored. */
export const asShown = (value: Value): string =>
  value === null ? '' : typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value);

function rawText(cell: Element): string {
  const [time] = elementsOf(cell, 'time');
  return (time && attribute(time, 'datetime')) ?? textOf(cell);
}

/** What the table or the list of a section shows, as rows by the names of its columns. */
export function shownRows({ byId }: ReadExport, name: string): Record<string, string>[] {
  const section = byId(name);
  const terms = elementsOf(section, 'dt').map(textOf);
  const details = elementsOf(section, 'dd').map(rawText);
  if (terms.length > 0) return [Object.fromEntries(terms.map((term, index) => [term, details[index]!]))];
  const heads = elementsOf(section, 'th').map(textOf);
  const [body] = elementsOf(section, 'tbody');
  return (body ? elementsOf(body, 'tr') : []).map((row) =>
    Object.fromEntries(elementsOf(row, 'td').map((cell, index) => [heads[index]!, rawText(cell)])),
  );
}
