import { shortDate } from '@touchline/app-core';
import { birthExamples, type CivilDate, isCivilDate } from '@touchline/domain';
import { Stack, Text, theme } from '@touchline/ui';
import { styled } from 'styled-components';

/** The age groups of three birth dates by a cut-off date; nothing while it is no date. */
export function CutoffMeaning({ cutoff }: { cutoff: CivilDate }) {
  if (!isCivilDate(cutoff)) return null;
  return (
    <Stack as="section" gap="xxs" label={title}>
      <Text size="secondary" strong>
        {title}
      </Text>
      <Examples>
        {birthExamples(cutoff).map(({ dateOfBirth, ageGroup }) => (
          <div key={dateOfBirth}>
            <dt>Born {shortDate(dateOfBirth)}:</dt> <dd>{ageGroup}</dd>
          </div>
        ))}
      </Examples>
    </Stack>
  );
}

const title = 'What this means';

const Examples = styled.dl`
  font: ${theme.font.secondary};

  dt,
  dd {
    display: inline;
  }
`;
