import { type Club, type SessionUser, type Transport } from '@touchline/api-client';
import { type Action } from '@touchline/domain';
import { type ComponentType, type FunctionComponent, type PropsWithChildren, type ReactNode } from 'react';
import { type ChangeFeed } from '../store/change-feed.ts';

/** The version of this contract. It rises when an application of yesterday could not run in a shell of today. */
export const contract = 1;

/** What a federated application exposes as `./app`: `export const app: ClubApp`. */
export interface ClubApp {
  contract: number;
  routes: AppRoute[];
  /** Wraps the pages: the application's own store and what its pages find through `useShell()`. */
  Root: FunctionComponent<PropsWithChildren<{ shell: ShellServices }>>;
}

/** A page. The shell makes it lazy, so opening one does not load the rest, and a failed load can be tried again. */
export interface AppRoute {
  /** One of `paths`. */
  path: string;
  /** The action of the access policy that the page needs. */
  action: Action;
  load: () => Promise<{ default: ComponentType }>;
}

/** What the shell gives an application. */
export interface ShellServices {
  session: SessionUser;
  /** The club's settings. */
  club: Club;
  transport: Transport;
  notify: (toast: Toast) => void;
  signOut: () => Promise<void>;
  /** Stands at the end of every page's header: the notifications. A shell of yesterday has none. */
  headerEnd?: ReactNode;
  /** What other applications and tabs have changed. One per sign-in: an application keeps its store as long as this. */
  changes: ChangeFeed;
}

/** A message that passes; one is shown at a time. `danger` stays until it is dismissed. */
export interface Toast {
  title: string;
  text?: string;
  tone?: 'neutral' | 'warn' | 'danger';
}
