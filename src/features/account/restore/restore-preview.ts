import { pluralize } from '@/kit/formatting/format';
import { dataNames } from '@/domain/privacy/personal-data';
import type { RestoreReport } from './api/restore-rows';
import type { FileToRestore } from './archive-files';
import type { Refusals, RowsToRestore } from './archive-rows';
import { rowsOf, type Archive, type Row } from './read-archive';
import { sections } from './sections';

/** What becomes of one kind of data. */
export interface PreviewRow {
  label: string;
  /** How many are restored; null for what there's one of. */
  count: number | null;
  refused: Refusals;
}

/** What isn't restored for one reason. */
export interface LeftRow {
  reason: string;
  /** Such as 'messages' and 'connections'. */
  what: string[];
}

/** What would become of an archive. */
export interface Preview {
  /** What the account has that must be empty, such as '2 saved searches'; empty if it can be restored. */
  filled: string[];
  rows: PreviewRow[];
  left: LeftRow[];
  /** How many of its files aren't in the archive. */
  absent: number;
}

/** Sections of which an account has one. */
const single: ReadonlySet<string> = new Set(['profile', 'buy_box', 'quiet_hours', 'message_settings']);

const filledTexts: Readonly<Record<string, (count: number) => string>> = {
  profile: () => 'what you filled in on your profile',
  buy_box: () => 'your buy box',
  listings: (count) => pluralize(count, 'listing'),
  listing_drafts: (count) => pluralize(count, 'draft'),
  listing_feedback: (count) => pluralize(count, 'like or dislike', 'likes and dislikes'),
  saved_listings: (count) => pluralize(count, 'saved listing'),
  saved_searches: (count) => pluralize(count, 'saved search', 'saved searches'),
  pipeline: (count) => pluralize(count, 'deal in your pipeline', 'deals in your pipeline'),
  followed_topics: (count) => pluralize(count, 'followed topic'),
  blocked: (count) => pluralize(count, 'blocked member'),
  proofs_of_funds: (count) => pluralize(count, 'proof of funds', 'proofs of funds'),
};

/** Says what would become of an archive, in the order of the sections. */
export function previewOf(
  { data, has }: Pick<Archive, 'data' | 'has'>,
  { leftOut }: RowsToRestore,
  files: readonly FileToRestore[],
  report: RestoreReport,
): Preview {
  const rows = sections.flatMap(({ name, what }): PreviewRow[] => {
    const { restored, refused } = report.sections[name] ?? { restored: 0, refused: {} };
    const isDrafts = name === 'listing_drafts';
    const all = isDrafts ? { ...refused, ...leftOut } : refused;
    if (restored === 0 && Object.keys(all).length === 0) return [];
    const count = single.has(name) && restored > 0 ? null : restored;
    return [{ label: isDrafts ? draftsLabel(data) : dataNames([what]), count, refused: all }];
  });
  const present = files.filter(({ archivedAs }) => has(archivedAs));
  const proofs = present.filter(({ to }) => to === 'proofs').length;
  const fileRow = (label: string, count: number) => (count > 0 ? [{ label, count, refused: {} }] : []);
  return {
    filled: Object.entries(report.filled).map(([section, count]) => filledTexts[section]?.(count) ?? section),
    rows: [
      ...rows,
      ...fileRow('Pictures and files', present.length - proofs),
      ...fileRow('Proofs of funds, to be reviewed again', proofs),
    ],
    left: leftRows(data),
    absent: files.length - present.length,
  };
}

function draftsLabel(data: Row): string {
  return rowsOf(data, 'listings').length > 0 ? 'Listings and drafts, as drafts' : 'Drafts of listings';
}

function leftRows(data: Row): LeftRow[] {
  const left = new Map<string, string[]>();
  for (const { name, what, notRestored } of sections) {
    if (notRestored === null || rowsOf(data, name).length === 0) continue;
    left.set(notRestored, [...(left.get(notRestored) ?? []), what]);
  }
  return Array.from(left, ([reason, what]) => ({ reason, what }));
}
