import { theme } from '@touchline/ui';
import { styled } from 'styled-components';
import { encode } from 'uqr';

/** The modules around a QR code that scanners need. */
const quietZone = 4;
const pixelsPerModule = 4;

/** A QR code of squares of whole pixels. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone });
  return (
    <Picture
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width={size * pixelsPerModule}
      height={size * pixelsPerModule}
      shapeRendering="crispEdges"
    >
      <Paper d={`M0 0h${size}v${size}h-${size}z`} />
      <Ink d={pathOf(data)} />
    </Picture>
  );
}

/** One rectangle per run of dark modules. */
const pathOf = (rows: boolean[][]): string =>
  rows
    .flatMap((row, y) => {
      const line = row.map((isDark) => (isDark ? '1' : '0')).join('');
      return Array.from(line.matchAll(/1+/g), ({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`);
    })
    .join('');

const Paper = styled.path`
  fill: ${theme.qrCode.paper};
`;

const Ink = styled.path`
  fill: ${theme.qrCode.ink};
`;

const Picture = styled.svg`
  display: block;
  max-width: 100%;
  height: auto;
  margin: 0 auto;
  border-radius: ${theme.radius.control};
`;
