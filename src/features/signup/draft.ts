import { emptyAccount, type AccountValues } from './schema';

const key = 'sign-up-draft';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** What was typed before a reload, without the passwords; empty fields when there is nothing. */
export function recallDraft(): AccountValues {
  try {
    const { name, email, phoneNumber } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, unknown>;
    return { ...emptyAccount, name: text(name), email: text(email), phoneNumber: text(phoneNumber) };
  } catch {
    return emptyAccount;
  }
}

/** Keeps what was typed for as long as this tab lives. Passwords are left out. */
export function keepDraft({ name, email, phoneNumber }: Partial<AccountValues>): void {
  sessionStorage.setItem(key, JSON.stringify({ name, email, phoneNumber }));
}

/** The account exists: nothing needs to be kept. */
export function forgetDraft(): void {
  sessionStorage.removeItem(key);
}
