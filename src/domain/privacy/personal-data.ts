import { joinWords } from '../../kit/formatting/join-words.ts';
import registry from './personal-data.json';

/** What data is about, in the order in which members look for it. */
export const dataTopics = [
  { id: 'account', title: 'Your account' },
  { id: 'profile', title: 'Your profile' },
  { id: 'search', title: 'What you’re looking for' },
  { id: 'listings', title: 'Your listings' },
  { id: 'community', title: 'Community and messages' },
  { id: 'deals', title: 'Offers and deals' },
  { id: 'payments', title: 'Membership and payments' },
  { id: 'safety', title: 'Notifications, reports, and support' },
] as const;

export type DataTopic = (typeof dataTopics)[number]['id'];

/** A row of the registry `private.personal_data`: one kind of data about members. */
export interface PersonalData {
  topic: DataTopic;
  /** Its name, such as 'saved listings'. */
  what: string;
  /** Why it isn’t exported, or isn’t deleted with the account. */
  note?: string;
  /** How long it stays after the account is deleted, such as 'for 7 years'; none if it’s deleted, too. */
  retainedFor?: string;
  /** Whether it names the member to those they dealt with after the account is deleted. */
  inDeals?: boolean;
  notExported?: boolean;
  /** The section of an export that it’s the main part of. */
  section?: string;
  /** Why restoring an archive leaves that section out; none if it doesn’t. */
  notRestored?: string;
}

export const personalData = registry as readonly PersonalData[];

/** The names of data at the start of a sentence: 'Deals and offers'. */
export function dataNames(names: readonly string[]): string {
  const text = joinWords(names);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Data about which the same is to say. */
export interface NotedData {
  /** Its names, such as 'deals'. */
  what: string[];
  /** Such as 'stay for the other side. Kept for 7 years.' */
  note: string;
}

/** Puts data with the same note, that is kept as long, together. */
export function notedData(data: readonly Pick<PersonalData, 'what' | 'note' | 'retainedFor'>[]): NotedData[] {
  const groups = new Map<string, string[]>();
  for (const { what, note, retainedFor } of data) {
    const text = [note, retainedFor && `Kept ${retainedFor}`].flatMap((part) => (part ? [`${part}.`] : [])).join(' ');
    groups.set(text, [...(groups.get(text) ?? []), what]);
  }
  return Array.from(groups, ([note, what]) => ({ what, note }));
}
