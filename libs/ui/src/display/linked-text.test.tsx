import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { axe } from 'jest-axe';
import { Text } from '../index.ts';
import { findLinks } from './find-links.ts';

const links = (text: string) => findLinks(text).flatMap(({ text, href }) => (href ? [[text, href]] : []));

describe('findLinks', () => {
  it.each([
    ['See https://club.example/rules.', 'https://club.example/rules', 'https://club.example/rules'],
    ['HTTP://Club.example', 'HTTP://Club.example', 'http://club.example/'],
    ['Timetable: www.cup.example/day-1 (Sunday)', 'www.cup.example/day-1', 'https://www.cup.example/day-1'],
    ['(https://club.example/a_(b))', 'https://club.example/a_(b)', 'https://club.example/a_(b)'],
    ['„https://club.example/?a=1&b=2#c“, he said', 'https://club.example/?a=1&b=2#c', undefined],
    ['to coach@touchline.example, please', 'coach@touchline.example', 'mailto:coach@touchline.example'],
    ['<first.last+club@mail.club.example>', 'first.last+club@mail.club.example', undefined],
    ['Lifts:https://club.example/lifts!', 'https://club.example/lifts', 'https://club.example/lifts'],
  ])('finds the link in %j', (text, link, href) => {
    const [found, ...others] = links(text);
    expect(found?.[0]).toBe(link);
    if (href) expect(found?.[1]).toBe(href);
    expect(others).toEqual([]);
  });

  // Covers ASVS 1.2.2.
  it.each([
    'Kick-off is at 10:30. Bring 2 shirts, e.g. red.',
    'javascript:alert(1) data:text/html,x file:///etc/passwd ftp://club.example',
    'http:// https://. www. www.. http://localhost',
    'a@b @home me@ a@b@c.example @team.example',
    '<a href="x">bold</a> [x](y)',
    'https://club.example@attacker.example/',
    'awww.club.example',
  ])('leaves %j as it is', (text) => {
    expect(links(text)).toEqual([]);
    expect(findLinks(text)).toEqual([{ text }]);
  });

  it('finds several, in order, and keeps line breaks', () => {
    expect(findLinks('A www.a.example\n\nb@c.example')).toEqual([
      { text: 'A ' },
      { text: 'www.a.example', href: 'https://www.a.example/' },
      { text: '\n\n' },
      { text: 'b@c.example', href: 'mailto:b@c.example' },
    ]);
  });

  it('keeps every character of any text, and links only to web and mail addresses', () => {
    const parts = fc.constantFrom(
      'https://',
      'www.',
      'a',
      '.',
      '@',
      ')',
      '(',
      ' ',
      '\n',
      'example',
      '/',
      '"',
      '<',
      'javascript:',
    );
    const texts = fc.oneof(
      fc.string(),
      fc.array(parts, { maxLength: 20 }).map((words) => words.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const pieces = findLinks(text);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        for (const { href } of pieces) expect(href ?? 'mailto:').toMatch(/^(https?:\/\/|mailto:)/);
      }),
    );
  });

  it.each(['a', 'www.', '.', '@', ')', '(', 'https://', 'a.', 'a@', '!'])(
    'reads a text of 50,000 times %j in less than a second',
    (part) => {
      const start = performance.now();
      findLinks(part.repeat(50_000));
      expect(performance.now() - start).toBeLessThan(1000);
    },
  );
});

describe('Text with lines', () => {
  const mixed = 'Rules: https://club.example/rules.\nOr mail@club.example <b>now</b>';

  test('shows links to the web that say that they open in a new tab', async () => {
    const { container } = render(<Text lines>{mixed}</Text>);
    const rules = screen.getByRole('link', { name: 'https://club.example/rules (opens in a new tab)' });
    expect(rules).toHaveAttribute('href', 'https://club.example/rules');
    expect(rules).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name: 'mail@club.example' })).not.toHaveAttribute('target');
    expect(await axe(container)).toHaveNoViolations();
  });

  test('passes nothing on to the page of a link', () => {
    render(<Text lines>{mixed}</Text>);
    expect(screen.getByRole('link', { name: /rules/ })).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test('shows markup as it was written', () => {
    const { container } = render(<Text lines>{mixed}</Text>);
    expect(container.querySelector('b')).toBeNull();
    expect(container).toHaveTextContent('<b>now</b>');
  });
});
