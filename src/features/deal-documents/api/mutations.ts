import { unwrap } from '@/platform/errors/errors';
import { useDealChange } from '@/shared/deals/api/mutations';
import { registerDocument, removeDocumentFiles, type NewDocument } from './files';
import { useMutation } from '@tanstack/react-query';
import { database } from '@/platform/supabase/client';
import type { Json } from '@/domain/database.types';
import type { AgreementKind } from '../agreements';
import { previewSchema } from '../agreement-schema';

/** Adds an uploaded document to the deal. Idempotent. */
export function useAddDocument(dealId: string) {
  return useDealChange((_, document: NewDocument) => registerDocument(dealId, document));
}

/** Shares a document with a party, or stops sharing it. Idempotent. */
export function useShareDocument(documentId: string) {
  return useDealChange(async (supabase, { partyId, shared }: { partyId: string; shared: boolean }) => {
    const which = { document_id: documentId, party_id: partyId };
    unwrap(await (shared ? supabase.rpc('share_deal_document', which) : supabase.rpc('unshare_deal_document', which)));
  });
}

/** Removes a document and its file. Idempotent. */
export function useRemoveDocument() {
  return useDealChange(async (supabase, documentId: string) => {
    const path = unwrap(await supabase.rpc('remove_deal_document', { document_id: documentId }));
    await removeDocumentFiles([path]);
  });
}

/** What the preparer enters, in the fields of `preview_agreement`. */
export interface Preparation {
  kind: AgreementKind;
  inputs: Record<string, Json>;
}

/**
 * The text that an agreement would have now. Fails with code P0001 and a message for the member; with the hint
 * `no_template` if none is approved for the property's state, and `no_split` if JV partners haven't settled the profit.
 */
export function usePreviewAgreement(dealId: string) {
  return useMutation({
    mutationFn: async ({ kind, inputs }: Preparation) =>
      previewSchema.parse(unwrap(await database().rpc('preview_agreement', { deal_id: dealId, kind, inputs }))),
  });
}

/**
 * Sends an agreement for signatures. The same `agreementId` twice makes one. Fails with the hint `deal_changed` if its
 * text isn't the one with this hash anymore.
 */
export function usePrepareAgreement(dealId: string) {
  return useDealChange(
    async (supabase, { agreementId, kind, inputs, sha256 }: Preparation & { agreementId: string; sha256: string }) => {
      unwrap(
        await supabase.rpc('prepare_agreement', {
          agreement_id: agreementId,
          deal_id: dealId,
          kind,
          inputs,
          body_sha256: sha256,
        }),
      );
    },
  );
}

interface SignatureSent {
  name: string;
  consent: boolean;
  /** Whether the name may differ from the account's. */
  confirmed: boolean;
}

/**
 * Signs the text with this hash. Idempotent. Fails with code P0001, a message for the member, and the hint `other_name`
 * if the name differs from the account's and isn't confirmed.
 */
export function useSignAgreement(agreementId: string, sha256: string) {
  return useDealChange(async (supabase, { name, consent, confirmed }: SignatureSent) => {
    unwrap(
      await supabase.rpc('sign_agreement', {
        agreement_id: agreementId,
        body_sha256: sha256,
        signed_name: name,
        consent,
        confirmed,
      }),
    );
  });
}

/** Declines an agreement for everyone. Idempotent. */
export function useDeclineAgreement(agreementId: string) {
  return useDealChange(async (supabase, reason: string) => {
    unwrap(
      await supabase.rpc('decline_agreement', { agreement_id: agreementId, ...(reason.trim() !== '' && { reason }) }),
    );
  });
}

/** Takes back an agreement that the viewer prepared. Idempotent. */
export function useWithdrawAgreement(agreementId: string) {
  return useDealChange(async (supabase) => {
    unwrap(await supabase.rpc('withdraw_agreement', { agreement_id: agreementId }));
  });
}
