import { paths } from '@/shared/config/paths';
import { formatUsd } from '@/shared/lib/format';
import { refusalText } from '@/shared/supabase/errors';
import { explainFailure } from '@/shared/supabase/explain-failure';
import type { SubjectKind } from '@/shared/ui/report-slot';

/** What each kind that can be reported is called. */
export const kindNames: Readonly<Record<SubjectKind, string>> = {
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
};

const subjectKinds = new Set<string>(Object.keys(kindNames));

function isSubjectKind(stored: string): stored is SubjectKind {
  return subjectKinds.has(stored);
}

/** The kind that a stored report names; a profile for one that is not known. */
export function subjectKindOf(stored: string): SubjectKind {
  return isSubjectKind(stored) ? stored : 'profile';
}

/** Why something is reported, in the order they are offered. */
export const reasons = ['spam', 'scam', 'harassment', 'false_information', 'other'] as const;

export type Reason = (typeof reasons)[number];

/** What each reason is called. */
export const reasonNames: Readonly<Record<Reason, string>> = {
  spam: 'Spam',
  scam: 'Scam or fraud',
  harassment: 'Harassment',
  false_information: 'False information',
  other: 'Something else',
};

/** What a stored reason is called; itself for one that is not known. */
export function reasonName(stored: string): string {
  const known = reasons.find((reason) => reason === stored);
  return known ? reasonNames[known] : stored;
}

/** Most characters of a report's details. */
export const mostDetails = 2000;

/** Most characters of what staff write about a report. */
export const mostOutcome = 1000;

/** What is still missing from a report, by field; null for what is there. */
export function reportProblems(
  reason: Reason | null,
  details: string,
): { reason: string | null; details: string | null } {
  return {
    reason: reason ? null : 'Choose a reason',
    details: reason === 'other' && details.trim() === '' ? 'Say what is wrong' : null,
  };
}

/** Why a report was not sent, for the reader. */
export function reportFailureText(error: unknown): string {
  return refusalText(error) ?? `Your report was not sent. ${explainFailure(error)}`;
}

/** Why a block was not made, or not taken back, for the reader. */
export function blockFailureText(error: unknown): string {
  return `Nothing was changed. ${explainFailure(error)}`;
}

/** A line of what was reported. */
export interface SnapshotFact {
  label: string;
  text: string;
}

const shown: Readonly<Record<SubjectKind, readonly (readonly [column: string, label: string])[]>> = {
  profile: [
    ['name', 'Name'],
    ['title', 'Title'],
    ['location', 'Location'],
    ['bio', 'About'],
    ['past_deals', 'Past deals'],
    ['expertise', 'Expertise'],
    ['certifications', 'Certifications'],
    ['investment_interests', 'Interests'],
    ['social_links', 'Links'],
  ],
  review: [
    ['rating', 'Stars'],
    ['text', 'Review'],
    ['answer', 'Answer'],
  ],
  listing: [
    ['title', 'Title'],
    ['address', 'Address'],
    ['city', 'City'],
    ['state', 'State'],
    ['zip', 'ZIP'],
    ['price', 'Price'],
    ['property_type', 'Type'],
    ['status', 'Status'],
    ['description', 'Description'],
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
  topic: [['title', 'Title']],
  reply: [['content', 'Text']],
  message: [['content', 'Text']],
};

/** A stored value in words; empty for nothing. */
function inWords(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(inWords).filter(Boolean).join(', ');
  if (typeof value === 'object' && value !== null) return inWords(Object.values(value));
  return '';
}

function inDollars(value: unknown): string {
  return typeof value === 'number' ? formatUsd(value) : inWords(value);
}

/** 'active' is a word of the database. */
function capitalised(value: unknown): string {
  const word = inWords(value);
  return word.charAt(0).toUpperCase() + word.slice(1);
}

const wording = new Map([
  ['price', inDollars],
  ['status', capitalised],
]);

/** What was reported, as it was then: a line for everything that is not empty. Nothing for a snapshot that is none. */
export function snapshotFacts(kind: SubjectKind, snapshot: unknown): SnapshotFact[] {
  if (typeof snapshot !== 'object' || snapshot === null) return [];
  const columns = new Map<string, unknown>(Object.entries(snapshot));
  return shown[kind]
    .map(([column, label]) => ({ label, text: (wording.get(column) ?? inWords)(columns.get(column)) }))
    .filter(({ text }) => text !== '');
}

/** Where the reported thing stands in the app, if it still does; null for what only its two readers can open. */
export function addressOf(kind: SubjectKind, subjectId: string, snapshot: unknown): string | null {
  const columns = new Map<string, unknown>(
    typeof snapshot === 'object' && snapshot !== null ? Object.entries(snapshot) : [],
  );
  const within = (column: string, address: (id: string) => string) => {
    const id = columns.get(column);
    return typeof id === 'string' ? address(id) : null;
  };
  switch (kind) {
    case 'profile':
      return paths.member(subjectId);
    case 'review':
      return within('member_id', paths.member);
    case 'listing':
      return paths.listing(subjectId);
    case 'post':
      return paths.post(subjectId);
    case 'comment':
      return within('post_id', paths.post);
    case 'event':
      return paths.event(subjectId);
    case 'forum':
      return paths.forum(subjectId);
    case 'topic':
      return within('forum_id', (forumId) => paths.topic(forumId, subjectId));
    case 'reply':
    case 'message':
      return null;
  }
}
