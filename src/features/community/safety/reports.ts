import { z } from 'zod';
import { paths } from '@/domain/site/paths';
import { userMessage } from '@/platform/errors/errors';
import type { ErrorTexts } from '@/platform/errors/describe-error';
import type { ReportKind, ReportSubject } from '@/shared/content/report-context';

/** The label of each kind of content that can be reported. */
export const kindNames: Readonly<Record<ReportKind, string>> = {
  profile: 'Profile',
  review: 'Review',
  listing: 'Listing',
  post: 'Post',
  comment: 'Comment',
  event: 'Event',
  forum: 'Forum',
  topic: 'Topic',
  reply: 'Reply',
  message: 'Message',
  question: 'Question',
  answer: 'Answer',
};

const subjectKinds = new Set<string>(Object.keys(kindNames));

function isSubjectKind(stored: string): stored is ReportKind {
  return subjectKinds.has(stored);
}

/** The kind of a stored report; 'profile' if it's unknown. */
export function subjectKindOf(stored: string): ReportKind {
  return isSubjectKind(stored) ? stored : 'profile';
}

/** The reasons for a report, in display order. */
export const reasons = ['spam', 'scam', 'harassment', 'false_information', 'other'] as const;

export type Reason = (typeof reasons)[number];

/** The label of each reason. */
export const reasonNames: Readonly<Record<Reason, string>> = {
  spam: 'Spam',
  scam: 'Scam or fraud',
  harassment: 'Harassment',
  false_information: 'False information',
  other: 'Something else',
};

/** The label of a stored reason; the stored value if it's unknown. */
export function reasonName(stored: string): string {
  const known = reasons.find((reason) => reason === stored);
  return known ? reasonNames[known] : stored;
}

/** The maximum length of a report's details. */
export const maxDetailsLength = 2000;

/** The maximum number of reports in a bulk action, as in `moderate_reports`. */
export const maxSelected = 50;

/** The loaded reports that are selected. Ones that were closed since have left the list. */
export function selectedReports<R extends { id: string }>(reports: readonly R[], chosen: readonly string[]): R[] {
  return reports.filter(({ id }) => chosen.includes(id));
}

/** The maximum length of the outcome that staff write. */
export const maxOutcomeLength = 1000;

/** The unvalidated fields of a report. */
export const reportDraftSchema = z.object({ reason: z.enum(reasons).nullable(), details: z.string() });

export type ReportDraft = z.infer<typeof reportDraftSchema>;

/** A report. Another reason needs details. */
export const reportSchema = z
  .object({ reason: z.enum(reasons, 'Choose a reason'), details: z.string().trim() })
  .refine(({ reason, details }) => reason !== 'other' || details !== '', {
    path: ['details'],
    message: 'Tell us what’s wrong',
  });

export type Report = z.infer<typeof reportSchema>;

export const reportErrors = { 'code:P0001': userMessage, failed: 'Your report wasn’t sent.' } satisfies ErrorTexts;

/** When blocking or unblocking fails. */
export const blockErrors = { failed: 'Nothing changed.' } satisfies ErrorTexts;

/** Why content waits for review, for moderators; the stored value if it's unknown. */
export function waitingReason(stored: string): string {
  switch (stored) {
    case 'first_post':
      return 'New member';
    case 'link':
      return 'Link or contact details';
    case 'image':
      return 'Image';
    case 'payment':
      return 'Asks for money up front';
    case 'fair_housing':
      return 'Says who should live in a home';
    case 'reports':
      return 'Reported';
    default:
      return stored;
  }
}

/** The legal notice form, with a link to the page of what's reported: its own, or the current one. */
export function noticePath({ kind, id }: ReportSubject, currentPage: string): string {
  return paths.legalNotice(subjectPath(kind, id, null) ?? currentPage);
}

/** The path of the reported content; null for content without a page that staff can open. */
export function subjectPath(kind: ReportKind, subjectId: string, snapshot: unknown): string | null {
  const columns = new Map<string, unknown>(
    typeof snapshot === 'object' && snapshot !== null ? Object.entries(snapshot) : [],
  );
  const pathFrom = (column: string, address: (id: string) => string) => {
    const id = columns.get(column);
    return typeof id === 'string' ? address(id) : null;
  };
  switch (kind) {
    case 'profile':
      return paths.member(subjectId);
    case 'review':
      return pathFrom('member_id', paths.member);
    case 'listing':
      return paths.listing(subjectId);
    case 'post':
      return paths.post(subjectId);
    case 'comment':
      return pathFrom('post_id', paths.post);
    case 'event':
      return paths.event(subjectId);
    case 'forum':
      return paths.forum(subjectId);
    case 'topic':
      return pathFrom('forum_id', (forumId) => paths.topic(forumId, subjectId));
    case 'question':
      return pathFrom('property_id', (listingId) => `${paths.listing(listingId)}#questions`);
    case 'reply':
    case 'message':
    case 'answer':
      return null;
  }
}
