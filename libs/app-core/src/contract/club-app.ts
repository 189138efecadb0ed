import { type Club, type ClubTag, type SessionUser, type Transport } from '@touchline/api-client';
import { type Action } from '@touchline/domain';
import { type ComponentType, type FunctionComponent, type PropsWithChildren, type ReactNode } from 'react';

/** The version of this contract. It rises when an app that is already deployed could not run in a new shell. */
export const contract = 1;

/** What a federated app exposes as `./app`: `export const app: ClubApp`. */
export interface ClubApp {
  contract: number;
  routes: AppRoute[];
  /** Wraps the app's pages and provides its store and `useShell()`. */
  Root: FunctionComponent<PropsWithChildren<{ shell: ShellServices }>>;
}

/** A page. The shell loads it when it is opened and can retry a failed load. */
export interface AppRoute {
  /** One of `paths`. */
  path: string;
  /** The action of the access policy that the user must be allowed to perform. */
  action: Action;
  load: () => Promise<{ default: ComponentType }>;
}

export interface ShellServices {
  session: SessionUser;
  club: Club;
  transport: Transport;
  notify: (toast: Toast) => void;
  /** Removes a toast if it is still shown. Missing in earlier shells. */
  withdraw?: (toast: Toast) => void;
  signOut: () => Promise<void>;
  /** Shown at the start of every page's header: the menu of the admin area on phones. Missing in earlier shells. */
  headerStart?: ReactNode;
  /** Shown at the end of every page's header: the notifications. Missing in earlier shells. */
  headerEnd?: ReactNode;
  /** One per session; an app keeps its store as long as this feed. */
  changes: ChangeFeed;
}

/** Tells other stores, in this tab and in others, which tags a mutation invalidated. */
export interface ChangeFeed {
  /** Adds a listener; the function it returns announces tags to all other listeners. */
  join: (member: ChangeListener) => (tags: readonly ClubTag[]) => void;
  /** Removes all listeners of this feed. */
  close: () => void;
}

export interface ChangeListener {
  /** Another store has invalidated these tags. */
  changed: (tags: readonly ClubTag[]) => void;
  /** The page is visible or online again; other devices may have changed anything meanwhile. */
  returned: () => void;
  /** When the newest data on the screen was loaded, if there are any. Missing in stores of earlier builds. */
  shownSince?: () => number | undefined;
}

/** A short message. One is shown at a time, the newest; `danger` stays until it is dismissed, withdrawn or replaced. */
export interface Toast {
  title: string;
  text?: string;
  tone?: 'neutral' | 'warn' | 'danger';
  /** Waits until no other toast is shown, instead of replacing it. Earlier shells replace it. */
  waits?: boolean;
  /** A button that closes the toast, such as Undo. Earlier shells do not show it. */
  action?: ToastAction;
}

export interface ToastAction {
  label: string;
  run: () => void;
}
