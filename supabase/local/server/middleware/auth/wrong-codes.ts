import type { Database } from '../../database.ts';
import type { Counters } from './counters.ts';

/** Where the auth server keeps the hash of an emailed code, and when that email was sent. */
export const sentAtOf = {
  confirmation_token: 'confirmation_sent_at',
  recovery_token: 'recovery_sent_at',
  email_change_token_new: 'email_change_sent_at',
  reauthentication_token: 'reauthentication_sent_at',
} as const;

export type TokenColumn = keyof typeof sentAtOf;

/** An account, with its pending codes. */
type Holder = { id: string } & Partial<Record<TokenColumn | (typeof sentAtOf)[TokenColumn], string | null>>;

/** Wrong tries after which a code and its link are no longer valid. */
const maxWrongTries = 5;

export interface WrongCodes {
  /** Counts a wrong try for the pending codes of these kinds that were sent to `email`. */
  count(email: string, columns: readonly TokenColumn[]): Promise<void>;
  /** Whether the code in this column was tried too often. Sending another one starts over. */
  isDead(user: Holder, column: TokenColumn): Promise<boolean>;
}

/** Counts wrong tries of emailed codes, from any address. */
export function wrongCodesIn(database: Database, counters: Counters, otpExpiry: number): WrongCodes {
  const tries = counters('code', maxWrongTries, otpExpiry);
  const keyOf = (id: string, column: TokenColumn, sentAt: string | null | undefined) =>
    `${id} ${column} ${sentAt ? new Date(sentAt).getTime() : 0}`;
  return {
    count: async (email, columns) => {
      const holders = await database.query<Holder>(
        'select * from auth.users where lower(email) = $1 or lower(email_change) = $1',
        [email.trim().toLowerCase()],
      );
      for (const holder of holders) {
        for (const column of columns) {
          if (holder[column]) await tries.take(keyOf(holder.id, column, holder[sentAtOf[column]]));
        }
      }
    },
    isDead: (user, column) => tries.isUsedUp(keyOf(user.id, column, user[sentAtOf[column]])),
  };
}
