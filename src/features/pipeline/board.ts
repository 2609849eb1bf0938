/** The cards of the board, in order, and where a move puts them. */
import { formatUsd } from '@/kit/formatting/format';
import { stages, type Stage } from './stages';
import type { Due } from './due';

/** The listing of a card, as it is now. */
export interface CardListing {
  id: string;
  title: string;
  address: string;
  city: string;
  state: string;
  zip: string;
  price: number;
  images: string[];
  status: string;
}

/** A card on the board. `title`, `address`, and `price` are those of a deal from elsewhere, or a deleted listing. */
export interface BoardCard {
  id: string;
  property_id: string | null;
  title: string;
  address: string | null;
  price: number | null;
  stage: Stage;
  created_at: string;
  updated_at: string;
  /** What the member last offered, in whole USD; null without an offer. */
  offered_price: number | null;
  /** The agreed or final price of the member's open or closed deal, in whole USD; null without one. */
  contract_price: number | null;
  /** Null for a deal from elsewhere, and for a listing that is deleted, paused, or hidden from the member. */
  listing: CardListing | null;
  next_task: (Due & { id: string; title: string }) | null;
}

/** What a card shows: the listing as it is now, else what the card has. `price` in whole USD; null if not stated. */
export function dealFacts(card: Pick<BoardCard, 'title' | 'address' | 'price' | 'listing'>): {
  title: string;
  address: string | null;
  price: number | null;
} {
  const { listing } = card;
  if (!listing) return { title: card.title, address: card.address, price: card.price };
  const { title, address, city, state, zip, price } = listing;
  return { title, address: `${address}, ${city}, ${state} ${zip}`, price };
}

/** What the member offered, or has it under contract for: 'Offered $212,000'. Null without an offer. */
export function ownPrice(card: Pick<BoardCard, 'offered_price' | 'contract_price'>): string | null {
  if (card.contract_price !== null) return `Contract price ${formatUsd(card.contract_price)}`;
  return card.offered_price === null ? null : `Offered ${formatUsd(card.offered_price)}`;
}

/** What a card says about its listing; null if there's nothing to say. */
export function availability({ property_id: id, listing }: Pick<BoardCard, 'property_id' | 'listing'>): string | null {
  if (listing?.status === 'sold') return 'Sold';
  return id !== null && listing === null ? 'No longer listed' : null;
}

/** The cards of a stage, in order. */
export const cardsIn = (cards: readonly BoardCard[], stage: Stage): BoardCard[] =>
  cards.filter((card) => card.stage === stage);

/** Where a card goes: above the card `beforeId`, or to the end of the stage if that's null. */
export interface Move {
  id: string;
  stage: Stage;
  beforeId: string | null;
}

/** The cards after a move, as `move_pipeline_card` orders them. A changed stage counts as a change of the card. */
export function moveCard(cards: readonly BoardCard[], { id, stage, beforeId }: Move, now: string): BoardCard[] {
  const card = cards.find((one) => one.id === id);
  if (!card || beforeId === id) return [...cards];
  const moved = card.stage === stage ? card : { ...card, stage, updated_at: now };
  const others = cards.filter((one) => one.id !== id);
  const found = others.findIndex((one) => one.id === beforeId && one.stage === stage);
  return found === -1 ? [...others, moved] : others.toSpliced(found, 0, moved);
}

/** The move that would put a card where it is now. */
export function currentPlace(cards: readonly BoardCard[], id: string): Move | null {
  const card = cards.find((one) => one.id === id);
  if (!card) return null;
  const column = cardsIn(cards, card.stage);
  return { id, stage: card.stage, beforeId: column[column.indexOf(card) + 1]?.id ?? null };
}

export type Direction = 'left' | 'right' | 'up' | 'down';

/** The move to the top of another stage; null if the card is there or gone. */
export function moveToStage(cards: readonly BoardCard[], id: string, stage: Stage): Move | null {
  const card = cards.find((one) => one.id === id);
  if (!card || card.stage === stage) return null;
  return { id, stage, beforeId: cardsIn(cards, stage)[0]?.id ?? null };
}

/** The move by one place up or down, or to the top of the next stage; null at an edge. */
export function moveBy(cards: readonly BoardCard[], id: string, direction: Direction): Move | null {
  const card = cards.find((one) => one.id === id);
  if (!card) return null;
  if (direction === 'left' || direction === 'right') {
    const stage = stages[stages.indexOf(card.stage) + (direction === 'left' ? -1 : 1)];
    return stage ? moveToStage(cards, id, stage) : null;
  }
  const column = cardsIn(cards, card.stage);
  const place = column.indexOf(card);
  if (direction === 'up') {
    const above = column[place - 1];
    return above ? { id, stage: card.stage, beforeId: above.id } : null;
  }
  return column[place + 1] ? { id, stage: card.stage, beforeId: column[place + 2]?.id ?? null } : null;
}

/** The card that an arrow key leads to from another one; null at an edge. Skips empty stages. */
export function neighborOf(cards: readonly BoardCard[], id: string, direction: Direction): string | null {
  const card = cards.find((one) => one.id === id);
  if (!card) return null;
  const column = cardsIn(cards, card.stage);
  const place = column.indexOf(card);
  if (direction === 'up' || direction === 'down') return column[place + (direction === 'up' ? -1 : 1)]?.id ?? null;
  const at = stages.indexOf(card.stage);
  const beyond = direction === 'left' ? stages.slice(0, at).toReversed() : stages.slice(at + 1);
  const next = beyond.map((stage) => cardsIn(cards, stage)).find((found) => found.length > 0);
  return (next?.[place] ?? next?.at(-1))?.id ?? null;
}

/** A card's place in its stage, from 1, and how many are there; null if it's gone. */
export function placeOf(cards: readonly BoardCard[], id: string): { place: number; of: number } | null {
  const card = cards.find((one) => one.id === id);
  if (!card) return null;
  const column = cardsIn(cards, card.stage);
  return { place: column.indexOf(card) + 1, of: column.length };
}
