import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** A test, or a group of tests, with a comment in front that says what it covers: `// Covers R5, ASVS 6.3.1, 6.3.2.` */
export interface TaggedTest {
  /** Relative to the root of the repository. */
  file: string;
  /** With the titles of the groups around it, and with dots for what a table of cases fills in. */
  title: string;
  /** Matches the full names of the test, or of the tests of the group, in the reports of Jest and Playwright. */
  name: RegExp;
  /** Goals for reliability and security, such as R5. */
  goals: string[];
  /** Requirements of OWASP ASVS, such as 6.3.1. */
  requirements: string[];
}

export const root = new URL('../../', import.meta.url);

const isTest = /\.(test|journey)\.(tsx?|mjs)$/;
const tag = /^\/\/ Covers (.*)\.$/;
const called = /\b(describe|it|test|journey)\b/;
const filledIn = /%[sjipd#]|\$[a-zA-Z][\w.]*/g;

/** The tagged tests of the repository, in the order of their files. */
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
  const found: TaggedTest[] = [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const visit = (node: ts.Node, groups: string[]): void => {
    const call = ts.isExpressionStatement(node) ? testOf(node.expression, source) : undefined;
    const titles = call ? [...groups, call.title] : groups;
    const tags = call && tagsOf(node, text);
    if (tags) found.push({ file, title: plain(titles), name: nameOf(titles, call.isGroup), ...tags });
    ts.forEachChild(node, (child) => visit(child, titles));
  };
  visit(source, []);
  return found;
}

/** The title of a call such as `it('…')` or `describe.each([…])('…')`. */
function testOf(call: ts.Node, source: ts.SourceFile): { title: string; isGroup: boolean } | undefined {
  if (!ts.isCallExpression(call)) return undefined;
  const [, word] = called.exec(callee(call.expression, source)) ?? [];
  const [title] = call.arguments;
  if (!word || !title) return undefined;
  const isGroup = word === 'describe';
  if (ts.isStringLiteralLike(title)) return { title: title.text, isGroup };
  if (!ts.isTemplateExpression(title)) return undefined;
  return {
    title: title.head.text + title.templateSpans.map(({ literal }) => `%s${literal.text}`).join(''),
    isGroup,
  };
}

/** `it` of `it.each(…)`, and `(isRoot ? it : it.skip)`. */
function callee(expression: ts.Expression, source: ts.SourceFile): string {
  if (ts.isPropertyAccessExpression(expression) || ts.isCallExpression(expression))
    return callee(expression.expression, source);
  if (ts.isTaggedTemplateExpression(expression)) return callee(expression.tag, source);
  return ts.isIdentifier(expression) || ts.isParenthesizedExpression(expression) ? expression.getText(source) : '';
}

function tagsOf(statement: ts.Node, text: string): Pick<TaggedTest, 'goals' | 'requirements'> | undefined {
  const comments = ts.getLeadingCommentRanges(text, statement.pos) ?? [];
  const [, list] = comments.map(({ pos, end }) => tag.exec(text.slice(pos, end))).find(Boolean) ?? [];
  const tags = list?.replaceAll('ASVS ', '').split(', ');
  return tags && { goals: tags.filter(isGoal), requirements: tags.filter((one) => !isGoal(one)) };
}

const isGoal = (one: string) => /^[RS]\d+$/.test(one);

const plain = (titles: string[]) =>
  titles.map((title) => title.replace(filledIn, '…').replace(/,$/, '').trim()).join(' › ');

function nameOf(titles: string[], isGroup: boolean): RegExp {
  const pattern = titles
    .join(' ')
    .split(filledIn)
    .map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
  return new RegExp(`(^| )${pattern}${isGroup ? '( .*)?' : '( @.*)?'}$`);
}
