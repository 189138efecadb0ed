import { isApiError } from '@touchline/api-client';
import { Page, paths } from '@touchline/app-core';
import { EmptyState } from '@touchline/ui';
import SearchX from 'lucide-react/icons/search-x';

/** Whether a request failed because of an unknown child, or one of another family. */
export const isMissing = (error: unknown) => isApiError(error) && [400, 403, 404].includes(error.status);

/** The page of a child that the user does not have. */
export const ChildMissing = () => (
  <Page title="Child not found">
    <EmptyState
      icon={SearchX}
      title="This child is not in your account"
      text="You may have left, or an admin may have removed the child from the club."
      action="Go to Dashboard"
      to={paths.dashboard}
    />
  </Page>
);
