import { type MailDeliveryDto, type MailDetailsDto } from '@touchline/api-client';
import { paths } from '@touchline/app-core';
import { clubWith, expectNoBarriers, renderPage, screen, server, waitFor, within } from '@touchline/testing';
import './mail.dialog.tsx';
import MailPage from './mail.page.tsx';

const running: MailDeliveryDto = {
  transport: 'smtp',
  isPaused: false,
  queued: 0,
  failed: 1,
  sentLastHour: 12,
  sentLastDay: 1500,
  perHour: 300,
  oldestQueuedAt: null,
  stoppedAddresses: [],
};

const aMail = (fields: Partial<MailDetailsDto> = {}): MailDetailsDto => ({
  id: '0b5b3a52-5f5e-4c7a-9d0e-1f2a3b4c5d6e',
  kind: 'event-cancelled',
  state: 'sent',
  recipient: 'Pat Keller',
  address: 'parent@touchline.example',
  subject: 'Cancelled: U12 Lions v Bears',
  reason: null,
  attempts: 1,
  queuedAt: '2026-11-20T10:00:00Z',
  dueAt: '2026-11-20T10:00:00Z',
  endedAt: '2026-11-20T10:05:00Z',
  body: 'The match is cancelled.',
  ...fields,
});

/** Opens the page of a club with these mails. */
function open({ delivery = {}, mails = [aMail()] }: { delivery?: Partial<MailDeliveryDto>; mails?: MailDetailsDto[] }) {
  clubWith({ sendsMail: true });
  const state = { ...running, ...delivery };
  const pause = (isPaused: boolean) => () => ({ body: { ...Object.assign(state, { isPaused }) } });
  server.returns('getMailDelivery', () => ({ body: { ...state } }));
  server.returns('pauseMails', pause(true));
  server.returns('resumeMails', pause(false));
  server.returns('sendTestMail', () => ({ status: 202 }));
  server.returns('listMails', ({ path }) => {
    const wanted = new URL(path, 'http://club').searchParams.get('state');
    const rows = mails.filter((mail) => !wanted || mail.state === wanted);
    return { body: structuredClone(rows.slice(0, 25)), total: rows.length };
  });
  server.returns('getMail', ({ path }) => ({ body: mails.find(({ id }) => path.endsWith(id)) }));
  server.returns('retryMail', () => ({ body: { ...Object.assign(mails[0]!, { state: 'queued', reason: null }) } }));
  return renderPage(<MailPage />, { as: 'admin', at: paths.mail });
}

const facts = () => screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
const button = (name: string) => screen.findByRole('button', { name });
const row = async (name: string) => (await screen.findByRole('rowheader', { name })).closest('tr')!;

describe('DeliveryPanel', () => {
  it('shows how many mails wait, were sent and failed', async () => {
    open({ delivery: { queued: 3, oldestQueuedAt: '2026-11-20T10:00:00Z' } });
    expect(await screen.findByText('Running')).toBeVisible();
    expect(facts()).toEqual([
      ['Waiting', '3, since Nov 20, 2026, 10:00 AM'],
      ['Sent in the last 24 hours', '1,500'],
      ['Tried in the last hour', '12 of at most 300'],
      ['Failed in the last 30 days', '1'],
      ['Delivered by', 'A mail server (SMTP)'],
    ]);
    await expectNoBarriers();
  });

  it('pauses and resumes delivery', async () => {
    const { user, toasts } = open({});
    await user.click(await button('Pause delivery'));
    expect(await screen.findByText('Mails wait until you resume delivery')).toBeVisible();
    expect(screen.getByText('Paused')).toBeVisible();
    await expectNoBarriers();
    await user.click(await button('Resume delivery'));
    expect(await screen.findByText('Running')).toBeVisible();
    expect(toasts).toEqual([{ title: 'Delivery paused' }, { title: 'Delivery resumed' }]);
  });

  it('says which settings are missing', async () => {
    open({ delivery: { transport: 'none' }, mails: [] });
    expect(await screen.findByText(/Ask the person who runs the server to set up mail/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send test mail' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Pause delivery' })).not.toBeInTheDocument();
  });

  it('lists the addresses that get no more mail', async () => {
    const { user } = open({ delivery: { stoppedAddresses: ['gone@families.example', 'full@families.example'] } });
    await user.click(await button('2 addresses get no more mail'));
    const list = within(screen.getByRole('list', { name: 'Addresses that get no more mail' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'gone@families.example',
      'full@families.example',
    ]);
  });
});

describe('MailPage', () => {
  it('lists mails with recipient, subject, kind, state and time', async () => {
    open({
      mails: [
        aMail(),
        aMail({ id: 'b', recipient: 'Ana Bell', kind: 'fee-due', subject: null, state: 'queued', endedAt: null }),
      ],
    });
    expect(await row('Pat Keller')).toHaveTextContent(
      'parent@touchline.exampleCancelled: U12 Lions v BearsEvent cancelledSentNov 20, 202610:05 AM',
    );
    expect(await row('Ana Bell')).toHaveTextContent('Fee dueQueuedNov 20, 202610:00 AM');
    await expectNoBarriers();
  });

  it('filters by state, and keeps the filter in the address', async () => {
    const { user, where } = open({ mails: [aMail(), aMail({ id: 'b', recipient: 'Ana Bell', state: 'failed' })] });
    await row('Pat Keller');
    await user.click(screen.getByRole('tab', { name: 'Failed 1' }));
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'Pat Keller' })).not.toBeInTheDocument());
    expect(await row('Ana Bell')).toBeVisible();
    expect(where()).toBe('/admin/mail?state=failed');
    await user.click(screen.getByRole('tab', { name: 'Not needed' }));
    expect(await screen.findByText('No mail was dropped in the last 30 days.')).toBeVisible();
  });

  it('paginates the mails', async () => {
    open({ mails: Array.from({ length: 30 }, (_, at) => aMail({ id: String(at), recipient: `Person ${at}` })) });
    expect(await screen.findByText('Showing 1 to 25 of 30 results')).toBeVisible();
  });

  it('retries a failed mail', async () => {
    const reason = '550 The mailbox is full';
    const { user, toasts } = open({ mails: [aMail({ state: 'failed', reason })] });
    expect(await row('Pat Keller')).toHaveTextContent(reason);
    expect(await row('Pat Keller')).toHaveTextContent(/Failed: 550 The mailbox is full · .+ · \w{3} \d{1,2}, \d{4}/);
    await user.click(await button('Retry mail to Pat Keller'));
    await waitFor(() => expect(toasts).toEqual([{ title: 'The mail will be sent again' }]));
    await waitFor(async () => expect(await row('Pat Keller')).toHaveTextContent('Queued'));
    expect(screen.queryByRole('button', { name: 'Retry mail to Pat Keller' })).not.toBeInTheDocument();
  });

  it('sends a test mail', async () => {
    const { user, toasts } = open({});
    await user.click(await button('Send test mail'));
    const toast = { title: 'Test mail on its way', text: 'It goes to your own address.' };
    await waitFor(() => expect(toasts).toEqual([toast]));
  });

  it('retries a request that failed', async () => {
    server.fail('listMails', 503);
    const { user } = open({});
    expect(await screen.findByText('Error loading mails. Please try again.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await row('Pat Keller')).toBeVisible();
  });

  it('says that the demo has no mail', async () => {
    renderPage(<MailPage />, { as: 'admin', at: paths.mail });
    expect(await screen.findByText('This is not available in the demo')).toBeVisible();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });
});

describe('MailDialog', () => {
  const openMail = async (mail: MailDetailsDto) => {
    const page = open({ mails: [mail] });
    await page.user.click(await screen.findByRole('link', { name: 'Pat Keller' }));
    return { ...page, dialog: within(await screen.findByRole('dialog')) };
  };

  it('shows the text of a mail', async () => {
    const { dialog, user, where } = await openMail(aMail());
    expect(await dialog.findByText('The match is cancelled.')).toBeVisible();
    expect(dialog.getByText('To Pat Keller, parent@touchline.example')).toBeVisible();
    await expectNoBarriers();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(where()).toBe('/admin/mail'));
  });

  it.each<[string, Partial<MailDetailsDto>]>([
    ['We don’t show this mail, because it gives access to an account.', { kind: 'password-reset' }],
    ['We write the text when we send the mail.', { state: 'queued', endedAt: null }],
    ['This mail was not sent, so it has no text.', { state: 'dropped', reason: 'The user has signed in' }],
  ])('says why there is no text: %s', async (says, fields) => {
    const { dialog } = await openMail(aMail({ ...fields, body: null }));
    expect(await dialog.findByText(says)).toBeVisible();
  });
});
