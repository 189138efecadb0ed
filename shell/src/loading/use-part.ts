import { type ComponentType, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { notified } from '../toasts/toast.slice.ts';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** A dialog or panel that is loaded when it is first opened; its caller holds whether it is open. */
export function usePart<Props>(load: Load<Props>, [isOpen, setOpen]: readonly [boolean, (isOpen: boolean) => void]) {
  const [loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  const dispatch = useDispatch();

  useEffect(() => {
    if (!isOpen || loaded) return;
    load().then(
      (module) => setLoaded(() => module.default),
      () => {
        setOpen(false);
        const text = 'Please check your connection and try again.';
        dispatch(notified({ title: 'This could not be loaded', text, tone: 'danger' }));
      },
    );
  }, [isOpen, loaded, load, setOpen, dispatch]);
  return { Part: loaded, isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}
