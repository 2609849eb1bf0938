/** What the URL of the pipeline holds: the view, the stage, the order of the list, and the open card. */
import type { QueryCodec } from '@/platform/navigation/use-query-state';
import { isUuid } from '@/kit/formatting/ids';
import { dealFacts, type BoardCard } from './board';
import { dueTime } from './due';
import { stages, type Stage } from './stages';

export const sorts = ['title', 'stage', 'price', 'due', 'updated'] as const;
export type SortKey = (typeof sorts)[number];

export interface SortOrder {
  by: SortKey;
  descending: boolean;
}

export interface BoardState {
  view: 'board' | 'list';
  /** The list shows only this stage; phones show this stage of the board. */
  stage: Stage | null;
  sort: SortOrder;
  /** ID of the open card. */
  card: string | null;
}

/** The list starts with what changed last. */
export const defaultSort: SortOrder = { by: 'updated', descending: true };

function parseSort(text: string | null): SortOrder {
  const by = sorts.find((key) => key === text?.replace(/^-/, ''));
  return by ? { by, descending: text?.startsWith('-') ?? false } : defaultSort;
}

export const boardCodec: QueryCodec<BoardState> = {
  parse: (query) => {
    const params = new URLSearchParams(query);
    const card = params.get('card');
    return {
      view: params.get('view') === 'list' ? 'list' : 'board',
      stage: stages.find((stage) => stage === params.get('stage')) ?? null,
      sort: parseSort(params.get('sort')),
      card: card !== null && isUuid(card) ? card : null,
    };
  },
  serialize: ({ view, stage, sort, card }, preserve) => {
    const params = new URLSearchParams(preserve);
    const isDefault = sort.by === defaultSort.by && sort.descending === defaultSort.descending;
    const values = {
      view: view === 'list' ? view : null,
      stage,
      sort: isDefault ? null : `${sort.descending ? '-' : ''}${sort.by}`,
      card,
    };
    for (const [name, value] of Object.entries(values)) {
      if (value === null) params.delete(name);
      else params.set(name, value);
    }
    return params.toString();
  },
};

/** The order after choosing a column: reversed if it's the current one. Times start with the latest. */
export function sortedBy(sort: SortOrder, by: SortKey): SortOrder {
  return sort.by === by ? { by, descending: !sort.descending } : { by, descending: by === 'updated' };
}

type Comparable = string | number | null;

/** Compares two values; missing ones come last in either order. */
function compare(one: Comparable, other: Comparable, descending: boolean): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  const order =
    typeof one === 'number' && typeof other === 'number' ? one - other : String(one).localeCompare(String(other));
  return descending ? -order : order;
}

const keys: Readonly<Record<SortKey, (card: BoardCard) => Comparable>> = {
  title: (card) => dealFacts(card).title,
  stage: (card) => stages.indexOf(card.stage),
  price: (card) => dealFacts(card).price,
  due: ({ next_task: task }) => task && dueTime(task),
  updated: (card) => Date.parse(card.updated_at),
};

/** The cards of a stage (of all for null), sorted. */
export function listedCards(
  cards: readonly BoardCard[],
  stage: Stage | null,
  { by, descending }: SortOrder,
): BoardCard[] {
  return cards
    .filter((card) => stage === null || card.stage === stage)
    .toSorted((one, other) => compare(keys[by](one), keys[by](other), descending));
}

/** The stage that a phone shows: the chosen one, else the first with cards. */
export function shownStage(cards: readonly BoardCard[], chosen: Stage | null): Stage {
  return chosen ?? stages.find((stage) => cards.some((card) => card.stage === stage)) ?? 'watching';
}
