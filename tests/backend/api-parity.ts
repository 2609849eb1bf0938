import type { QueryClient } from '@tanstack/react-query';
import type { createApi } from '../../public/api/client.ts';
import type { Random } from './random.ts';

export type Api = ReturnType<typeof createApi>;

/** Every operation that reads. A key's webhooks are only its own, and no assistant's. */
export type Reading = Exclude<
  Extract<keyof Api, `get${string}` | `list${string}` | 'searchListings' | 'countListings' | 'explainMatch'>,
  'listWebhooks' | 'getWebhook'
>;
export type Data<Op extends Reading> = Awaited<ReturnType<Api[Op]>>['data'];

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
