import { setClubFormat } from '@touchline/app-core';
import { brandOf, isColour } from '@touchline/domain';
import { markPath, ThemeRoot } from '@touchline/ui';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useClub, useClubMemory } from './use-club.ts';

/** The theme in the club's colour, its formats, and the browser's icon. */
export function ClubLook({ children }: { children: ReactNode }) {
  const { colour, crestUrl, formats } = useClub();
  setClubFormat(formats);
  const brand = useMemo(() => (isColour(colour) ? brandOf(colour) : null), [colour]);
  useClubMemory();
  useBrowserIcon(crestUrl ?? (brand && markIn(brand.light.panel, brand.light.onPanel)), crestUrl);
  return <ThemeRoot brand={brand}>{children}</ThemeRoot>;
}

/** Touchline's mark on a tile, as an address. */
const markIn = (tile: string, mark: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="5" fill="${tile}"/>` +
      `<path transform="translate(4 4) scale(.667)" fill="${mark}" fill-rule="evenodd" d="${markPath}"/></svg>`,
  )}`;

/** The icon of the browser's tab, and the picture on a phone's home screen; the page's own icon without an address. */
function useBrowserIcon(icon: string | null, touchIcon: string | null): void {
  useEffect(() => {
    const own = setLink('icon', icon);
    const touch = setLink('apple-touch-icon', touchIcon);
    return () => {
      own();
      touch();
    };
  }, [icon, touchIcon]);
}

/** Sets the address of a link in the page's head, and returns how to undo that. */
function setLink(rel: string, href: string | null): () => void {
  if (!href) return () => undefined;
  const found = document.head.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`);
  const before = found?.getAttribute('href');
  const link = found ?? document.head.appendChild(Object.assign(document.createElement('link'), { rel }));
  link.href = href;
  return () => {
    if (before) link.setAttribute('href', before);
    else link.remove();
  };
}
