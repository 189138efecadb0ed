import { usePart } from '../loading/use-part.ts';

const load = () => import('./about.dialog.tsx');

/** The about box: `open` it, and show `dialog` somewhere that stays. */
export function useAbout() {
  const { Part: AboutDialog, isOpen, open, close } = usePart(load);
  return { open, dialog: AboutDialog && isOpen && <AboutDialog onClose={close} /> };
}
