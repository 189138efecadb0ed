import { type ClubTag } from '@touchline/api-client';
import { type Action } from '@touchline/domain';
import { type ComponentType, type FunctionComponent, type PropsWithChildren, type ReactNode } from 'react';

// A copy of contract 1 as deployed builds know it. The lists of actions and tags are not part of it, because a shell rejects unknown
// actions and a store ignores unknown tags.

export interface ReleasedApp<Shell = ReleasedShell> {
  contract: number;
  routes: { path: string; action: Action; load: () => Promise<{ default: ComponentType }> }[];
  Root: FunctionComponent<PropsWithChildren<{ shell: Shell }>>;
}

export interface ReleasedShell {
  session: {
    id: number;
    username: string;
    email: string;
    fullName: string;
    phone: string | null;
    bio: string | null;
    isParent: boolean;
    isCoach: boolean;
    isAdmin: boolean;
  };
  club: {
    name: string;
    timeZone: string;
    contactEmail: string | null;
    contactPhone: string | null;
    passwordMinLength: number;
  };
  transport: (request: {
    method: string;
    path: string;
    body?: unknown;
    headers?: Record<string, string>;
    signal?: AbortSignal;
    onProgress?: (sent: number, total: number) => void;
  }) => Promise<{
    status: number;
    statusText?: string;
    body: unknown;
    text?: string;
    headers: { 'x-correlation-id'?: string; 'x-total-count'?: string; 'retry-after'?: string };
  }>;
  notify: (toast: { title: string; text?: string; tone?: 'neutral' | 'warn' | 'danger' }) => void;
  signOut: () => Promise<void>;
  headerEnd?: ReactNode;
  changes: {
    join: (member: {
      changed: (tags: readonly ClubTag[]) => void;
      returned: () => void;
    }) => (tags: readonly ClubTag[]) => void;
    close: () => void;
  };
}
