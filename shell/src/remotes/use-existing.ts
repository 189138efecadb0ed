import { type AppName, type ClubApp, type Destination, ownerOf } from '@touchline/app-core';
import { useEffect, useState } from 'react';
import { apps } from './load-app.ts';

/**
 * Those of the destinations that exist. An application that is not loaded yet, or cannot be, is believed; one that is loaded
 * knows. Loads the applications behind the destinations ahead of time.
 */
export function useExisting(destinations: Destination[]): Destination[] {
  const [known, setKnown] = useState<Partial<Record<AppName, ClubApp>>>({});
  const names = [...new Set(destinations.map(({ path }) => ownerOf(path)))].join();

  useEffect(() => {
    for (const name of names.split(',') as AppName[]) {
      apps.get(name).promise.then(
        (app) => setKnown((before) => ({ ...before, [name]: app })),
        // Its pages show the failure, with Retry.
        () => undefined,
      );
    }
  }, [names]);

  return destinations.filter(({ path }) => known[ownerOf(path)]?.routes.some((route) => route.path === path) ?? true);
}
