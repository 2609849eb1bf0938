/** What a message can be about, as stored and as shown. */
export const subjects = {
  general: 'General question',
  membership: 'Membership and billing',
  demo: 'Request a demo',
  partnership: 'Partnership',
  support: 'Help with my account',
  other: 'Something else',
} as const;

/** The subject's name; for one that is not known, as it is stored. */
export function subjectName(stored: string): string {
  return Object.entries(subjects).find(([subject]) => subject === stored)?.[1] ?? stored;
}

/** The form's fields by the names they have in it. `website` is not for people: what fills it in is a program. */
export const contactFields = ['name', 'email', 'company', 'subject', 'message', 'website'] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactValues = Record<ContactField, string>;

/** Most characters a field holds, as the database does. */
export const most = { name: 120, email: 254, company: 120, message: 5000, note: 1000 } as const;

export type ContactProblems = Partial<Record<ContactField, string>>;

/** What is wrong with each field, in the form's order; empty when it can be sent. Whether the email is one, the browser says. */
export function contactProblems({ name, email, subject, message }: ContactValues, isEmail: boolean): ContactProblems {
  const problems: ContactProblems = {};
  if (name.trim() === '') problems.name = 'Enter your name';
  if (email.trim() === '') problems.email = 'Enter your email';
  else if (!isEmail) problems.email = 'Enter an email address like name@example.com';
  if (subject === '') problems.subject = 'Choose what it is about';
  if (message.trim() === '') problems.message = 'Write your message';
  return problems;
}

/** Which messages staff look at: those that wait, or those that are settled. */
export type MessageState = 'open' | 'settled';
