import { Transform } from 'class-transformer';
import { IsBoolean, IsInt, IsOptional, Max, Min } from 'class-validator';
import { LimitSettings } from './limit-settings.ts';
import { environmentName, isEmail, isOrigin, rule, toNumber, toSwitch } from './setting-rules.ts';

const isSmtpUrl = (value: unknown) =>
  URL.canParse(String(value)) &&
  /^smtps?:$/.test(new URL(String(value)).protocol) &&
  new URL(String(value)).hostname !== '';

/** The delivery of mails. */
export class MailSettings extends LimitSettings {
  /** The mail server, like `smtps://user:password@smtp.example`. Outside production, mails are files in `DATA_DIR` without it. */
  @IsOptional()
  @rule('smtpUrl', 'SMTP_URL must be an address like smtps://user:password@smtp.example:465', isSmtpUrl)
  smtpUrl?: string;

  /** The sender of all mails: an address that the mail server may send for. */
  @IsOptional()
  @rule('mailFrom', 'MAIL_FROM must be an e-mail address', isEmail)
  mailFrom?: string;

  /** Where users open Touchline, like `https://club.example`; links in mails and feeds begin with it. By default, where the server listens. */
  @Transform(({ value }) => (typeof value === 'string' ? value.replace(/\/$/, '') : (value as unknown)))
  @IsOptional()
  @rule('publicUrl', 'PUBLIC_URL must be an origin like https://club.example', isOrigin)
  publicUrl: string;

  /** Mails per hour over all servers; a fifth is kept for forgotten passwords and changed addresses. */
  @Transform(toNumber)
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  mailPerHour = 300;

  /** How long a server may take to send a mail, in milliseconds, before another server sends it. */
  @Transform(toNumber)
  @IsInt()
  @Min(1000)
  @Max(600_000)
  mailLeaseMs = 60_000;

  /** Whether users must verify their e-mail before they find and claim children: by default if there is a mail server. */
  @Transform(toSwitch)
  @IsBoolean({ message: 'VERIFY_EMAIL must be on or off' })
  verifyEmail: boolean;
}

/** Mail needs all of its settings or none. `PUBLIC_URL` alone is for the addresses of feeds. */
export function missingForMail(settings: MailSettings & { isProduction: boolean }): string[] {
  const members = ['smtpUrl', 'mailFrom', 'publicUrl'] as const;
  const missing = members.filter((member) => settings[member] === undefined);
  if (settings.smtpUrl === undefined && settings.mailFrom === undefined)
    return settings.isProduction && settings.verifyEmail ? [verifiesWithoutMail] : [];
  return missing.map(
    (member) => `${environmentName(member)} is missing: mail needs SMTP_URL, MAIL_FROM and PUBLIC_URL`,
  );
}

const verifiesWithoutMail = 'VERIFY_EMAIL=on requires SMTP_URL, because nobody could verify an address without mail';
