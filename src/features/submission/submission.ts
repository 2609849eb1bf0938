import type { Tables } from '@/shared/supabase/database.types';
import {
  conditionIds,
  propertyTypeIds,
  statuses,
  type Condition,
  type PropertyType,
  type SubmissionStatus,
} from './vocabulary';

/** A file whose bytes the server has checked. */
export interface ContractFile {
  id: string;
  /** In the bucket `contracts`. */
  path: string;
  name: string;
  /** Bytes. */
  size: number;
  mime_type: string;
  sha256: string;
  uploaded_at: string;
}

/** One entry of the log. */
interface Step {
  id: number;
  step: string;
  actor_id: string | null;
  details: unknown;
  created_at: string;
}

/** A submission as its lists show it. Money in whole USD, areas in square feet. */
export interface SubmissionCard {
  id: string;
  user_id: string;
  address: string;
  property_type: PropertyType;
  condition: Condition;
  price: number;
  sqft: number;
  lot_sqft: number | null;
  status: SubmissionStatus;
  /** Why staff returned it. */
  reason: string | null;
  /** The listing it has become. */
  property_id: string | null;
  created_at: string;
  submitted_at: string | null;
  decided_at: string | null;
}

/** A submission with its files and every step. */
export interface Submission extends SubmissionCard {
  files: ContractFile[];
  log: Step[];
}

type CardRow = Pick<Tables<'property_submissions'>, keyof SubmissionCard>;

function among<T extends string>(values: readonly T[], value: string): T {
  const known = values.find((one) => one === value);
  if (!known) throw new Error(`Unknown value ${value}`);
  return known;
}

/** The card of a row. Throws for a value that this version does not know. */
export function toCard(row: CardRow): SubmissionCard {
  return {
    ...row,
    property_type: among(propertyTypeIds, row.property_type),
    condition: among(conditionIds, row.condition),
    status: among(statuses, row.status),
  };
}

/** Whether the member can still change it. */
export function isOpen({ status }: Pick<SubmissionCard, 'status'>): boolean {
  return status === 'draft' || status === 'returned';
}
