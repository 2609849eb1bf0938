/** Message subjects: stored value and label. */
export const subjects = {
  general: 'General question',
  membership: 'Membership and billing',
  demo: 'Request a demo',
  partnership: 'Partnership',
  support: 'Help with my account',
  other: 'Something else',
} as const;

/** The label of a stored subject; an unknown one is returned as is. */
export function subjectLabel(stored: string): string {
  return Object.entries(subjects).find(([subject]) => subject === stored)?.[1] ?? stored;
}

/** The form's field names. `website` is a honeypot: only bots fill it in. */
export const contactFields = ['name', 'email', 'company', 'subject', 'message', 'website'] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactValues = Record<ContactField, string>;

/** Maximum lengths, as in the database. */
export const maxLengths = { name: 120, email: 254, company: 120, message: 5000, note: 1000 } as const;

export type ContactProblems = Partial<Record<ContactField, string>>;

/** Error messages by field, in the form's order; empty if valid. `isEmail` is the browser's own email check. */
export function contactProblems({ name, email, subject, message }: ContactValues, isEmail: boolean): ContactProblems {
  const problems: ContactProblems = {};
  if (name.trim() === '') problems.name = 'Enter your name';
  if (email.trim() === '') problems.email = 'Enter your email';
  else if (!isEmail) problems.email = 'Enter an email address like name@example.com';
  if (subject === '') problems.subject = 'Choose a subject';
  if (message.trim() === '') problems.message = 'Write your message';
  return problems;
}

/** The two staff lists. 'settled' means resolved. */
export type MessageState = 'open' | 'settled';
