import { type ClubTag } from '@touchline/api-client';
import { type Action } from '@touchline/domain';
import { type ComponentType, type FunctionComponent, type PropsWithChildren, type ReactNode } from 'react';

// A copy of contract 1 as the builds of versions 0.1.0 and 0.2.0 know it. Those of 0.1.0 lack some of the optional members. The lists of
// actions and tags are not part of it, because a shell rejects unknown actions and a store ignores unknown tags.

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
    hasSecondFactor: boolean;
    isEmailVerified: boolean;
    needsSecondFactor: boolean;
  };
  club: {
    name: string;
    timeZone: string;
    contactEmail: string | null;
    contactPhone: string | null;
    passwordMinLength: number;
    crestUrl: string | null;
    colour: string | null;
    sendsMail: boolean;
    verifiesEmail: boolean;
    privacyUrl: string | null;
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
  notify: (toast: ReleasedToast) => void;
  withdraw?: (toast: ReleasedToast) => void;
  signOut: () => Promise<void>;
  headerStart?: ReactNode;
  headerEnd?: ReactNode;
  changes: {
    join: (member: {
      changed: (tags: readonly ClubTag[]) => void;
      returned: () => void;
    }) => (tags: readonly ClubTag[]) => void;
    close: () => void;
  };
}

interface ReleasedToast {
  title: string;
  text?: string;
  tone?: 'neutral' | 'warn' | 'danger';
  waits?: boolean;
  action?: { label: string; run: () => void };
}
