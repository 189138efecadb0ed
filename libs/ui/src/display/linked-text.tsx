import { styled } from 'styled-components';
import { BareLink } from './link-provider.tsx';
import { theme } from '../theme/theme.ts';
import { findLinks } from './find-links.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Plain text in which web and email addresses are links; nothing else is markup. */
export const LinkedText = ({ text }: { text: string }) =>
  findLinks(text).map((piece, at) =>
    piece.href ? <TextualLink key={at} to={piece.href} text={piece.text} /> : piece.text,
  );

function TextualLink({ to, text }: { to: string; text: string }) {
  const opensTab = !to.startsWith('mailto:');
  return (
    <Link to={to} {...(opensTab && { target: '_blank', rel: 'noopener noreferrer' })}>
      {text}
      {opensTab && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
    </Link>
  );
}

const Link = styled(BareLink)`
  position: relative;
  color: ${theme.color.info};
  text-decoration: underline;
  text-underline-offset: 3px;
  border-radius: 4px;
`;
