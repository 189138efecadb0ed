import { type MergePreviewDto, type MergeSideDto } from '@touchline/api-client';
import { Stack, Text } from '@touchline/ui';
import { consequencesOf } from './merge-words.ts';

interface MergeConsequencesProps {
  preview: MergePreviewDto;
  kept: MergeSideDto;
  ended: MergeSideDto;
}

/** What happens when an admin merges the records. */
export function MergeConsequences({ preview, kept, ended }: MergeConsequencesProps) {
  return (
    <Stack as="section" gap="s">
      <Text size="name" as="h3">
        After merging
      </Text>
      <Stack as="ul" gap="xs">
        {consequencesOf(preview, kept, ended).map((sentence) => (
          <Text key={sentence} as="li">
            {sentence}
          </Text>
        ))}
      </Stack>
    </Stack>
  );
}
