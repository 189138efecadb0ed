import { type ClubApp, type ShellServices, type Toast as Message } from '@touchline/app-core';
import { useLocation, useNavigate } from '@touchline/router';
import { Toast, ToastProvider } from '@touchline/ui';
import { type ReactNode, useEffect, useMemo, useState } from 'react';

/** The address of the test's browser. */
export interface Place {
  current: string;
  go: (path: string) => void;
}

interface ShellProps {
  services: Omit<ShellServices, 'notify' | 'withdraw'>;
  Root: ClubApp['Root'];
  place: Place;
  toasts: Message[];
  children: ReactNode;
}

/** The parts of the shell that a page needs: the app's Root, one toast at a time, and the address. */
export function Shell({ services, Root, place, toasts, children }: ShellProps) {
  const [toast, setToast] = useState<{ message: Message; number: number } | null>(null);
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    Object.assign(place, { current: pathname + search + hash, go: (path: string) => void navigate(path) });
  }, [place, pathname, search, hash, navigate]);

  const shell = useMemo(() => {
    const notify = (message: Message) => {
      setToast({ message, number: toasts.push(message) });
    };
    const withdraw = (message: Message) => setToast((shown) => (shown?.message === message ? null : shown));
    return { ...services, notify, withdraw };
  }, [services, toasts]);

  return (
    <ToastProvider>
      <Root shell={shell}>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </Root>
      {toast && <Toast key={toast.number} {...toast.message} onClose={() => setToast(null)} />}
    </ToastProvider>
  );
}
