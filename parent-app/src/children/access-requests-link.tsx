import { useListAccessRequestsToDecideQuery } from '@touchline/api-client';
import { guardiansPath } from '@touchline/app-core';
import { TextLink } from '@touchline/ui';
import UserRoundCheck from 'lucide-react/icons/user-round-check';

/** Leads to the requests for access to an own child, if there are any. */
export function AccessRequestsLink({ childId }: { childId: number }) {
  const { data: requests = [] } = useListAccessRequestsToDecideQuery({});
  const count = requests.filter((request) => request.childId === childId).length;
  if (count === 0) return null;
  return (
    <div>
      <TextLink to={guardiansPath(childId)} icon={UserRoundCheck} alone>
        {count === 1 ? '1 request for access' : `${count} requests for access`}
      </TextLink>
    </div>
  );
}
