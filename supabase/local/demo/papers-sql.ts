/** The part of `seed.sql` for the deal's papers: a shared document, and an agreement that waits for a signature. */
import { DEAL_DOCUMENT_ID_PREFIX, DEMO_AGREEMENT_ID, memberId } from './ids.ts';
import { demoDealDocument } from './papers.ts';
import { text } from './sql.ts';

/** The Closer sells to the Partner. */
const seller = 2;

/** SQL that adds them through the functions that members and edge functions call. Comes after the offers. */
export function papersSql(): string {
  const { number, addedBy, kind, name, size, sha256, path } = demoDealDocument;
  const documentId = DEAL_DOCUMENT_ID_PREFIX + String(number).padStart(12, '0');
  return `-- Agreements are offered in the states where there are listings. A real operator has an attorney review them
-- first.
insert into public.agreement_template_approvals (template_id, state)
select t.id, p.state from public.agreement_templates t cross join (select distinct state from public.properties) p
on conflict do nothing;

-- Papers of the deal. The file is created on the first request.
insert into storage.objects (bucket_id, name, owner, owner_id, metadata)
values (
  'deal-documents', ${text(path)}, ${text(memberId(addedBy))}, ${text(memberId(addedBy))},
  '{"mimetype": "application/pdf", "size": ${size}, "cacheControl": "max-age=3600"}'
)
on conflict (bucket_id, name) do nothing;
do $$
declare
  deal constant uuid := (select id from public.deals where seller_id = ${text(memberId(seller))} limit 1);
  inputs constant jsonb := jsonb_build_object(
    'original_seller', 'Margaret Ellison', 'original_contract_date', (now() - interval '18 days')::date,
    'assignment_fee_usd', 14000
  );
  draft jsonb;
begin
  perform public.register_deal_document(
    ${text(memberId(addedBy))}, ${text(documentId)}, deal, ${text(kind)},
    array(select id from public.deal_parties where deal_id = deal and role = 'seller'), ${text(name)}, ${size},
    'application/pdf', ${text(sha256)},
    ${text(path)}
  );
  perform set_config('request.jwt.claims', '{"sub": "${memberId(seller)}", "role": "authenticated"}', true);
  draft := public.preview_agreement(deal, 'assignment', inputs);
  perform public.prepare_agreement(
    ${text(DEMO_AGREEMENT_ID)}, deal, 'assignment', inputs, draft ->> 'body_sha256'
  );
  perform public.sign_agreement(
    ${text(DEMO_AGREEMENT_ID)}, draft ->> 'body_sha256',
    (select u.name from public.users u where u.id = ${text(memberId(seller))}), true
  );
  perform set_config('request.jwt.claims', '', true);
end;
$$;
`;
}
