import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** A test, or a group of tests, whose title names requirements. */
export interface TaggedTest {
  file: string;
  /** With the titles of the groups around it, without the tag. */
  title: string;
  requirements: string[];
}

export const root = new URL('../../', import.meta.url);

const isTest = /\.(test|journey)\.(tsx?|mjs)$/;
const tag = /ASVS ((?:\d+\.\d+\.\d+(?:, )?)+)/;
const titled = ['describe', 'it', 'test', 'journey'];

/** The tests of the repository whose titles end in a tag such as `(ASVS 8.2.1, 8.3.1)`. */
export function findTaggedTests(): TaggedTest[] {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).trim().split('\n');
  return files
    .filter((file) => isTest.test(file) && existsSync(new URL(file, root)))
    .sort()
    .flatMap((file) => taggedTestsOf(file, readFileSync(new URL(file, root), 'utf8')));
}

/** The tagged tests of one file, in its order. */
export function taggedTestsOf(file: string, text: string): TaggedTest[] {
  if (!tag.test(text)) return [];
  const found: TaggedTest[] = [];
  const visit = (node: ts.Node, groups: string[]): void => {
    const title = titleOf(node);
    const [, requirements] = tag.exec(title ?? '') ?? [];
    const titles = title === undefined ? groups : [...groups, plain(title)];
    if (requirements) {
      found.push({ file, title: titles.join(' › '), requirements: requirements.split(', ').filter(Boolean) });
    }
    ts.forEachChild(node, (child) => visit(child, titles));
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest), []);
  return found;
}

/** The title of a call such as `it('…')` or `it.each([…])('…')`. */
function titleOf(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) || !titled.includes(calledName(node.expression))) return undefined;
  const [title] = node.arguments;
  if (!title) return undefined;
  if (ts.isStringLiteralLike(title)) return title.text;
  if (!ts.isTemplateExpression(title)) return undefined;
  return title.head.text + title.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
}

function calledName(expression: ts.Expression): string {
  if (ts.isIdentifier(expression)) return expression.text;
  if (ts.isPropertyAccessExpression(expression) || ts.isCallExpression(expression))
    return calledName(expression.expression);
  return '';
}

/** Without the tags of requirements and goals, and with dots for what a table of cases fills in. */
const plain = (title: string) =>
  title
    .replace(/ \((?:[^()]*ASVS[^()]*|(?:[A-Z]\d+(?:, )?)+)\)$/, '')
    .replace(/%[sjipd#]|\$[a-zA-Z]\w*/g, '…')
    .replace(/,$/, '')
    .trim();
