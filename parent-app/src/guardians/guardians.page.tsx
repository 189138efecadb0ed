import { useGetChildQuery, useListGuardiansQuery } from '@touchline/api-client';
import { LoadError, Page, useShell } from '@touchline/app-core';
import { can } from '@touchline/domain';
import { useParams } from '@touchline/router';
import { Breadcrumb, Skeleton, Stack, TextLink } from '@touchline/ui';
import Eye from 'lucide-react/icons/eye';
import { styled } from 'styled-components';
import { childCardPath } from '../child-anchor.ts';
import { ChildMissing, isMissing } from '../children/child-missing.tsx';
import { privacyPath } from '../children/privacy-path.ts';
import { AccessRequestsPanel } from './access-requests.panel.tsx';
import { GuardiansPanel } from './guardians.panel.tsx';
import { InvitePanel } from './invite.panel.tsx';

/** Who the guardians of a child are, who asks to become one, and who is invited. */
export default function GuardiansPage() {
  const id = Number(useParams().id);
  const isId = Number.isInteger(id) && id > 0;
  const { currentData: child, isError, error, refetch } = useGetChildQuery(id, { skip: !isId });
  const guardians = useListGuardiansQuery(id, { skip: !isId });
  const { session } = useShell();
  if (!isId || isMissing(error)) return <ChildMissing />;

  const isGuardian = guardians.data?.some(({ relation }) => relation === 'you') === true;
  // Coaches see who asks, but neither decide nor invite.
  const mayDecide = can(session, 'access-request.decide', { guardianIds: isGuardian ? [session.id] : [] });

  const name = child?.givenName ?? '';
  const title = child ? `${name}’s Guardians` : 'Guardians';
  const crumbs = [{ label: child?.name ?? 'My Children', to: childCardPath(id) }, { label: 'Guardians' }];
  return (
    <Page title={title} intro={<Breadcrumb items={crumbs} />}>
      <Column>
        <Stack gap="l">
          <LoadError query={{ data: child, isError, error }} onRetry={refetch}>
            Error loading the guardians. Please try again.
          </LoadError>
          {!child && !isError && <Skeleton shape="tall" count={2} label="Loading the guardians..." />}
          {child && (
            <>
              <GuardiansPanel childId={id} name={name} guardians={guardians} />
              <AccessRequestsPanel childId={id} name={name} mayDecide={mayDecide} />
              {mayDecide && <InvitePanel childId={id} name={name} sharesHousehold={isGuardian} />}
              {isGuardian && (
                <div>
                  <TextLink to={privacyPath(id)} icon={Eye} alone>
                    Who can see {name}, and who has looked
                  </TextLink>
                </div>
              )}
            </>
          )}
        </Stack>
      </Column>
    </Page>
  );
}

const Column = styled.div`
  width: 100%;
  max-width: 640px;
`;
