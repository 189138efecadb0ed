import { useGetChildQuery, useListAbsencesQuery } from '@touchline/api-client';
import { LoadError, Page } from '@touchline/app-core';
import { useParams } from '@touchline/router';
import { Breadcrumb, Card, Skeleton, Stack } from '@touchline/ui';
import { styled } from 'styled-components';
import { childCardPath } from '../child-anchor.ts';
import { ChildMissing, isMissing } from '../children/child-missing.tsx';
import { AbsenceList } from './absence-list.tsx';
import { AddAbsencePanel } from './add-absence.panel.tsx';

/** When an own child is away. */
export default function AbsencesPage() {
  const id = Number(useParams().id);
  const isId = Number.isInteger(id) && id > 0;
  const { currentData: child, isError, error, refetch } = useGetChildQuery(id, { skip: !isId });
  const absences = useListAbsencesQuery(id, { skip: !isId });
  // Staff see every child, but only guardians its absences.
  if (!isId || isMissing(error) || isMissing(absences.error)) return <ChildMissing />;

  const name = child?.givenName ?? '';
  const title = child ? `${name}’s Absences` : 'Absences';
  const crumbs = [{ label: child?.name ?? 'My Children', to: childCardPath(id) }, { label: 'Absences' }];
  return (
    <Page title={title} intro={<Breadcrumb items={crumbs} />}>
      <Column>
        <Stack gap="l">
          <LoadError query={{ data: child, isError, error }} onRetry={refetch}>
            Error loading the absences. Please try again.
          </LoadError>
          {!child && !isError && <Skeleton shape="tall" count={2} label="Loading the absences..." />}
          {child && (
            <>
              <AddAbsencePanel childId={id} name={name} />
              <Card as="section" title="Absences" level={2}>
                <AbsenceList childId={id} label="Absences" absences={absences} />
              </Card>
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
