import { type MailPreferencesDto } from '@touchline/api-client';
import { Card, SwitchField } from '@touchline/ui';
import { type ChangePreferences } from './use-mail-preferences.ts';

interface RepliesPanelProps {
  preferences: MailPreferencesDto;
  change: ChangePreferences;
}

/** Whether families may reply to a coach. */
export function RepliesPanel({ preferences: { takesReplies = false }, change }: RepliesPanelProps) {
  return (
    <Card as="section" title="Replies" level={2}>
      <SwitchField
        label="Families may reply to me about my teams’ events"
        helper="If you are the lead coach, these mails then show families your email address. A reply goes to the club and to you."
        isOn={takesReplies}
        onChange={(next) => void change(() => ({ takesReplies: next }))}
      />
    </Card>
  );
}
