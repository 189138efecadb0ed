import { paths } from '@touchline/app-core';
import { EmptyState } from '@touchline/ui';
import Lock from 'lucide-react/icons/lock';
import { ShellPage } from './shell-page.tsx';

export function AccessDenied() {
  return (
    <ShellPage title="Access Denied">
      <EmptyState
        icon={Lock}
        title="You don't have access to this page"
        text="You do not have permission to access this area. Please contact an administrator if you believe this is an error."
        action="Go to Dashboard"
        to={paths.dashboard}
      />
    </ShellPage>
  );
}
