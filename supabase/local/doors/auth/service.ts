import { createHash, randomInt } from 'node:crypto';
import type { App, HonoContext } from '@supabase/lite';

/** The library's auth service, of which every request has one of its own. */
export type Service = HonoContext['Variables']['authService'];
export type User = NonNullable<Awaited<ReturnType<Service['repo']['findUserById']>>>;
export type Session = Awaited<ReturnType<Service['signInWithPassword']>>;
export type Mailer = NonNullable<App['_mailer']>;

export interface AuthSettings {
  mailer: Mailer;
  otpLength: number;
  /** Seconds for which a link or code of a mail works. */
  otpExpiry: number;
  confirmationsEnabled: boolean;
  /** Whether the old address has to agree to a change of email, too. */
  doubleConfirmChanges: boolean;
  /** Seconds between two mails of one kind to one member; 0 switches the limit off. */
  mailInterval: number;
  /** Receives one line per unexpected failure. */
  log: (line: string) => void;
}

/** Everything a mail may have brought, gone: GoTrue lets no link outlive a confirmation, a recovery or a new password. */
export const noTokens = {
  confirmation_token: null,
  recovery_token: null,
  email_change_token_current: null,
  email_change_token_new: null,
  reauthentication_token: null,
};

/** Runs `work` in one transaction: what it does through `service`, the library's own methods included, is done or undone together. */
export async function inTransaction<T>(service: Service, work: () => Promise<T>): Promise<T> {
  const outer = service.repo;
  return outer.transaction(async (repo) => {
    service.repo = repo;
    try {
      return await work();
    } finally {
      service.repo = outer;
    }
  });
}

/** A new session for a member who has shown a link or a code. */
export async function sessionByMail(service: Service, userId: string): Promise<Session> {
  const user = await service.repo.findUserById(userId);
  if (!user) throw new Error(`No account ${userId}`);
  const identities = await service.repo.findIdentitiesByUserId(userId);
  // The library keeps this method to itself.
  const create = Reflect.get(service, 'createSessionForUser') as (...values: unknown[]) => Promise<Session>;
  return create.call(service, service.repo.parseUserJson(user), identities, 'verify', { authenticationMethod: 'otp' });
}

/** A code and its stored form. */
export function oneTimeCode(email: string, length: number): { otp: string; hash: string } {
  const otp = Array.from({ length }, () => randomInt(10)).join('');
  return { otp, hash: codeHash(email, otp) };
}

/** How a code sent to `email` is stored, and stands in links; as the library computes it. */
export function codeHash(email: string, otp: string): string {
  return createHash('sha256')
    .update(email.toLowerCase() + otp)
    .digest('hex');
}
