import { generateSecret, generateURI, verify } from 'otplib';

const period = 30;

export const newTotpSecret = (): string => generateSecret();

/** What authenticator apps read from a QR code. A colon would end the name of the issuer. */
export const totpUri = ({ clubName, email, secret }: { clubName: string; email: string; secret: string }): string =>
  generateURI({ issuer: clubName.replaceAll(':', ''), label: email, secret });

/** The period whose code this is: the present one, or one before or after, because clocks differ; null for any other code. */
export async function stepOf(code: string, secret: string, now: Date): Promise<number | null> {
  if (!/^\d{6}$/.test(code)) return null;
  const result = await verify({ secret, token: code, epoch: Math.floor(now.getTime() / 1000), epochTolerance: period });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}

/** A later period was stored by a clock that was wrong; five minutes are allowed between the clocks of servers. */
export const lastStepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / period) + 10;
