import { type KeptRowsDto } from '@touchline/api-client';
import { paths } from '@touchline/app-core';
import { Card, Disclosure, Facts, Stack, Text, TextLink } from '@touchline/ui';
import { Panel } from '../panel.tsx';

/** How long the club keeps each kind of data. */
export function KeptPanel({ kept }: { kept: KeptRowsDto[] }) {
  return (
    <Panel title="How long it is kept">
      <Card as="div">
        <Stack gap="s">
          <Text size="secondary" muted>
            Most of it is deleted by itself after a time. To read everything that the club has about you and your
            children, download it under <TextLink to={paths.profile}>Profile</TextLink>, “Your data”.
          </Text>
          {kept.length > 0 && (
            <Disclosure summary="Each kind of data">
              <Facts items={kept.map(({ title, kept: period }) => ({ label: title, value: period }))} />
            </Disclosure>
          )}
        </Stack>
      </Card>
    </Panel>
  );
}
