import { theme } from '@touchline/ui';
import { Fragment } from 'react';
import { styled } from 'styled-components';

/** A text in which the words stand out that another one does not have. */
export function Differing({ text, other }: { text: string; other: string }) {
  const others = wordsOf(other);
  return wordsOf(text).map((word, at) => (
    <Fragment key={at}>{isSeparator(word) || others.includes(word) ? word : <Mark>{word}</Mark>}</Fragment>
  ));
}

/** The words of a text, and what separates them. */
const wordsOf = (text: string): string[] => text.split(/([\s,]+)/);

const isSeparator = (text: string): boolean => /^[\s,]*$/.test(text);

const Mark = styled.mark`
  padding: 0 2px;
  border-radius: 4px;
  background: ${theme.color.warnSoft};
  color: inherit;
  font-weight: 600;
  text-decoration: underline;
  text-decoration-color: ${theme.color.warn};
  text-decoration-thickness: 2px;
  text-underline-offset: 3px;
`;
