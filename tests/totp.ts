import { Secret, TOTP } from 'otpauth';

const used = new Map<string, number[]>();

/** Returns a valid code of an authenticator app, another one each time, because each is accepted once. */
export function totpCode(secret: string): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const steps = used.get(secret) ?? [];
  const now = totp.counter();
  // The server also accepts the next and the last one.
  const step = [now, now + 1, now - 1].find((each) => !steps.includes(each));
  if (step === undefined) throw new Error('Every valid code was used');
  used.set(secret, [...steps, step]);
  return totp.generate({ timestamp: step * totp.period * 1000 });
}
