import { brand } from '@/domain/site/brand';
import type { ReportKind } from '@/shared/content/report-context';
import { formatDate } from '@/kit/formatting/format';
import { userMessage } from '@/platform/errors/errors';
import type { ErrorTexts } from '@/platform/errors/describe-error';
import { dayMs } from '@/kit/time/durations';

/** What the dialog offers. `remove` takes down a listing and hides other content; `dismiss` is for reports. */
export const moderateActions = ['remove', 'remove_badge', 'warn', 'restrict', 'suspend', 'ban', 'dismiss'] as const;
export type ModerateAction = (typeof moderateActions)[number];

/** What staff call each kind of content. */
const nouns: Readonly<Record<ReportKind, string>> = {
  profile: 'profile',
  review: 'review',
  listing: 'listing',
  post: 'post',
  comment: 'comment',
  event: 'event',
  forum: 'forum',
  topic: 'topic',
  reply: 'reply',
  message: 'message',
  question: 'question',
  answer: 'answer',
};

/** The noun for a stored kind of content; 'content' if it's unknown. */
export function nounOf(kind: string): string {
  if (kind === 'agreement_template') return 'agreement';
  if (kind === 'state_rule') return 'state rule';
  return Object.hasOwn(nouns, kind) ? nouns[kind as ReportKind] : 'content';
}

/** A choice in the moderation dialog. */
export interface ActionOption {
  value: ModerateAction;
  label: string;
  hint: string;
}

const memberOptions: readonly ActionOption[] = [
  { value: 'warn', label: 'Warn the member', hint: 'They get your reason. Nothing else changes.' },
  { value: 'restrict', label: 'Make read-only', hint: 'They can browse, save, and delete, but can’t reach anyone.' },
  { value: 'suspend', label: 'Suspend', hint: 'Until a date, they can only read why and appeal.' },
  {
    value: 'ban',
    label: 'Ban',
    hint: 'They can only read why and appeal. Their profile is hidden and their listings are taken down.',
  },
];

/** What moderators can do about a kind of content, or about several reports at once. */
export function actionOptions(kind: ReportKind, { isBulk = false, verified = false } = {}): readonly ActionOption[] {
  const options: ActionOption[] = [];
  if (isBulk) {
    options.push(
      { value: 'dismiss', label: 'Close without action', hint: 'Nothing changes for the members reported.' },
      { value: 'remove', label: 'Remove all content', hint: 'Listings are taken down, other content is hidden.' },
    );
  } else if (kind === 'listing') {
    options.push({ value: 'remove', label: 'Take down the listing', hint: 'Only its seller and staff can see it.' });
    if (verified)
      options.push({ value: 'remove_badge', label: 'Remove the verified badge', hint: 'The listing stays public.' });
  } else if (kind !== 'profile' && kind !== 'forum') {
    options.push({ value: 'remove', label: `Hide the ${nouns[kind]}`, hint: 'Only its author and staff can see it.' });
  }
  return [...options, ...memberOptions];
}

/** How long a suspension can last, in days. */
export const suspensionDays = [1, 3, 7, 30, 90, 365] as const;

/** When a suspension of this many days ends, as an ISO string. */
export function suspensionEnd(days: number, now: number = Date.now()): string {
  return new Date(now + days * dayMs).toISOString();
}

const actionNames: Readonly<Record<string, string>> = {
  take_down: 'Listing taken down',
  hide: 'Content hidden',
  remove_badge: 'Verified badge removed',
  warn: 'Warning',
  restrict: 'Made read-only',
  suspend: 'Suspended',
  ban: 'Banned',
  dismiss: 'Report closed without action',
  uphold: 'Appeal denied',
  reverse: 'Reversed',
  change_role: 'Staff role changed',
  hold: 'Held automatically',
  approve: 'Approved',
  approve_template: 'Agreement approved',
  revoke_template: 'Approval of agreement revoked',
  supersede_rule: 'State rule superseded',
  sign_rule: 'State rule signed off',
};

/** Stored actions in the order of the log's filter. */
export const loggedActions = Object.keys(actionNames);

/** The label of a stored action; the stored value if it's unknown. */
export function actionName(action: string): string {
  return actionNames[action] ?? action;
}

/** Who took a stored action: 'by Ann', or for a hold, which nobody takes, 'after reports by members'. */
export function actedBy({ action, actor }: { action: string; actor: { name: string } | null }): string {
  if (action === 'hold') return 'after reports by members';
  return `by ${actor?.name ?? 'a former member'}`;
}

/** What happened to the member, addressed to them: 'Your listing was taken down'. */
export function decisionTitle({ action, subject_kind }: { action: string; subject_kind: string }): string {
  switch (action) {
    case 'take_down':
      return 'Your listing was taken down';
    case 'hide':
      return `Your ${nounOf(subject_kind)} was removed`;
    case 'hold':
      return `Your ${nounOf(subject_kind)} was hidden after reports`;
    case 'remove_badge':
      return 'Your listing lost its verified badge';
    case 'restrict':
      return 'Your account was made read-only';
    case 'suspend':
      return 'Your account was suspended';
    case 'ban':
      return 'Your account was banned';
    default:
      return 'You received a warning';
  }
}

/** What an account standing means for its owner; null for good standing. */
export function standingText(standing: string, until: string | null): { title: string; text: string } | null {
  switch (standing) {
    case 'read_only':
      return {
        title: 'Your account is read-only',
        text: 'You can browse and save listings, but you can’t post, message, or change anything that others see.',
      };
    case 'suspended':
      return {
        title: `Your account is suspended${until ? ` until ${formatDate(until)}` : ''}`,
        text: `You can’t use ${brand.name} until then. You can appeal each decision below.`,
      };
    case 'banned':
      return {
        title: 'Your account is banned',
        text: `You can no longer use ${brand.name}. You can appeal the decision below.`,
      };
    default:
      return null;
  }
}

export const moderationErrors = { 'code:P0001': userMessage, failed: 'Nothing changed.' } satisfies ErrorTexts;

/** The maximum length of a reason, an answer, and an appeal. */
export const maxReasonLength = 1000;
export const maxAppealLength = 2000;

/** What an appeal is about, for staff. */
export function appealTitle(appeal: { action: { title: string | null; member: { name: string } | null } }): string {
  return appeal.action.title ?? `Account of ${appeal.action.member?.name ?? 'a former member'}`;
}
