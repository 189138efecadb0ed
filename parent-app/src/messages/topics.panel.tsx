import { type MailPreferencesDto, type TopicPreferenceDto } from '@touchline/api-client';
import { Card, Stack, SwitchField, Text, ToggleGroup } from '@touchline/ui';
import { calledChild } from '../children/called-child.ts';
import { nameAmong } from '../children/child-names.ts';
import { switchChild, switchTopic } from './preferences-change.ts';
import { topicName, topicSentence } from './topic-words.ts';
import { type ChangePreferences } from './use-mail-preferences.ts';

interface TopicsPanelProps {
  preferences: MailPreferencesDto;
  change: ChangePreferences;
}

/** What the user gets mails about, and about which children. */
export function TopicsPanel({ preferences, change }: TopicsPanelProps) {
  return (
    <Card as="section" title="Topics" level={2}>
      <Stack gap="s">
        <Stack as="ul" gap="s">
          {preferences.topics.map((row) => (
            <Card key={row.topic} as="li" look="row">
              <Topic row={row} preferences={preferences} change={change} />
            </Card>
          ))}
        </Stack>
        <Text size="secondary" muted>
          Mails about your account, such as a new password, always arrive.
        </Text>
      </Stack>
    </Card>
  );
}

function Topic({ row, preferences, change }: TopicsPanelProps & { row: TopicPreferenceDto }) {
  const { topic, isOn, isPerChild, mutedChildIds } = row;
  const { children } = preferences;
  const name = topicName(topic);
  return (
    <Stack gap="xs">
      <SwitchField
        label={name}
        helper={topicSentence(topic, preferences)}
        isOn={isOn}
        onChange={(next) => void change(switchTopic(topic, next))}
      />
      {isOn && isPerChild && children.length > 1 && (
        <ToggleGroup
          label={`${name}: about whom?`}
          hideLabel
          options={children.map((child) => ({
            value: child.id,
            label: nameAmong(
              calledChild(child.name),
              children.map(({ name }) => calledChild(name)),
            ),
            fullLabel: `${child.name}: ${name}`,
          }))}
          value={children.map(({ id }) => id).filter((id) => !mutedChildIds.includes(id))}
          onToggle={(childId, next) => void change(switchChild(topic, childId, next))}
        />
      )}
    </Stack>
  );
}
