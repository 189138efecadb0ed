import { isDeviceOffline, type Transport } from '@touchline/api-client';
import { reconnected } from '@touchline/app-core';

/** `unreachable`: the device is online, but the server does not respond. */
export type ConnectionState = 'online' | 'offline' | 'unreachable';

/** The pause between attempts to reach the server doubles, so that clients do not overload a server that comes back. */
const pauseMs = { first: 5000, longest: 60_000 };

/** Whether the server can be reached, as the requests and the device tell. While all is well, nothing is sent. */
export function openConnection() {
  let state: ConnectionState = 'online';
  let send: Transport | undefined;
  let isAsking = false;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const change = (next: ConnectionState) => {
    if (next === state) return;
    state = next;
    listeners.forEach((listener) => listener());
    if (next === 'online') window.dispatchEvent(new Event(reconnected));
  };
  const responded = () => {
    if (isDeviceOffline()) return;
    clearTimeout(timer);
    tries = 0;
    change('online');
  };
  const ask = async () => {
    clearTimeout(timer);
    if (isDeviceOffline()) return change('offline');
    if (isAsking || !send) return;
    isAsking = true;
    const isThere = await send({ method: 'GET', path: '/api/club' }).then(
      () => true,
      () => false,
    );
    isAsking = false;
    if (isThere) return responded();
    change(isDeviceOffline() ? 'offline' : 'unreachable');
    timer = setTimeout(() => void ask(), Math.min(pauseMs.first * 2 ** tries++, pauseMs.longest));
  };
  const askAtOnce = () => {
    tries = 0;
    void ask();
  };

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** The transport, watched: each response and each failure tells how the connection is. */
    watch(transport: Transport): Transport {
      send = transport;
      window.addEventListener('online', askAtOnce);
      window.addEventListener('offline', askAtOnce);
      return async (request) => {
        try {
          const response = await transport(request);
          responded();
          return response;
        } catch (error) {
          // The page has cancelled the request itself.
          if (!request.signal?.aborted) void ask();
          throw error;
        }
      };
    },
    close(): void {
      clearTimeout(timer);
      window.removeEventListener('online', askAtOnce);
      window.removeEventListener('offline', askAtOnce);
    },
  };
}

export const connection = openConnection();
