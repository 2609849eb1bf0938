import { queryOptions } from '@tanstack/react-query';
import { persisted } from '@/platform/query/persisted';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import type { BoardCard } from '../board';
import type { ExportedCard } from '../csv';
import type { Due } from '../due';
import type { AnalysisInputs } from '../inputs';
import { toStage, type Stage } from '../stages';
import { pipelineKeys } from './keys';

const listingColumns = 'id, title, address, city, state, zip, price, images, status';
const cardColumns =
  'id, property_id, title, address, price, stage, created_at, updated_at, offered_price, contract_price';

/** All cards of the member (at most 500), in order within each stage. */
export function boardQuery(userId: string) {
  return queryOptions({
    queryKey: pipelineKeys.board(userId),
    meta: persisted,
    queryFn: async ({ signal }): Promise<BoardCard[]> => {
      const cards = unwrap(
        await database()
          .from('pipeline_cards')
          .select(`${cardColumns}, next_task, listing:properties(${listingColumns})`)
          .order('position')
          .order('id')
          .abortSignal(signal),
      );
      return cards.map((card) => ({
        ...card,
        stage: toStage(card.stage),
        next_task: card.next_task as BoardCard['next_task'],
      }));
    },
    // Listings, offers, and other tabs change the board.
    staleTime: 0,
  });
}

export interface Task extends Due {
  id: string;
  title: string;
  done_at: string | null;
  created_at: string;
}

export interface SavedAnalysis {
  id: string;
  name: string;
  inputs: AnalysisInputs;
  created_at: string;
}

export interface CardFile {
  id: string;
  path: string;
  name: string;
  size: number;
  created_at: string;
}

/** The listing of an open card, with the figures that an analysis uses. */
export interface AnalyzedListing {
  id: string;
  title: string;
  address: string;
  city: string;
  state: string;
  zip: string;
  price: number;
  images: string[];
  status: string;
  sqft: number;
  condition: string | null;
  noi: number | null;
  arv: number | null;
  repair_cost: number | null;
  monthly_rent: number | null;
  other_monthly_income: number | null;
  vacancy_pct: number | null;
  annual_expenses: unknown;
  jv_share_pct: number;
  occupancy: string;
  financing: string | null;
  down_payment_pct: number | null;
  seller_note_rate: number | null;
  balloon_years: number | null;
  existing_loan_balance: number | null;
  existing_loan_rate: number | null;
  existing_loan_months: number | null;
}

/** A card with everything on it. */
export interface CardDetail {
  id: string;
  property_id: string | null;
  title: string;
  address: string | null;
  price: number | null;
  offered_price: number | null;
  contract_price: number | null;
  stage: Stage;
  notes: string;
  notes_version: number;
  created_at: string;
  updated_at: string;
  listing: AnalyzedListing | null;
  tasks: Task[];
  analyses: SavedAnalysis[];
  files: CardFile[];
}

const figureColumns =
  'sqft, condition, noi, arv, repair_cost, monthly_rent, other_monthly_income, vacancy_pct, annual_expenses, ' +
  'jv_share_pct, occupancy, financing, down_payment_pct, seller_note_rate, balloon_years, existing_loan_balance, ' +
  'existing_loan_rate, existing_loan_months';

/** A card with its notes, tasks, analyses, and files; null if it's gone. */
export function cardQuery(userId: string, id: string) {
  return queryOptions({
    queryKey: pipelineKeys.card(userId, id),
    meta: persisted,
    queryFn: async ({ signal }): Promise<CardDetail | null> => {
      const card = unwrap(
        await database()
          .from('pipeline_cards')
          .select(
            `${cardColumns}, notes, notes_version, listing:properties(${listingColumns}, ${figureColumns}),
            tasks:pipeline_tasks(id, title, due_on, due_at, done_at, created_at),
            analyses:saved_analyses(id, name, inputs, created_at),
            files:pipeline_files(id, path, name, size, created_at)`,
          )
          .eq('id', id)
          .order('created_at', { referencedTable: 'saved_analyses', ascending: false })
          .order('created_at', { referencedTable: 'pipeline_files' })
          .abortSignal(signal)
          .maybeSingle()
          .overrideTypes<Omit<CardDetail, 'stage'> & { stage: string }, { merge: false }>(),
      );
      return card && { ...card, stage: toStage(card.stage) };
    },
    staleTime: 0,
  });
}

/** The member's card of a listing; null if it isn't in the pipeline. */
export function listingCardQuery(userId: string, listingId: string) {
  return queryOptions({
    queryKey: pipelineKeys.ofListing(userId, listingId),
    meta: persisted,
    queryFn: async ({ signal }): Promise<{ id: string; stage: Stage } | null> => {
      const card = unwrap(
        await database()
          .from('pipeline_cards')
          .select('id, stage')
          .eq('property_id', listingId)
          .abortSignal(signal)
          .maybeSingle(),
      );
      return card && { id: card.id, stage: toStage(card.stage) };
    },
    staleTime: 0,
  });
}

/** Everything for the export. */
export async function loadExport(signal: AbortSignal): Promise<ExportedCard[]> {
  return unwrap(
    await database()
      .from('pipeline_cards')
      .select(
        `${cardColumns}, notes, stage_changed_at, listing:properties(${listingColumns}),
        tasks:pipeline_tasks(title, due_on, due_at, done_at, created_at)`,
      )
      .order('position')
      .order('id')
      .abortSignal(signal),
  );
}
