import { useState } from 'react';
import { usePart } from '../loading/use-part.ts';

const load = () => import('./about.dialog.tsx');

/** `open` opens the about dialog; render `dialog` where it stays mounted. */
export function useAbout() {
  const { Part: AboutDialog, isOpen, open, close } = usePart(load, useState(false));
  return { open, dialog: AboutDialog && isOpen && <AboutDialog onClose={close} /> };
}
