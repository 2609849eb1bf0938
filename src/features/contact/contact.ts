import { messageRow, senderProblems, type MessageForm, type Problems, type Values } from './message-form';
import { noticeSubjects } from './legal-notice';

/** Message subjects: stored value and label. */
export const subjects = {
  general: 'General question',
  membership: 'Membership and billing',
  demo: 'Request a demo',
  partnership: 'Partnership',
  support: 'Help with my account',
  other: 'Something else',
} as const;

/** The label of a stored subject, also of a legal notice; an unknown one is returned as is. */
export function subjectLabel(stored: string): string {
  return Object.entries({ ...subjects, ...noticeSubjects }).find(([subject]) => subject === stored)?.[1] ?? stored;
}

const contactFields = ['name', 'email', 'company', 'subject', 'message', 'website'] as const;
export type ContactValues = Values<(typeof contactFields)[number]>;

function contactProblems(values: ContactValues) {
  const problems: Problems<keyof ContactValues> = senderProblems(values);
  if (values.subject === '') problems.subject = 'Choose a subject';
  if (values.message.trim() === '') problems.message = 'Write your message';
  return problems;
}

/** The contact form. */
export const contactForm: MessageForm<keyof ContactValues> = {
  draftKey: 'contact_draft',
  fields: contactFields,
  problemsOf: contactProblems,
  rowOf: messageRow,
  failed: 'We couldn’t send your message.',
};

/** The two staff lists. 'settled' means resolved. */
export type MessageState = 'open' | 'settled';
