import { formatCents } from '@/kit/formatting/format-cents';
import { pluralize } from '@/kit/formatting/format';

/** An event of the payment provider that isn't handled. */
export interface PaymentEvent {
  id: string;
  type: string;
  received_at: string;
  deliveries: number;
  /** Null if handling it hasn't failed yet. */
  error: string | null;
}

/** A refund or dispute of a member's payment. */
export interface Reversal {
  id: string;
  kind: 'refund' | 'dispute';
  /** Stripe's status. */
  status: string;
  amount_cents: number;
  currency: string;
  reason: string | null;
  created_at: string;
  /** Until when Stripe accepts evidence; null for a refund, or once it's too late. */
  evidence_due_at: string | null;
  /** The invoice's number, or its ID. */
  invoice: string;
}

/** What the reconciliation corrected, because its event was lost. */
export interface Correction {
  id: number;
  kind: 'subscription' | 'refund' | 'dispute';
  object_id: string;
  /** Null if it was missing. */
  old_status: string | null;
  new_status: string;
  corrected_at: string;
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
  /** What the reconciliation couldn't correct, or an operator must fix. */
  payment_problems: string[];
  /** How many disputes need a response. */
  open_disputes: number;
  /** The newest 20. */
  reversals: Reversal[];
  /** The newest 20. */
  corrections: Correction[];
  mail: MailProblem[];
  jobs: Job[];
  errors: RecentError[];
  /** Null if the database doesn't measure them. */
  queries: SlowQuery[] | null;
}

/** What needs attention, a few words each; empty if all is clear. Slow queries and old errors don't count. */
export function attentionTexts(figures: Operations): string[] {
  const { payment_count, payment_problems, open_disputes, mail, jobs, request_check } = figures;
  const countOf = (problem: MailProblem['problem']) =>
    mail.filter((group) => group.problem === problem).reduce((sum, { count }) => sum + count, 0);
  const [dead, late, lateJobs] = [countOf('dead'), countOf('late'), jobs.filter(({ is_late }) => is_late).length];
  return [
    ...(request_check ? [] : ['The request check isn’t installed']),
    ...(payment_count ? [pluralize(payment_count, 'unhandled payment event')] : []),
    ...(payment_problems.length ? [pluralize(payment_problems.length, 'payment problem')] : []),
    ...(open_disputes ? [`${pluralize(open_disputes, 'dispute')} without a response`] : []),
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
  'reconcile-payments': 'Compare payments with Stripe',
  'advance-deals': 'Open calls for offers, expire offers, and send deadline reminders',
  'seal-ledger': 'Seal the ledger of offers and deals',
  'stamp-ledger': 'Timestamp the ledger',
};

/** 'Refund of $1,000', 'Dispute of $5,000'. */
export function reversalTitle({ kind, amount_cents, currency }: Reversal): string {
  return `${kind === 'refund' ? 'Refund' : 'Dispute'} of ${formatCents(amount_cents, currency)}`;
}

/** Stripe's status or reason in words: 'Needs response'. */
export function stripeWords(code: string): string {
  const words = code.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const correctedKinds = { subscription: 'Subscription', refund: 'Refund', dispute: 'Dispute' } as const;

/** What was corrected: 'Subscription active, was past due'. */
export function correctionTitle({ kind, old_status, new_status }: Correction): string {
  const status = new_status.replaceAll('_', ' ');
  if (old_status === new_status) return `${correctedKinds[kind]} ${status}, details updated`;
  return `${correctedKinds[kind]} ${status}, was ${old_status?.replaceAll('_', ' ') ?? 'missing'}`;
}

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
