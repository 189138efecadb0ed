import { type LockedNameDto } from '@touchline/api-client';
import { paths } from '@touchline/app-core';
import { Card, Text } from '@touchline/ui';
import { NoticeList } from './notice-list.tsx';

/** Names that were tried too often, for admins: somebody may be guessing a child's date of birth. */
export function LockedNames({ names }: { names: readonly LockedNameDto[] }) {
  return (
    <NoticeList title="Names tried too often">
      {names.map(({ id, name, tries }) => (
        <Card key={id} as="li" level={4} look="quiet" title={name} to={paths.manageChildren}>
          <Text size="secondary" muted>
            {tries} tries in 24 hours · locked for parents
          </Text>
        </Card>
      ))}
    </NoticeList>
  );
}
