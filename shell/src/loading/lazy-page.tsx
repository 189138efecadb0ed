import { type AppRoute } from '@touchline/app-core';
import { keep } from './keep.ts';
import { LoadBoundary } from './load-boundary.tsx';
import { PageComing } from './load-faces.tsx';
import { withinTime } from './time-limit.ts';
import { useLoaded } from './use-loaded.ts';

type LoadablePage = Pick<AppRoute, 'path' | 'load'>;

const pages = keep((page: LoadablePage) => withinTime(page.load(), page.path));

/** Begins to load a page that is about to be shown. */
export const preload = (page: LoadablePage): void => void pages.get(page);

/** A page that is loaded when it is first shown. */
export function LazyPage({ page }: { page: LoadablePage }) {
  return (
    <LoadBoundary forget={() => pages.forget(page)}>
      <Loaded page={page} />
    </LoadBoundary>
  );
}

function Loaded({ page }: { page: LoadablePage }) {
  const module = useLoaded(pages.get(page));
  return module ? <module.default /> : <PageComing />;
}
