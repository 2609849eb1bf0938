import type { QueryClient } from '@tanstack/react-query';
import type { DealSource } from '@/features/deal-room/room';
import type { DealListItem } from '@/features/deals/api/queries';
import type { Random } from './random.ts';

interface Page<T> {
  items: readonly T[];
}

/** What comparisons name of the answer of each operation that reads. They compare the rest without knowing it. */
export interface Answers {
  getMe: { member: object };
  searchListings: Page<{ match_score: unknown }>;
  countListings: { understood: unknown; not_understood: unknown };
  getListing: { documents: object[] };
  getListingTerms: { terms: unknown };
  listListingPrices: Page<object>;
  listSameProperty: Page<object>;
  listStateRules: Page<object>;
  listListingDisclosures: Page<object>;
  explainMatch: { match: unknown };
  listOwnListings: Page<object>;
  getOwnListing: { external_id: unknown };
  listDrafts: Page<{ id: string }>;
  getDraft: object;
  getBuyBox: object;
  listMatches: Page<object>;
  listSaved: Page<object>;
  listPipeline: Page<{ notes: unknown; tasks: unknown }>;
  getCard: { listing: object | null; tasks: { card_id: unknown }[] };
  getTask: object;
  listTasks: Page<{ id: string; updated_at: string }>;
  listOffers: Page<{ state: string; versions: object[] }>;
  getOffer: { versions: object[] };
  listDeals: Page<DealListItem>;
  getDeal: Pick<DealSource, 'milestones'> &
    Omit<DealSource, keyof Embedded | 'open_items'> & {
      parties: Omit<DealSource['parties'][number], 'invitee' | 'member'>[];
      earnest_money: DealSource['earnest'];
      earnest_receipts: DealSource['receipts'];
      documents: { mime_type: unknown; readers: { party_id: string; revoked_at: string | null }[] }[];
      terms: object | null;
    };
  listDeadlines: Page<{ id: string }>;
  listConversations: Page<{
    id: string;
    other_id: unknown;
    other: unknown;
    last_preview: string | null;
    last_user_id: unknown;
    unread: unknown;
    last_message_at: unknown;
  }>;
  getMessage: { id: string; content: string };
  getQuestion: { id: string; content: string; answer: { content: string } | null };
  getShowing: { id: string; booked: unknown; bookings: unknown[] };
  listMessages: Page<{ conversation_id: unknown; type: unknown; attachments: { position: unknown }[] }>;
}

/** What a deal has of other rows, in the app. */
type Embedded = Pick<
  DealSource,
  'listing' | 'milestones' | 'parties' | 'earnest' | 'receipts' | 'closings' | 'endings' | 'splits' | 'agreements'
>;

/** Every operation that reads. A key's webhooks are only its own, and no assistant's. */
export type Reading = keyof Answers;
export type Data<Op extends Reading> = Answers[Op];

/** The kinds of objects that operations name. */
export type ObjectKind =
  | 'listing'
  | 'draft'
  | 'offer'
  | 'deal'
  | 'conversation'
  | 'card'
  | 'task'
  | 'message'
  | 'question'
  | 'showing';

/** What a member asks for. */
export interface Asked {
  reader: string;
  /** The object's; empty for an operation without one. */
  id: string;
  query: Readonly<Record<string, unknown>>;
  /** The app's, empty. */
  cache: QueryClient;
}

export interface Comparison<T> {
  of?: ObjectKind;
  query?: (random: Random) => Record<string, unknown>;
  /** For lists with cursors, of which two pages are compared. */
  pageSize?: number;
  /** The answer, null for 404, and what the app's own queries show: each with the fields that both have. */
  compare: (answer: T | null, asked: Asked) => Promise<[api: unknown, app: unknown]>;
}

export type Comparisons = { readonly [Op in Reading]: Comparison<Data<Op>> };

/** The fields of an object that another one has, too. */
export const pick = (from: object, like: object): object =>
  Object.fromEntries(Object.entries(from).filter(([field]) => Object.hasOwn(like, field)));

/** An object without some fields. */
export const omit = <T extends object, K extends keyof T>(from: T, ...fields: readonly K[]): Omit<T, K> =>
  Object.fromEntries(Object.entries(from).filter(([field]) => !fields.includes(field as K))) as Omit<T, K>;

/** A list without an order of its own, in some order. */
export const unordered = (items: readonly object[] | undefined): string[] =>
  (items ?? []).map((item) => JSON.stringify(item, sortKeys)).toSorted();

const sortKeys = (_key: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;
