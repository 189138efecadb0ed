import { ClubSettings } from './club-settings.ts';
import { environmentName, Setting } from './setting.ts';
import { emailAddress, isOrigin, onOff, text, wholeNumber } from './setting-rules.ts';

const isSmtpUrl = (value: string) =>
  URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol) && new URL(value).hostname !== '';

/** The delivery of mails. */
export class MailSettings extends ClubSettings {
  /** The mail server, like `smtps://user:password@smtp.example`. Outside production, mails are files in `DATA_DIR` without it. */
  @Setting(text('must be an address like smtps://user:password@smtp.example:465', isSmtpUrl))
  smtpUrl?: string;

  /** The sender of all mails: an address that the mail server may send for. */
  @Setting(emailAddress)
  mailFrom?: string;

  /**
   * Where users open Touchline, like `https://club.example`; links in mails and feeds begin with it. By default, where the server listens.
   */
  @Setting(text('must be an origin like https://club.example', isOrigin, (address) => address.replace(/\/$/, '')))
  publicUrl: string;

  /** Mails per hour over all servers; a fifth is kept for forgotten passwords and changed addresses. */
  @Setting(wholeNumber(1, 1_000_000))
  mailPerHour = 300;

  /** How long a server may take to send a mail, in milliseconds, before another server sends it. */
  @Setting(wholeNumber(1000, 600_000))
  mailLeaseMs = 60_000;

  /** Whether users must verify their email before they find and claim children: by default if there is a mail server. */
  @Setting(onOff(), ({ smtpUrl }: MailSettings) => smtpUrl !== undefined)
  verifyEmail: boolean;

  /** Whether mails are sent, or written to files outside production. */
  get sendsMail(): boolean {
    return this.smtpUrl !== undefined || !this.isProduction;
  }
}

/** Mail needs all of its settings or none. `PUBLIC_URL` alone is for the addresses of feeds. */
export function missingForMail(settings: MailSettings): string[] {
  const members = ['smtpUrl', 'mailFrom', 'publicUrl'] as const;
  const missing = members.filter((member) => settings[member] === undefined);
  if (settings.smtpUrl === undefined && settings.mailFrom === undefined)
    return settings.isProduction && settings.verifyEmail ? [verifiesWithoutMail] : [];
  return missing.map(
    (member) => `${environmentName(member)} is missing: mail needs SMTP_URL, MAIL_FROM and PUBLIC_URL`,
  );
}

const verifiesWithoutMail = 'VERIFY_EMAIL=on requires SMTP_URL, because nobody could verify an address without mail';
