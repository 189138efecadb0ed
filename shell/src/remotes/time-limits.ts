import { type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { stepLimit } from '../loading/time-limit.ts';
import { fetchManifest } from './manifests.ts';
import { retriesOf } from './retries.ts';

/** Makes the federation runtime give up in time. Without it a hung manifest or script is waited for without end. */
export default function timeLimits(): ModuleFederationRuntimePlugin {
  return {
    name: 'time-limits',
    fetch: (url, init) => fetchManifest(url, init),
    createScript: ({ url, remoteInfo }) => {
      const retries = remoteInfo ? retriesOf(remoteInfo.name) : 0;
      const script = document.createElement('script');
      script.src = retries > 0 ? `${url}?retry=${retries}` : url;
      return { script, timeout: stepLimit };
    },
  };
}
