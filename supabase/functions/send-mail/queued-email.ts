import { oneLine, type QueuedNotification } from '../_shared/queued-notification.ts';

/** What a claimed email says, as `private.mail_content` returns it. */
export interface QueuedEmail extends QueuedNotification {
  /** The recipient; null for mail to an address that may belong to no account: invitations and acknowledgments. */
  user_id: string | null;
  email: string;
  name: string;
}

/** An email ready to be sent. */
export interface Email {
  subject: string;
  text: string;
  html: string;
}

/** 'Hi Dana,'. */
export function greeting({ name }: QueuedEmail): string {
  return `Hi ${oneLine(name) || 'there'},`;
}
