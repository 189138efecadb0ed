import { type RetentionDto } from '@touchline/api-client';
import { dayWords, paths, useToday } from '@touchline/app-core';
import { retentionDays } from '@touchline/domain';
import { Alert, Stack, Text, TextLink } from '@touchline/ui';
import { warnedWords } from './retention-words.ts';

export const RetentionExplanation = () => (
  <Stack gap="xs">
    <Text muted>
      Touchline deletes what is older, and asks people first: {retentionDays.warning} days before, whoever owns an
      unused account gets a mail, and admins get one about players. Signing in keeps the account, restoring keeps the
      player.
    </Text>
    <Text muted>
      What past events counted stays when a player is deleted. Accounts that are restricted for a child are never
      deleted.
    </Text>
  </Stack>
);

/** What keeps data from being deleted now, and what is deleted next. */
export function RetentionState({ retention: { startsOn, waitsFor, warned } }: { retention: RetentionDto }) {
  const isWaiting = startsOn > useToday();
  const next = warnedWords(warned);
  return (
    <>
      {isWaiting && <Alert tone="info">Nothing is deleted before {dayWords(startsOn)}.</Alert>}
      {waitsFor === 'delivery' && (
        <Alert tone="warn">
          Nothing is deleted while mail is paused. Resume it under <TextLink to={paths.mail}>Mail</TextLink>.
        </Alert>
      )}
      {waitsFor === 'mail' && (
        <Alert tone="warn">Players and accounts wait, because this server sends no mail and nobody can be asked.</Alert>
      )}
      {next && (
        <Text>
          {next} will be deleted unless somebody keeps them. The owners and the admins have been asked.{' '}
          {warned.players > 0 && <TextLink to={`${paths.manageChildren}?tab=unregistered`}>See who has left</TextLink>}
        </Text>
      )}
      {!next && <Text>No player and no account is about to be deleted.</Text>}
    </>
  );
}
