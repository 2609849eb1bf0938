import { listingFields } from '@/domain/listing/fields';
import { profileFieldEntries } from '@/domain/member/fields';
import { formatUsd } from '@/kit/formatting/format';
import type { ReportKind } from '@/shared/content/report-context';
import { subjectKindOf } from './reports';

/** A labeled value of the reported content. */
export interface SnapshotFact {
  label: string;
  text: string;
}

const reportedListing = ['title', 'address', 'city', 'state', 'zip', 'price', 'property_type'] as const;

const snapshotFields: Readonly<Record<ReportKind, readonly (readonly [column: string, label: string])[]>> = {
  profile: profileFieldEntries.filter(([, { kind }]) => kind !== 'status').map(([name, { label }]) => [name, label]),
  review: [
    ['rating', 'Stars'],
    ['text', 'Review'],
    ['answer', 'Answer'],
  ],
  listing: [
    ...reportedListing.map((name) => [name, listingFields[name].label] as const),
    ['status', 'Status'],
    ['description', listingFields.description.label],
  ],
  post: [
    ['title', 'Title'],
    ['content', 'Text'],
    ['tags', 'Tags'],
    ['location', 'Location'],
  ],
  comment: [['content', 'Text']],
  event: [
    ['title', 'Title'],
    ['description', 'Description'],
    ['location', 'Location'],
  ],
  forum: [
    ['title', 'Title'],
    ['description', 'Description'],
  ],
  topic: [
    ['title', 'Title'],
    ['content', 'Text'],
  ],
  reply: [['content', 'Text']],
  message: [['content', 'Text']],
  question: [['content', 'Question']],
  answer: [['content', 'Answer']],
};

/** A stored value as text; empty for a missing one. */
function toText(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(toText).filter(Boolean).join(', ');
  if (typeof value === 'object' && value !== null) return toText(Object.values(value));
  return '';
}

function toUsd(value: unknown): string {
  return typeof value === 'number' ? formatUsd(value) : toText(value);
}

/** Capitalizes database values such as 'active'. */
function capitalized(value: unknown): string {
  const word = toText(value);
  return word.charAt(0).toUpperCase() + word.slice(1);
}

const formatters = new Map([
  ['price', toUsd],
  ['status', capitalized],
]);

/** The reported content as of the report: its non-empty fields, or an empty list for an invalid snapshot. */
export function snapshotFacts(kind: ReportKind, snapshot: unknown): SnapshotFact[] {
  if (typeof snapshot !== 'object' || snapshot === null) return [];
  const columns = new Map<string, unknown>(Object.entries(snapshot));
  return snapshotFields[kind]
    .map(([column, label]) => ({ label, text: (formatters.get(column) ?? toText)(columns.get(column)) }))
    .filter(({ text }) => text !== '');
}

interface ModeratedReport {
  id: string;
  subject_kind: string;
  subject_id: string;
  snapshot: unknown;
  reported: { name: string } | null;
}

/** What the moderation dialog acts on for a report. Through the report, because the content may be gone. */
export function moderatedSubject(report: ModeratedReport) {
  const kind = subjectKindOf(report.subject_kind);
  const title = snapshotFacts(kind, report.snapshot).find(({ label }) => label === 'Title')?.text;
  const verified =
    typeof report.snapshot === 'object' &&
    report.snapshot !== null &&
    Reflect.get(report.snapshot, 'verified') === true;
  return { kind, id: report.subject_id, name: title ?? report.reported?.name ?? 'a former member', verified };
}

interface Held extends Omit<ModeratedReport, 'subject_id' | 'reported'> {
  member: { name: string };
}

/** What the moderation dialog acts on for content that waits for review. */
export function heldSubject({ member, ...item }: Held) {
  return moderatedSubject({ ...item, subject_id: item.id, reported: member });
}
