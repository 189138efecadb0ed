import { styled } from 'styled-components';

/** Touchline's mark in a square of 24: a ball crossed by the touchline, which is cut out where it crosses (`evenodd`). */
export const markPath = 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 1 1 0-17ZM0 17.2 24 7.2v3.2L0 20.4Z';

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
  url ? <Picture src={url} alt="" width={size} height={size} /> : <Mark size={size} />;

const Drawing = styled.svg`
  flex: none;
`;

const Picture = styled.img`
  flex: none;
  object-fit: contain;
`;
