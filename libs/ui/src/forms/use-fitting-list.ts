import { type RefObject, useEffect, useRef } from 'react';
import { media, useMediaQuery } from '../theme/theme.ts';

/** The height that an on-screen keyboard leaves for a list. */
export const listSpace = '--ui-list-space';
const minSpace = 160;

/** Keeps an open list, the last element of the box, in view; on phones the field moves to the top to make room. */
export function useFittingList(isOpen: boolean): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const isPhone = useMediaQuery(media.phone);
  useEffect(() => {
    const list = box.current?.lastElementChild;
    const view = window.visualViewport;
    if (!isOpen || !(list instanceof HTMLElement)) return;
    const fit = () => {
      list.style.removeProperty(listSpace);
      if (isPhone) box.current?.parentElement?.scrollIntoView({ block: 'start' });
      else list.scrollIntoView({ block: 'nearest' });
      if (!view) return;
      const space = view.offsetTop + view.height - list.getBoundingClientRect().top;
      list.style.setProperty(listSpace, `${Math.max(minSpace, Math.floor(space))}px`);
    };
    fit();
    view?.addEventListener('resize', fit);
    return () => view?.removeEventListener('resize', fit);
  }, [isOpen, isPhone]);
  return box;
}
