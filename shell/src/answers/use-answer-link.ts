import { type AnswerLinkDto, getAnswerLink } from '@touchline/api-client';
import { useCallback, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { type ShellDispatch } from '../session/shell-store.ts';

interface OpenedLink {
  link?: AnswerLinkDto;
  error?: unknown;
  /** When the link was opened last, in milliseconds. */
  openedAt?: number;
}

/**
 * Opens a link when the page appears, and again only when asked: after every opening the server waits before it accepts answers, so
 * the data must not be refetched in the background.
 */
export function useAnswerLink(token: string): OpenedLink & { open: () => Promise<void> } {
  const dispatch = useDispatch<ShellDispatch>();
  const [opened, setOpened] = useState<OpenedLink>({});
  const open = useCallback(async () => {
    const opening = getAnswerLink.initiate(token, { subscribe: false, forceRefetch: true });
    const { data, error } = await dispatch(opening);
    setOpened(({ link }) => ({ link: data ?? link, error, openedAt: Date.now() }));
  }, [dispatch, token]);
  useEffect(() => void open(), [open]);
  return { ...opened, open };
}
