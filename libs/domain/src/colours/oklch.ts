/** Lightness (0 to 1), chroma and hue (in radians) of a colour, by perception. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

type Triple = [number, number, number];

/** `#rrggbb` as linear light, each from 0 to 1. */
const linear = (hex: string): Triple =>
  [1, 3, 5].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Triple;

function luminance(hex: string): number {
  const [r, g, b] = linear(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of two colours as WCAG defines it, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

export function toOklch(hex: string): Oklch {
  const [r, g, b] = linear(hex);
  const x = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const y = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const z = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const green = 1.9779984951 * x - 2.428592205 * y + 0.4505937099 * z;
  const blue = 0.0259040371 * x + 0.7827717662 * y - 0.808675766 * z;
  return {
    l: 0.2104542553 * x + 0.793617785 * y - 0.0040720468 * z,
    c: Math.hypot(green, blue),
    h: Math.atan2(blue, green),
  };
}

/** How far apart two colours look (ΔE in OKLab); 0.02 is just noticeable side by side, black and white are 1 apart. */
export function difference(one: string, other: string): number {
  const [a, b] = [toOklch(one), toOklch(other)];
  return Math.hypot(a.l - b.l, a.c * Math.cos(a.h) - b.c * Math.cos(b.h), a.c * Math.sin(a.h) - b.c * Math.sin(b.h));
}

/** The colour as `#rrggbb`; as colourful as a screen can show it. */
export function toHex(colour: Oklch): string {
  for (let c = colour.c; ; c -= 0.004) {
    const shares = linearOf({ ...colour, c: Math.max(c, 0) });
    if (c > 0 && shares.some((share) => share < -0.0005 || share > 1.0005)) continue;
    return `#${shares.map(hexOf).join('')}`;
  }
}

function linearOf({ l, c, h }: Oklch): Triple {
  const [green, blue] = [c * Math.cos(h), c * Math.sin(h)];
  const x = (l + 0.3963377774 * green + 0.2158037573 * blue) ** 3;
  const y = (l - 0.1055613458 * green - 0.0638541728 * blue) ** 3;
  const z = (l - 0.0894841775 * green - 1.291485548 * blue) ** 3;
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ];
}

function hexOf(share: number): string {
  const clamped = Math.min(Math.max(share, 0), 1);
  const shown = clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * clamped ** (1 / 2.4) - 0.055;
  return Math.round(shown * 255)
    .toString(16)
    .padStart(2, '0');
}
