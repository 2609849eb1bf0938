import {
  submissionConditionIds,
  submissionTypeIds,
  type SubmissionCondition,
  type SubmissionType,
} from '@/domain/listing/property-vocabulary';
import type { ContractReading } from '@/domain/contract/reading';
import type { Tables } from '@/domain/database.types';

export const statuses = ['draft', 'submitted', 'accepted', 'returned'] as const;
export type SubmissionStatus = (typeof statuses)[number];

/** A file the server has checked. */
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

/** A file of a submission as reviewers see it. */
export interface ReviewedContract extends ContractFile {
  /** Null for staff who aren't reviewers. */
  reading: ContractReading | null;
}

/** One log entry. */
interface LogStep {
  id: number;
  step: string;
  actor_id: string | null;
  details: unknown;
  created_at: string;
}

/** A submission as shown in lists. Prices in whole USD, areas in square feet. */
export interface SubmissionCard {
  id: string;
  user_id: string;
  address: string;
  property_type: SubmissionType;
  condition: SubmissionCondition;
  price: number;
  sqft: number;
  lot_sqft: number | null;
  status: SubmissionStatus;
  /** Why staff returned it. */
  reason: string | null;
  /** The listing created from it. */
  property_id: string | null;
  created_at: string;
  submitted_at: string | null;
  decided_at: string | null;
}

/** A submission with its files and log. */
export interface Submission extends SubmissionCard {
  files: ContractFile[];
  log: LogStep[];
}

type CardRow = Pick<Tables<'property_submissions'>, keyof SubmissionCard>;

function oneOf<T extends string>(values: readonly T[], value: string): T {
  const known = values.find((one) => one === value);
  if (!known) throw new Error(`Unknown value ${value}`);
  return known;
}

/** Maps a row to a card. Throws on a value this version doesn't know. */
export function toCard(row: CardRow): SubmissionCard {
  return {
    ...row,
    property_type: oneOf(submissionTypeIds, row.property_type),
    condition: oneOf(submissionConditionIds, row.condition),
    status: oneOf(statuses, row.status),
  };
}

/** True while the member can still edit it. */
export function isOpen({ status }: Pick<SubmissionCard, 'status'>): boolean {
  return status === 'draft' || status === 'returned';
}

/** A log entry as text: 'Contract added: a.pdf'. */
export function describeLogStep(step: string, details: unknown): string {
  const of = (name: string) =>
    typeof details === 'object' && details && name in details ? String((details as Record<string, unknown>)[name]) : '';
  switch (step) {
    case 'started':
      return 'Started';
    case 'file_added':
      return `Contract added: ${of('name')}`;
    case 'file_removed':
      return `Contract removed: ${of('name')}`;
    case 'submitted':
      return 'Submitted for review';
    case 'returned':
      return `Returned: ${of('reason')}`;
    case 'accepted':
      return 'Accepted and listed';
    default:
      return 'Changed';
  }
}
