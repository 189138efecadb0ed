import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** Touchline's mark in a square of 24: a ball crossed by the touchline, which is cut out where it crosses (`evenodd`). */
export const markPath = 'M11 3a9 9 0 1 1 0 18 9 9 0 1 1 0-18ZM15 0h3v24h-3Z';

interface SizeProps {
  /** Width and height in pixels, 32 by default. */
  size?: number;
}

/** Touchline's mark in the colour of the text around it. Decorative: the name stands beside it. */
export const Mark = ({ size = 32 }: SizeProps) => (
  <Drawing viewBox="0 0 24 24" width={size} height={size} fill="currentColor" aria-hidden>
    <path fillRule="evenodd" d={markPath} />
  </Drawing>
);

interface CrestProps extends SizeProps {
  /** The address of the club's crest; without one, Touchline's mark takes its place. */
  url: string | null | undefined;
}

/** A club's crest, or Touchline's mark. Decorative: the name stands beside it. */
export const Crest = ({ url, size = 32 }: CrestProps) =>
  url ? <Picture src={url} alt="" width={size} height={size} $edge={size / 16} /> : <Mark size={size} />;

const Drawing = styled.svg`
  flex: none;
`;

/** White in both themes, because most crests are drawn for paper. */
const Picture = styled.img<{ $edge: number }>`
  flex: none;
  padding: ${({ $edge }) => $edge}px;
  border-radius: ${theme.radius.control};
  object-fit: contain;
  background: ${theme.avatar.onAvatar};
`;
