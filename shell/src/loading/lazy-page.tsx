import { type AppRoute } from '@touchline/app-core';
import { resourceCache, useResource } from './resource.ts';
import { LoadBoundary } from './load-boundary.tsx';
import { PageLoading } from './load-states.tsx';
import { withinTime } from '../transport/time-limit.ts';

type LoadablePage = Pick<AppRoute, 'path' | 'load'>;

const pages = resourceCache((page: LoadablePage) => withinTime(page.load(), page.path));

/** Starts loading a page that will be shown soon. */
export const preload = (page: LoadablePage): void => void pages.get(page);

export function LazyPage({ page }: { page: LoadablePage }) {
  return (
    <LoadBoundary forget={() => pages.forget(page)}>
      <Loaded page={page} />
    </LoadBoundary>
  );
}

function Loaded({ page }: { page: LoadablePage }) {
  const module = useResource(pages.get(page));
  return module ? <module.default /> : <PageLoading />;
}
