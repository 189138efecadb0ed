import { type ChildPrivacyDto, type ContactLookupDto, useListContactLookupsQuery } from '@touchline/api-client';
import { QueryList, useShell } from '@touchline/app-core';
import { canForAll, numberWords } from '@touchline/domain';
import { Skeleton, Stack, Text } from '@touchline/ui';
import { type ReactNode } from 'react';

interface EarlierLooksProps {
  privacy: ChildPrivacyDto;
  /** How many of the latest ones to leave out. */
  from: number;
  children: (lookups: readonly ContactLookupDto[]) => ReactNode;
}

/** The looks before the latest ones, also those that the page was sent without. */
export function EarlierLooks({ privacy: { id, contactLookups, totalLookups }, from, children }: EarlierLooksProps) {
  const { session } = useShell();
  const missing = totalLookups - contactLookups.length;
  // Whoever sees every look would get a list with those at the numbers of other guardians.
  const seesAll = canForAll(session, 'child.view-lookups');
  const isEnough = missing === 0 || seesAll;
  const list = useListContactLookupsQuery({ id, offset: from }, { skip: isEnough });
  if (isEnough) {
    return (
      <Stack gap="s">
        {children(contactLookups.slice(from))}
        {missing > 0 && <Text muted>And {numberWords(missing)} before that.</Text>}
      </Stack>
    );
  }
  return (
    <QueryList
      query={list}
      loading={<Skeleton shape="text" count={3} label="Loading the earlier looks..." />}
      error="Error loading the earlier looks. Please try again."
      empty={null}
    >
      {children}
    </QueryList>
  );
}
