import { type ThunkDispatch } from '@reduxjs/toolkit';
import { type UnknownAction } from 'redux';
import { type ApiState, extendedApi } from './extended-api.ts';
import { type MailPreferencesDto, type UpdateMailPreferencesDto } from './generated.ts';

interface StartedMutation {
  dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>;
  queryFulfilled: Promise<{ data: MailPreferencesDto }>;
}

const { updateQueryData } = extendedApi.util;

/** Shows saved mail preferences at once, because until the refetch the cache would still show those from before. */
export async function showSavedPreferences(
  { upcoming = [] }: UpdateMailPreferencesDto,
  { dispatch, queryFulfilled }: StartedMutation,
): Promise<void> {
  const saved = await queryFulfilled.catch(() => null);
  if (!saved) return;
  dispatch(updateQueryData('getMailPreferences', undefined, () => saved.data));
  if (upcoming.length === 0) return;
  dispatch(
    updateQueryData('listUpcomingMails', undefined, (mails) => {
      for (const mail of mails) mail.isOn = upcoming.find(({ key }) => key === mail.key)?.isOn ?? mail.isOn;
    }),
  );
}
