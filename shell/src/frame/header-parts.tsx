import { useLocation } from '@touchline/router';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';

type HeaderPart = 'menu' | 'notifications';

/** The open part and the address at which it was opened. */
interface OpenPart {
  part: HeaderPart;
  pathname: string;
}

const OpenPartContext = createContext<[OpenPart | null, (open: OpenPart | null) => void]>([null, () => undefined]);

/** Holds which part of the header is open above the pages, because a page that arrives brings a header of its own. */
export function HeaderParts({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<OpenPart | null>(null);
  return <OpenPartContext value={useMemo(() => [open, setOpen], [open])}>{children}</OpenPartContext>;
}

/** Whether this part of the header is open, and how to change that. It closes when the address changes. */
export function useHeaderPart(part: HeaderPart): readonly [boolean, (isOpen: boolean) => void] {
  const [open, setOpen] = useContext(OpenPartContext);
  const { pathname } = useLocation();
  const isOpen = open?.part === part && open.pathname === pathname;
  const change = useCallback(
    (isNowOpen: boolean) => setOpen(isNowOpen ? { part, pathname } : null),
    [setOpen, part, pathname],
  );
  return [isOpen, change];
}
