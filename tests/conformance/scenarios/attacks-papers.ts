import type { SupabaseClient } from '@supabase/supabase-js';
import { mimeTypes, pdf } from '../../backend/documents.ts';
import { expectDenied, expectNoRows } from '../../backend/http-helpers.ts';
import { listingOf } from '../../backend/listing-fields.ts';
import type { Member, Project } from '../project.ts';
import { CannotCheck, type Cast, type Scenario } from '../scenario.ts';
import { done, type Stage } from '../stage.ts';
import { expectNoAccess } from './private-files.ts';

/** A deal between Cy, who buys, and Bob, who sells, with a guest who was removed. Ann made a competing offer. */
interface Deal {
  id: string;
  /** Party IDs by role. */
  parties: Record<string, string>;
  /** A title company that opened the document before it was removed. */
  guest: Member;
  document: { id: string; path: string };
}

const deals = new WeakMap<Project, Promise<Deal>>();

/** Opens the deal once per project. */
async function openDeal(cast: Cast): Promise<{ stage: Stage; deal: Deal; strangers: { client: SupabaseClient }[] }> {
  const stage = await cast.stage();
  const opened = deals.get(cast.project) ?? makeDeal(cast.project, stage);
  deals.set(cast.project, opened);
  const deal = await opened;
  return { stage, deal, strangers: [stage.ann, stage.eve, deal.guest, stage.staff] };
}

async function makeDeal(project: Project, { ann, bob, cy }: Stage): Promise<Deal> {
  const listing = crypto.randomUUID();
  const place = await approvedPlace(project);
  await done(
    bob.client.from('properties').insert(listingOf(bob.id, { id: listing, title: 'House for sale', ...place })),
  );
  const [offer] = [await offerOn(listing, cy), await offerOn(listing, ann)];
  await done(bob.client.rpc('answer_offer', { offer_id: offer, action: 'accept', version: 1 }));
  const { id } = await done<{ id: string }>(bob.client.from('deals').select('id').eq('offer_id', offer).single());
  const guest = await project.verifiedMember();
  const invitation = { deal_id: id, email: guest.email, name: 'Tia Title', role: 'title', rights: ['documents'] };
  const party = await done<string>(bob.client.rpc('invite_party', invitation));
  await done(guest.client.rpc('join_deal', { party_id: party }));
  const rows = await done<{ id: string; role: string }[]>(
    bob.client.from('deal_parties').select('id, role').eq('deal_id', id),
  );
  const parties = Object.fromEntries(rows.map((row) => [row.role, row.id]));
  const document = await addDocument(bob, id, [party]);
  await done(guest.client.rpc('open_deal_document', { document_id: document.id }));
  await done(bob.client.rpc('revoke_party', { party_id: party }));
  return { id, parties, guest, document };
}

/** A ZIP code in a state where an assignment is approved; any other place without one. */
async function approvedPlace({ service }: Project): Promise<object> {
  const approvals = service.from('agreement_template_approvals');
  const [approved] = await done<{ state: string }[]>(
    approvals.select('state, agreement_templates!inner(kind)').eq('agreement_templates.kind', 'assignment').limit(1),
  );
  if (!approved) return {};
  const places = service.from('zip_codes').select('zip, city, county, state').eq('state', approved.state).limit(1);
  return (await done<object[]>(places))[0] ?? {};
}

async function offerOn(listing: string, { client }: Member): Promise<string> {
  const offer = crypto.randomUUID();
  const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();
  const terms = {
    price: 95_000,
    earnest_money: 1000,
    closing_on: days(30).slice(0, 10),
    financing: 'Cash',
    time_zone: 'America/Chicago',
    expires_at: days(3),
  };
  await done(client.rpc('make_offer', { offer_id: offer, property_id: listing, terms }));
  return offer;
}

async function addDocument({ client, id: owner }: Member, deal: string, readers: string[]) {
  const [id, file] = [crypto.randomUUID(), crypto.randomUUID()];
  const incoming = `${owner}/${id}/incoming/${file}.pdf`;
  const type = { contentType: mimeTypes.pdf };
  await done(client.storage.from('deal-documents').upload(incoming, pdf('Hush title'), type));
  const body = { document_id: id, deal_id: deal, file_id: file, name: 'Title.pdf', kind: 'title', reader_ids: readers };
  const { data, error } = await client.functions.invoke('register-deal-document', { body });
  if (error) throw new CannotCheck(`register-deal-document: ${error.message}`);
  return (data as { document: { id: string; path: string } }).document;
}

/** Attacks on documents and agreements of deals. */
export const paperAttacks: Scenario[] = [
  {
    name: 'documents of a deal are out of reach of competing buyers, outsiders, removed guests, and staff',
    check: async (cast) => {
      const { stage, deal, strangers } = await openDeal(cast);
      for (const { client } of strangers) {
        for (const table of ['deal_documents', 'deal_document_readers', 'deal_document_log'])
          expectNoRows(await client.from(table).select());
        const about = { document_id: deal.document.id };
        expectDenied(await client.rpc('open_deal_document', about), '42501');
        expectDenied(await client.rpc('share_deal_document', { ...about, party_id: deal.parties['buyer'] }), '42501');
        expectDenied(await client.rpc('remove_deal_document', about), '42501');
      }
      for (const client of [stage.visitor, ...strangers.map((one) => one.client)])
        await expectNoAccess(cast.project, { client }, 'deal-documents', deal.document.path);
      expectDenied(await stage.visitor.from('deal_documents').select(), '42501');
      // A party whom it wasn't shared with.
      expectNoRows(await stage.cy.client.from('deal_documents').select());
      expectDenied(await stage.cy.client.rpc('open_deal_document', { document_id: deal.document.id }), '42501');
    },
  },
];
