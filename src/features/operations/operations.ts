import { pluralize } from '@/shared/formatting/format';

/** An event of the payment provider that isn't handled. */
export interface PaymentEvent {
  id: string;
  type: string;
  received_at: string;
  deliveries: number;
  /** Null if handling it hasn't failed yet. */
  error: string | null;
}

/** Emails with the same problem and error. */
export interface MailProblem {
  /** dead: given up. unknown: may have been sent. late: waiting too long. */
  problem: 'dead' | 'unknown' | 'late';
  /** The mail server's reply code, such as '550'; null without one. */
  error: string | null;
  count: number;
  oldest: string;
}

export interface Job {
  job: string;
  /** The last success; null without one. */
  ran_at: string | null;
  is_late: boolean;
}

/** Errors of the same kind in the last 24 hours. */
export interface RecentError {
  source: 'mail' | 'payment' | 'job';
  kind: string | null;
  count: number;
  last_at: string;
}

export interface SlowQuery {
  query: string;
  calls: number;
  mean_ms: number;
  max_ms: number;
}

/** The result of the database function `operations`. */
export interface Operations {
  database_bytes: number;
  request_check: boolean;
  payment_count: number;
  /** The oldest 20. */
  payments: PaymentEvent[];
  mail: MailProblem[];
  jobs: Job[];
  errors: RecentError[];
  /** Null if the database doesn't measure them. */
  queries: SlowQuery[] | null;
}

/** What needs attention, a few words each; empty if all is clear. Slow queries and old errors don't count. */
export function attentionTexts({ payment_count, mail, jobs, request_check }: Operations): string[] {
  const countOf = (problem: MailProblem['problem']) =>
    mail.filter((group) => group.problem === problem).reduce((sum, { count }) => sum + count, 0);
  const [dead, late, lateJobs] = [countOf('dead'), countOf('late'), jobs.filter(({ is_late }) => is_late).length];
  return [
    ...(request_check ? [] : ['The request check isn’t installed']),
    ...(payment_count ? [pluralize(payment_count, 'unhandled payment event')] : []),
    ...(lateJobs ? [pluralize(lateJobs, 'late scheduled job')] : []),
    ...(late ? [pluralize(late, 'delayed email')] : []),
    ...(dead ? [pluralize(dead, 'undelivered email')] : []),
  ];
}

const jobNames: Readonly<Record<string, string>> = {
  'send-mail': 'Send email',
  'remind-of-events': 'Remind of events',
  'send-deal-alerts': 'Send deal alerts',
  'send-deal-digests': 'Send daily deal emails',
  'suspend-swapped-pictures': 'Check pictures of verified listings',
};

/** The label of a scheduled job; its name if it's unknown. */
export function jobName(job: string): string {
  return jobNames[job] ?? job;
}

/** What went wrong with an email, from the mail server's reply code. */
export function mailErrorText(error: string | null): string {
  return error === null ? 'No reply code' : `Mail server replied ${error}`;
}

/** What failed, in a few words: 'Email: Mail server replied 550'. */
export function errorText({ source, kind }: RecentError): string {
  switch (source) {
    case 'mail':
      return `Email: ${mailErrorText(kind)}`;
    case 'payment':
      return `Payment event: ${kind ?? 'unknown'}`;
    case 'job':
      return `Scheduled job: ${jobName(kind ?? 'unknown')}`;
  }
}

/** A size in MB or GB: '312 MB'. */
export function formatSize(bytes: number): string {
  const megabytes = bytes / 1_000_000;
  return megabytes < 1000 ? `${Math.ceil(megabytes)} MB` : `${(megabytes / 1000).toFixed(1)} GB`;
}
