import { useGetMeQuery } from '@touchline/api-client';
import { LoadError, Page, paths, useShell } from '@touchline/app-core';
import { presetOf } from '@touchline/domain';
import { Alert, Breadcrumb, Disclosure, Skeleton, Stack } from '@touchline/ui';
import { styled } from 'styled-components';
import { UnverifiedEmail } from '../unverified-email.tsx';
import { PresetsPanel } from './presets.panel.tsx';
import { QuietHoursPanel } from './quiet-hours.panel.tsx';
import { RemindersPanel } from './reminders.panel.tsx';
import { RepliesPanel } from './replies.panel.tsx';
import { isTopicOn } from './topic-words.ts';
import { TopicsPanel } from './topics.panel.tsx';
import { UpcomingPanel } from './upcoming.panel.tsx';
import { useMailPreferences } from './use-mail-preferences.ts';
import { WeeklyDayPanel } from './weekly-day.panel.tsx';

const crumbs = [{ label: 'Profile', to: paths.profile }, { label: 'Messages' }];

/** Which mails the user gets, and when. */
export default function MessagesPage() {
  const { session, club } = useShell();
  const { data: me = session } = useGetMeQuery();
  const { query, preferences, change, isOnSoon } = useMailPreferences();
  const obstacle = whyNothing({ sendsMail: club.sendsMail, isVerified: me.isEmailVerified });

  return (
    <Page title="Messages" intro={<Breadcrumb items={crumbs} />}>
      <Column>
        <Stack gap="l">
          {!club.sendsMail && (
            <Alert tone="info" title="No mail is sent here">
              {club.name} does not send mail at the moment. We keep your choices for when it does.
            </Alert>
          )}
          {club.sendsMail && !me.isEmailVerified && (
            <UnverifiedEmail email={me.email} text="Until then, we send none of these mails." />
          )}
          <LoadError query={query} onRetry={query.refetch}>
            Error loading your choices. Please try again.
          </LoadError>
          {query.isLoading && <Skeleton shape="tall" count={3} label="Loading your choices..." />}
          {preferences && (
            <>
              <PresetsPanel preferences={preferences} change={change} />
              <Disclosure summary="Choose in detail" startsOpen={presetOf(preferences.topics) === null}>
                <Stack gap="l">
                  <TopicsPanel preferences={preferences} change={change} />
                  {isTopicOn(preferences, 'reminders') && <RemindersPanel preferences={preferences} change={change} />}
                  {isTopicOn(preferences, 'weekly-overview') && (
                    <WeeklyDayPanel preferences={preferences} change={change} />
                  )}
                </Stack>
              </Disclosure>
              {preferences.takesReplies !== undefined && <RepliesPanel preferences={preferences} change={change} />}
              <QuietHoursPanel preferences={preferences} change={change} />
              <Disclosure summary="Your next 14 days of mail">
                <UpcomingPanel preferences={preferences} change={change} isOnSoon={isOnSoon} obstacle={obstacle} />
              </Disclosure>
            </>
          )}
        </Stack>
      </Column>
    </Page>
  );
}

function whyNothing({ sendsMail, isVerified }: { sendsMail: boolean; isVerified: boolean }): string | null {
  if (!sendsMail) return 'No mail is sent here.';
  return isVerified ? null : 'We send nothing until you have confirmed your email address.';
}

const Column = styled.div`
  width: 100%;
  max-width: 640px;
`;
