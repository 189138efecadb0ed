import { EmptyState, PageBody, PageHeader } from '@touchline/ui';
import Lock from 'lucide-react/icons/lock';
import { useDocumentTitle } from '@touchline/app-core';
import { useClub } from '../session/use-club.ts';

/** Where somebody may not go. */
export function AccessDenied() {
  useDocumentTitle('Access Denied', useClub().name);
  return (
    <>
      <PageHeader title="Access Denied" />
      <PageBody>
        <EmptyState
          icon={Lock}
          title="You do not have permission to access this area."
          text="Please contact an administrator if you believe this is an error."
        />
      </PageBody>
    </>
  );
}
