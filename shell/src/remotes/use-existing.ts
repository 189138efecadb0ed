import { type AppName, type ClubApp, type Destination, ownerOf } from '@touchline/app-core';
import { useEffect, useState } from 'react';
import { apps } from './load-app.ts';

/**
 * Hides destinations whose application has loaded without such a route; those of applications that are not loaded stay visible.
 * Preloads the applications.
 */
export function useExistingDestinations(destinations: Destination[]): Destination[] {
  const [known, setKnown] = useState<Partial<Record<AppName, ClubApp>>>({});
  const names = [...new Set(destinations.map(({ path }) => ownerOf(path)))].join();

  useEffect(() => {
    for (const name of names.split(',') as AppName[]) {
      apps.get(name).promise.then(
        (app) => setKnown((before) => ({ ...before, [name]: app })),
        // Its pages show the failure and offer to retry.
        () => undefined,
      );
    }
  }, [names]);

  return destinations.filter(({ path }) => known[ownerOf(path)]?.routes.some((route) => route.path === path) ?? true);
}
