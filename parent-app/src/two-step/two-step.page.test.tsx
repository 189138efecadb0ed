import { jest } from '@jest/globals';
import { type SecondFactorDto } from '@touchline/api-client';
import { paths } from '@touchline/app-core';
import { messages } from '@touchline/domain';
import { aCoach, clubWith, expectNoBarriers, renderPage, screen, server, waitFor, within } from '@touchline/testing';
import { app } from '../app.tsx';

const off: SecondFactorDto = { since: null, recoveryCodesLeft: 0, isRequired: false };
const on: SecondFactorDto = { since: '2026-11-01T10:00:00Z', recoveryCodesLeft: 10, isRequired: false };
const codes = Array.from({ length: 10 }, (_, at) => `k7mxp-2dq9${'abcdefghjk'[at]}`);
const setup = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/AFC:a%40b.io?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=AFC',
};

/** Opens the page of a server with this second factor. */
function open(factor: SecondFactorDto, { search = '', as = aCoach() } = {}) {
  const state = { ...factor };
  server.returns('getSecondFactor', () => ({ body: { ...state } }));
  server.returns('beginSecondFactor', () => ({ status: 201, body: setup }));
  server.returns('confirmSecondFactor', () => {
    Object.assign(state, on);
    return { status: 201, body: { codes } };
  });
  server.returns('renewRecoveryCodes', () => {
    state.recoveryCodesLeft = 10;
    return { status: 201, body: { codes } };
  });
  server.returns('turnOffSecondFactor', () => {
    Object.assign(state, off);
    return { status: 204 };
  });
  const page = renderPage(app, { at: paths.twoStep + search, as });
  const press = async (name: string) => page.user.click(await screen.findByRole('button', { name }));
  const enter = async (label: string, text: string) =>
    page.user.type(await screen.findByLabelText(label), `${text}{Enter}`);
  return { ...page, press, enter };
}

/** Sets up an app, up to the recovery codes. */
async function reachCodes(options?: Parameters<typeof open>[1]) {
  const page = open(off, options);
  await page.press('Set Up');
  await page.enter('Current Password', 'touchline');
  await page.enter('Code', '123456');
  await screen.findByRole('dialog', { name: 'Save Your Recovery Codes' });
  return page;
}

describe('TwoStepPage', () => {
  it('says what two-step sign-in is while it is off', async () => {
    open(off);
    expect(await screen.findByRole('heading', { name: 'Two-step sign-in is off' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
    expect(screen.queryByRole('link', { name: 'Continue' })).toBeNull();
    await expectNoBarriers();
  });

  it('is for confirmed addresses only in a club that sends mail', async () => {
    clubWith({ sendsMail: true });
    const me = aCoach({ isEmailVerified: false });
    server.returns('sendVerification', () => ({ status: 202 }));
    const { press } = open(off, { as: me });
    expect(await screen.findByText(/After that, you can set up two-step sign-in here/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Set Up' })).toBeNull();
    await press('Send again');
    expect(await screen.findByText(new RegExp(`A mail is on its way to ${me.email}`))).toBeVisible();
    await expectNoBarriers();
  });

  it('says since when it is on, and how many recovery codes are left', async () => {
    open(on);
    expect(await screen.findByText(/^Since Nov 1, 2026, you sign in with your password and a code/)).toBeVisible();
    expect(screen.getByText(/^10 recovery codes left\./)).toBeVisible();
    await expectNoBarriers();
  });

  it.each([
    [3, '3 recovery codes left', 'Get new ones before you run out of them.'],
    [1, '1 recovery code left', 'Get new ones before you run out of them.'],
    [0, 'You have no recovery codes', 'Without your authenticator app, you cannot sign in. Get new codes now.'],
  ])('warns when %d recovery codes are left', async (recoveryCodesLeft, title, text) => {
    open({ ...on, recoveryCodesLeft });
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
  });

  it('does not offer to turn off what the club requires', async () => {
    open({ ...on, isRequired: true });
    expect(await screen.findByText('Your club requires it, so you cannot turn it off.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Turn Off' })).toBeNull();
  });

  it('says why the state could not be loaded, and tries again', async () => {
    server.fail('getSecondFactor', 503);
    const { press } = open(off);
    expect(await screen.findByText('Error loading two-step sign-in. Please try again.')).toBeVisible();
    await press('Try again');
    expect(await screen.findByRole('heading', { name: 'Two-step sign-in is off' })).toBeVisible();
  });

  it('says that the demo has none', async () => {
    renderPage(app, { at: paths.twoStep });
    expect(await screen.findByText('This is not available in the demo')).toBeVisible();
  });
});

describe('SetUpDialog', () => {
  it('shows a QR code and its key after the password', async () => {
    const { press, enter } = open(off);
    await press('Set Up');
    expect(await screen.findByText(/signs out your other devices/)).toBeVisible();
    await enter('Current Password', 'touchline');
    expect(await screen.findByRole('img', { name: /^QR code/ })).toBeVisible();
    expect(screen.getByLabelText('Key')).toHaveValue(setup.secret);
    await expectNoBarriers();
    expect(server.sent('beginSecondFactor')).toEqual([{ currentPassword: 'touchline' }]);
  });

  it('shows ten recovery codes after the code of the app', async () => {
    await reachCodes();
    const list = await screen.findByRole('list', { name: 'Recovery codes' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(10);
    await expectNoBarriers();
    expect(server.sent('confirmSecondFactor')).toEqual([{ code: '123456' }]);
  });

  it('turns two-step sign-in on', async () => {
    const { user, toasts } = await reachCodes();
    await user.click(screen.getByRole('button', { name: 'I Have Saved Them' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Two-step sign-in is on' })).toBeVisible();
    expect(toasts).toEqual([{ title: 'Two-step sign-in is on', text: 'Other devices were signed out.' }]);
  });

  it('draws the QR code with a quiet zone and at least 180 px wide', async () => {
    const { press, enter } = open(off);
    await press('Set Up');
    await enter('Current Password', 'touchline');
    const picture = await screen.findByRole('img', { name: /^QR code/ });
    const [, ink] = picture.querySelectorAll('path');
    const size = Number(picture.getAttribute('viewBox')!.split(' ')[2]);
    expect(Number(picture.getAttribute('width'))).toBeGreaterThanOrEqual(180);
    const runs = [...ink!.getAttribute('d')!.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)].map((run) =>
      run.slice(1).map(Number),
    );
    expect(Math.min(...runs.flatMap(([x, y]) => [x!, y!]))).toBe(4);
    expect(Math.max(...runs.flatMap(([x, y, width]) => [x! + width!, y! + 1]))).toBe(size - 4);
  });

  it('opens the authenticator app of a phone, which cannot scan its own screen', async () => {
    const touch = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
    const plain = window.matchMedia.bind(window);
    const query = jest.spyOn(window, 'matchMedia');
    query.mockImplementation((media) => (media.includes('coarse') ? (touch as never) : plain(media)));
    const { press, enter } = open(off);
    await press('Set Up');
    await enter('Current Password', 'touchline');
    const link = await screen.findByRole('link', { name: 'Open in Authenticator App' });
    expect(link).toHaveAttribute('href', setup.uri);
    query.mockRestore();
  });

  it('says at the field that the password or the code is wrong', async () => {
    const { press, enter } = open(off);
    await press('Set Up');
    const wrong = messages.currentPasswordWrong;
    server.fail('beginSecondFactor', 400, wrong, { errors: { currentPassword: wrong } });
    await enter('Current Password', 'wrong');
    expect(await screen.findByText(wrong)).toBeVisible();
    await enter('Current Password', '');
    server.fail('confirmSecondFactor', 400, messages.codeWrong, { errors: { code: messages.codeWrong } });
    await enter('Code', '000000');
    expect(await screen.findByText(messages.codeWrong)).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Code')).toHaveFocus());
    expect(screen.getByLabelText('Code')).toHaveValue('');
    await enter('Code', '123456');
    expect(await screen.findByRole('dialog', { name: 'Save Your Recovery Codes' })).toBeVisible();
  });

  it('begins again when the set-up has expired', async () => {
    const { press, enter } = open(off);
    await press('Set Up');
    await enter('Current Password', 'touchline');
    server.fail('confirmSecondFactor', 409, messages.setupEnded);
    await enter('Code', '123456');
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.setupEnded);
    await press('Begin Again');
    expect(await screen.findByLabelText('Current Password')).toBeVisible();
  });

  it('says that there were too many attempts', async () => {
    const { press, enter, toasts } = open(off);
    await press('Set Up');
    server.fail('beginSecondFactor', 429, 'Too many attempts. Please try again in 5 minutes.');
    await enter('Current Password', 'touchline');
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts');
    expect(toasts).toEqual([]);
  });

  it('sets up another app while the present one works', async () => {
    const { press, enter } = open(on);
    await press('Use Another App');
    expect(await screen.findByText(/^Your old app works until you have confirmed the new one/)).toBeVisible();
    await enter('Current Password', 'touchline');
    await enter('Code', '123456');
    await press('I Have Saved Them');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leads on to where the user wanted to go, once the codes are saved', async () => {
    const { where, user } = await reachCodes({ search: '?next=%2Fadmin%2Fmanage-teams' });
    expect(where()).toBe('/profile/two-step?next=%2Fadmin%2Fmanage-teams');
    await user.click(screen.getByRole('button', { name: 'I Have Saved Them' }));
    await waitFor(() => expect(where()).toBe('/auth?next=%2Fadmin%2Fmanage-teams'));
  });

  it('stays until the shell knows, because it would lead back here', async () => {
    const needy = aCoach({ needsSecondFactor: true });
    const { where, user } = await reachCodes({ search: '?next=%2Fadmin%2Fmanage-teams', as: needy });
    expect(screen.getByText(/^Your club asks you for a second step/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'I Have Saved Them' }));
    expect(await screen.findByRole('link', { name: 'Continue' })).toBeVisible();
    expect(where()).toBe('/profile/two-step?next=%2Fadmin%2Fmanage-teams');
  });

  it('lets a user continue who has set it up in another tab', async () => {
    open(on, { search: '?next=%2Fteams' });
    expect(await screen.findByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/auth?next=%2Fteams');
    expect(screen.queryByRole('link', { name: 'Profile' })).toBeNull();
    await expectNoBarriers();
  });
});

describe('RecoveryCodes', () => {
  it('do not disappear by mistake', async () => {
    const { user, press } = await reachCodes();
    // The first one closes the toast.
    await user.keyboard('{Escape}{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Close without saving the codes?' });
    await user.click(within(question).getByRole('button', { name: 'Back to the Codes' }));
    expect(screen.getByText(codes[0]!)).toBeVisible();
    await press('Close');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(codes[0]!)).toBeNull();
  });

  it('can be copied', async () => {
    const { press } = await reachCodes();
    await press('Copy');
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(codes.join('\n'));
  });

  it('are selected where pages may not copy', async () => {
    const { press } = await reachCodes();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await press('Copy');
    expect(await screen.findByText(/^The codes are selected\./)).toBeVisible();
    expect(getSelection()!.toString()).toContain(codes[9]);
    jest.restoreAllMocks();
  });

  it('can be downloaded', async () => {
    const { press } = await reachCodes();
    let file: Blob | undefined;
    let name = '';
    Object.assign(URL, { createObjectURL: (blob: Blob) => ((file = blob), 'blob:codes'), revokeObjectURL: () => {} });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      name = this.download;
    });
    await press('Download');
    const text = new TextDecoder().decode(await file!.arrayBuffer());
    expect(name).toBe('recovery-codes.txt');
    codes.forEach((code) => expect(text).toContain(`${code}\n`));
    jest.restoreAllMocks();
  });

  it('are replaced after the password', async () => {
    const { press, enter, toasts } = open({ ...on, recoveryCodesLeft: 1 });
    await press('New Recovery Codes');
    expect(await screen.findByText(/^Your old codes stop working/)).toBeVisible();
    await enter('Current Password', 'touchline');
    expect(await screen.findByText(codes[0]!)).toBeVisible();
    await press('I Have Saved Them');
    expect(await screen.findByText(/^10 recovery codes left/)).toBeVisible();
    expect(toasts).toEqual([{ title: 'New recovery codes', text: 'The old ones no longer work.' }]);
  });
});

describe('TurnOffDialog', () => {
  it('turns it off after the password', async () => {
    const { press, enter, toasts } = open(on);
    await press('Turn Off');
    expect(await screen.findByText(/your other devices are signed out/)).toBeVisible();
    await expectNoBarriers();
    await enter('Current Password', 'touchline');
    expect(await screen.findByRole('heading', { name: 'Two-step sign-in is off' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(toasts).toEqual([{ title: 'Two-step sign-in is off', text: 'Other devices were signed out.' }]);
  });

  it('says why not', async () => {
    const { press, enter, toasts } = open(on);
    await press('Turn Off');
    server.fail('turnOffSecondFactor', 409, messages.secondFactorStays);
    await enter('Current Password', 'touchline');
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.secondFactorStays);
    expect(toasts).toEqual([]);
  });
});
