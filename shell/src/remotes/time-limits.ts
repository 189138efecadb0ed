import { type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { stepLimit } from '../loading/time-limit.ts';
import { retriesOf } from './retries.ts';

/** Makes the federation runtime give up in time. Without it a hung manifest or script is waited for without end. */
export default function timeLimits(): ModuleFederationRuntimePlugin {
  return {
    name: 'time-limits',
    // A manifest names the scripts of the newest build, so it is never taken from the cache unasked.
    fetch: (url, init) => fetch(url, { ...init, cache: 'no-cache', signal: AbortSignal.timeout(stepLimit) }),
    createScript: ({ url, remoteInfo }) => {
      const retries = remoteInfo ? retriesOf(remoteInfo.name) : 0;
      const script = document.createElement('script');
      script.src = retries > 0 ? `${url}?retry=${retries}` : url;
      return { script, timeout: stepLimit };
    },
  };
}
