import { isDeviceOffline } from '@touchline/api-client';
import { Alert } from '@touchline/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { reconnected } from '../store/change-feed.ts';

/**
 * Like `lazy` of React, for dialogs and other parts of a page: while it loads, `whileLoading` is shown. A load that failed is
 * repeated when the network returns, which `lazy` cannot do, because it keeps the failure.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: (props: Props) => ReactNode }>,
  whileLoading: ReactNode = null,
) {
  let loaded: ((props: Props) => ReactNode) | undefined;

  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    const [problem, setProblem] = useState<string | null>(null);
    const [attempt, setAttempt] = useState(0);

    useEffect(() => {
      if (loaded) return setPart(() => loaded);
      let isWanted = true;
      load().then(
        (module) => {
          loaded = module.default;
          if (isWanted) setPart(() => module.default);
        },
        () => isWanted && setProblem(isDeviceOffline() ? offlineText : failedText),
      );
      return () => {
        isWanted = false;
      };
    }, [attempt]);

    const retry = () => {
      setProblem(null);
      setAttempt((before) => before + 1);
    };
    const hasFailed = problem !== null;
    useEffect(() => (hasFailed ? onReturn(retry) : undefined), [hasFailed]);

    if (Part) return <Part {...props} />;
    if (!hasFailed) return whileLoading;
    return (
      <Alert tone="warn" action="Try again" onAction={retry}>
        {problem}
      </Alert>
    );
  };
}

const offlineText = 'You are offline. This opens when you are back.';
const failedText = 'This could not be loaded. Please try again.';

/** Calls back when the network or the server returns, until it is cancelled. */
export function onReturn(callback: () => void): () => void {
  window.addEventListener('online', callback);
  window.addEventListener(reconnected, callback);
  return () => {
    window.removeEventListener('online', callback);
    window.removeEventListener(reconnected, callback);
  };
}
