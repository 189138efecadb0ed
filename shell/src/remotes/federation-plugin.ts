import { type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { stepTimeoutMs } from '../transport/time-limit.ts';
import { fetchManifest, retriesOf } from './manifests.ts';

/** Adds time limits and retries to the federation runtime, which waits for a hanging manifest or script forever. */
export default function federationPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'touchline-loading',
    fetch: (url, init) => fetchManifest(url, init),
    createScript: ({ url, remoteInfo }) => {
      const retries = remoteInfo ? retriesOf(remoteInfo.name) : 0;
      const script = document.createElement('script');
      script.src = retries > 0 ? `${url}?retry=${retries}` : url;
      return { script, timeout: stepTimeoutMs };
    },
  };
}
