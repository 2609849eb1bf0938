import { queryOptions } from '@tanstack/react-query';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import type { Json } from '@/domain/database.types';
import { dealKeys } from '@/shared/deals/api/keys';
import type { DealDocument, DocumentStep } from '../documents';
import { invokeFunction } from '@/platform/supabase/functions';
import { isKeyOf } from '@/domain/ledger/vocabulary';
import { agreementStatuses, type Agreement, type Signature } from '../agreements';

const documentColumns = `id, added_by, kind, name, size, sha256, created_at,
  readers:deal_document_readers(party_id, revoked_at),
  log:deal_document_log(id, party_id, step, details, created_at),
  agreements(signatures:agreement_signatures(party_id))` as const;

/** More steps than anyone reads. */
const maxSteps = 100;

/** A document with its embeds, as the query returns it. */
export interface DocumentSource extends Omit<DealDocument, 'readers' | 'signers' | 'log'> {
  readers: { party_id: string; revoked_at: string | null }[];
  log: DocumentStep[];
  /** The agreement it seals, if the viewer signed it. */
  agreements: { signatures: { party_id: string }[] }[];
}

function toDocument({ readers, agreements, ...document }: DocumentSource): DealDocument {
  return {
    ...document,
    readers: readers.filter(({ revoked_at }) => revoked_at === null).map(({ party_id }) => party_id),
    signers: agreements.flatMap(({ signatures }) => signatures.map(({ party_id }) => party_id)),
  };
}

/** The documents of a deal that the viewer can read, newest first. */
export function documentsQuery(userId: string, dealId: string) {
  return queryOptions({
    queryKey: dealKeys.dealPart(userId, dealId, 'documents'),
    queryFn: async ({ signal }): Promise<DealDocument[]> => {
      const rows = unwrap(
        await database()
          .from('deal_documents')
          .select(documentColumns)
          .eq('deal_id', dealId)
          .is('removed_at', null)
          .order('created_at', { ascending: false })
          .order('id', { referencedTable: 'log', ascending: false })
          .limit(maxSteps, { referencedTable: 'log' })
          .abortSignal(signal),
      );
      return rows.map(toDocument);
    },
  });
}

const agreementColumns = `id, kind, title, state, body, body_sha256, status, prepared_by, created_at, ended_at,
  deal_version, changes, template:agreement_templates(version),
  signatures:agreement_signatures(party_id, role, name, signed_name, signed_at, other_name,
    company, company_state, capacity),
  document:deal_documents(id, name)` as const;

/** An agreement with its embeds, as the query returns it. */
export interface AgreementSource extends Omit<Agreement, 'status' | 'version' | 'signatures' | 'changes'> {
  status: string;
  changes: Json;
  /** Null for members once it isn't approved anywhere. */
  template: { version: number } | null;
  signatures: Signature[];
}

function toAgreement({ status, template, changes, ...agreement }: AgreementSource): Agreement[] {
  if (!isKeyOf(agreementStatuses, status)) return [];
  // The database makes the object from the columns of the terms.
  return [{ ...agreement, status, version: template?.version ?? null, changes: changes as Agreement['changes'] }];
}

/** The agreements of a deal that the viewer signs, newest first. */
export function agreementsQuery(userId: string, dealId: string) {
  return queryOptions({
    queryKey: dealKeys.dealPart(userId, dealId, 'agreements'),
    queryFn: async ({ signal }): Promise<Agreement[]> => {
      const rows = unwrap(
        await database()
          .from('agreements')
          .select(agreementColumns)
          .eq('deal_id', dealId)
          .order('created_at', { ascending: false })
          .order('position', { referencedTable: 'signatures' })
          .abortSignal(signal),
      );
      return rows.flatMap(toAgreement);
    },
  });
}

/** How long to wait before trying again to seal an agreement. */
const resealMs = 30_000;

/**
 * Has the server make the sealed PDF of a signed agreement, and again every 30 seconds until it succeeds. Idempotent:
 * signers who do this at the same time get the same PDF.
 */
export function sealQuery(userId: string, agreementId: string) {
  return queryOptions({
    queryKey: dealKeys.seal(userId, agreementId),
    queryFn: async () => {
      await invokeFunction('seal-agreement', { agreement_id: agreementId });
      return true;
    },
    retry: false,
    staleTime: Infinity,
    refetchInterval: ({ state }) => (state.status === 'error' ? resealMs : false),
  });
}
