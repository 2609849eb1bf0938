import { createHash, randomInt } from 'node:crypto';
import type { App, HonoContext } from '@supabase/lite';
import type { Counters } from './counters.ts';
import type { WrongCodes } from './wrong-codes.ts';

/** The library’s auth service, one per request. */
export type Service = HonoContext['Variables']['authService'];
export type User = NonNullable<Awaited<ReturnType<Service['repo']['findUserById']>>>;
export type Session = Awaited<ReturnType<Service['signInWithPassword']>>;

type Mailer = NonNullable<App['_mailer']>;

/** The library’s mailer, and what it lacks. */
export interface AuthMailer extends Mailer {
  /** Tells the old address that the account has a new one. */
  sendEmailChanged: (oldEmail: string, email: string) => Promise<void>;
}

export interface AuthSettings {
  mailer: AuthMailer;
  otpLength: number;
  /** Seconds a link or code in an email is valid. */
  otpExpiry: number;
  /** Whether a new password takes a recent sign-in or an emailed code. */
  securePasswordChange: boolean;
  /** Seconds between two emails of a kind to one member; 0 turns the limit off. */
  mailInterval: number;
  counters: Counters;
  wrongCodes: WrongCodes;
  /** Receives one line per unexpected failure. */
  log: (line: string) => void;
}

/** Clears every pending token: GoTrue invalidates all links after a confirmation, a recovery, or a new password. */
export const noTokens = {
  confirmation_token: null,
  recovery_token: null,
  email_change_token_current: null,
  email_change_token_new: null,
  reauthentication_token: null,
};

/** Runs `work` in one transaction, including what the library’s own methods do. */
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

/** Creates a session for a member who presented a valid link or code. */
export async function sessionByMail(service: Service, userId: string): Promise<Session> {
  const user = await service.repo.findUserById(userId);
  if (!user) throw new Error(`No account ${userId}`);
  const identities = await service.repo.findIdentitiesByUserId(userId);
  // Private in the library.
  const create = Reflect.get(service, 'createSessionForUser') as (...values: unknown[]) => Promise<Session>;
  return create.call(service, service.repo.parseUserJson(user), identities, 'verify', { authenticationMethod: 'otp' });
}

/** A code and its stored form. */
export function oneTimeCode(email: string, length: number): { otp: string; hash: string } {
  const otp = Array.from({ length }, () => randomInt(10)).join('');
  return { otp, hash: codeHash(email, otp) };
}

/** Returns the hash under which a code for `email` is stored, as the library computes it. */
export function codeHash(email: string, otp: string): string {
  return createHash('sha256')
    .update(email.toLowerCase() + otp)
    .digest('hex');
}
