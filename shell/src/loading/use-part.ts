import { type ComponentType, useState } from 'react';
import { useDispatch } from 'react-redux';
import { notified } from '../toasts/toast.slice.ts';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** The state of a dialog or panel that is loaded when it is first opened. */
export function usePart<Props>(load: Load<Props>) {
  const [loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const dispatch = useDispatch();

  const failed = () => {
    setOpen(false);
    const text = 'Please check your connection and try again.';
    dispatch(notified({ title: 'This could not be loaded', text, tone: 'danger' }));
  };
  const open = () => {
    setOpen(true);
    if (!loaded) load().then((module) => setLoaded(() => module.default), failed);
  };
  return { Part: loaded, isOpen, open, close: () => setOpen(false) };
}
