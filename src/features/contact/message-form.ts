import { cleanEmail, emailError, isEmail } from '@/domain/text/email-address';
import { cleanLine } from '@/kit/formatting/plain-line';
import type { TablesInsert } from '@/domain/database.types';

export type NewMessage = Omit<TablesInsert<'contact_messages'>, 'id'>;

/** The values of a form as strings; of a checkbox 'yes', or '' if it isn't checked. */
export type Values<Field extends string> = Record<Field, string>;
export type Problems<Field extends string> = Partial<Record<Field, string>>;

/** What the contact form and the legal notice form don't share. */
export interface MessageForm<Field extends string> {
  /** Key of its draft in this tab. */
  draftKey: string;
  /** Field names, in the order of the form. `website` is a honeypot: only bots fill it in. */
  fields: readonly Field[];
  /** Error messages by field, in the form's order; empty if valid. */
  problemsOf: (values: Values<Field>) => Problems<Field>;
  /** The row to store, for valid values. */
  rowOf: (values: Values<Field>) => NewMessage;
  /** Shown when sending fails: 'We couldn’t send your message.' */
  failed: string;
}

/** Maximum lengths, as in the database. */
export const maxLengths = {
  name: 120,
  email: 254,
  company: 120,
  message: 5000,
  note: 1000,
  address: 500,
  signature: 120,
} as const;

type Sender = Values<'name' | 'email' | 'company' | 'subject' | 'message' | 'website'>;

/** Error messages for who sends it. */
export function senderProblems({ name, email }: Pick<Sender, 'name' | 'email'>) {
  const problems: Problems<'name' | 'email'> = {};
  if (cleanLine(name) === '') problems.name = 'Enter your name';
  if (email.trim() === '') problems.email = 'Enter your email';
  else if (!isEmail(email)) problems.email = emailError;
  return problems;
}

/** The columns of every message. */
export function messageRow({ name, email, company, subject, message, website }: Sender): NewMessage {
  return {
    name: cleanLine(name),
    email: cleanEmail(email),
    company: cleanLine(company) || null,
    subject,
    message: message.trim(),
    ...(website ? { website } : {}),
  };
}
