import { queryOptions } from '@tanstack/react-query';
import { loanColumns, type LoanTerms } from '@/domain/analysis/numbers/loan-columns';
import { persisted } from '@/platform/query/persisted';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import type { Due } from '../due';
import type { AnalysisInputs } from '../inputs';
import { toStage, type Stage } from '../stages';
import { pipelineKeys } from './keys';
import { cardColumns, listingColumns } from './queries';

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
export interface AnalyzedListing extends LoanTerms {
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
  `jv_share_pct, occupancy, financing, ${Object.values(loanColumns).join(', ')}`;

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
