import { documentsQuery } from '@/features/deal-documents/api/queries';
import { dealQuery } from '@/features/deal-room/api/queries';
import { agreedTermsQuery } from '@/shared/deals/api/terms';
import { toDeal, type Deal } from '@/features/deal-room/room';
import { endedDealsQuery, endedOffersQuery, liveOffersQuery, openDealsQuery } from '@/features/deals/api/queries';
import { conversationQuery, inboxQuery, threadQuery } from '@/features/messaging/api/queries';
import type { OfferVersion } from '@/domain/offer/fields';
import { offerQuery } from '@/features/offers/api/queries';
import { type Comparisons, type Data, omit, pick, unordered } from './api-parity.ts';
import { database } from './app-client.ts';

/** What the deal room makes of a deal, from what the API has of it. */
function shownDeal({ milestones, parties, earnest_money, earnest_receipts, ...deal }: Data<'getDeal'>): Deal {
  const { documents: _documents, terms: _terms, ...columns } = deal;
  return toDeal({
    ...columns,
    milestones,
    parties: parties.map((party) => ({ ...party, invitee: null, member: null })),
    open_items: null,
    listing: null,
    earnest: earnest_money,
    receipts: earnest_receipts,
    closings: [],
    releases: [],
    endings: [],
    splits: [],
    agreements: [],
  });
}

/** A version as the API has it; the app selects all columns. */
const versionOf = (version: OfferVersion) => omit({ offer_id: '', ...version }, 'offer_id');

/** A row as the app may read it; null if it may not. */
async function rowOf(table: string, columns: string, id: string): Promise<unknown> {
  return (await database().from(table).select(columns).eq('id', id).maybeSingle()).data;
}

const liveStates = ['sealed', 'open', 'backup'];

/** What the member does with others. */
export const dealComparisons = {
  listOffers: {
    // Accepted ones are deals.
    query: () => ({ states: [...liveStates, 'declined', 'withdrawn', 'expired', 'canceled'], limit: 100 }),
    compare: async (answer, { reader, cache }) => {
      const live = await cache.fetchQuery(liveOffersQuery(reader));
      const { pages } = await cache.fetchInfiniteQuery({ ...endedOffersQuery(reader), pages: 4 });
      const terms = (versions: Data<'getOffer'>['versions']) => versions[0] ?? null;
      const offers = answer?.items.map(({ versions, ...offer }) =>
        liveStates.includes(offer.state) ? { ...offer, terms: terms(versions) } : offer,
      );
      return [
        unordered(offers),
        unordered([
          ...live.map((offer) => ({
            ...omit(offer, 'listing', 'required_share'),
            terms: offer.terms && versionOf(offer.terms),
          })),
          ...pages.flatMap(({ items }) => items),
        ]),
      ];
    },
  },
  getOffer: {
    of: 'offer',
    compare: async (answer, { id, reader, cache }) => {
      const shown = await cache.fetchQuery(offerQuery(reader, id));
      return [answer, shown && { ...omit(shown.offer, 'required_share'), versions: shown.versions.map(versionOf) }];
    },
  },
  listDeals: {
    query: (random) => ({ state: random.pick(['open', 'closed', 'fell_through']), limit: 100 }),
    compare: async (answer, { reader, query, cache }) => {
      const open = await cache.fetchQuery(openDealsQuery(reader));
      const ended = await cache.fetchInfiniteQuery({ ...endedDealsQuery(reader), pages: 4 });
      const shown = [...open, ...ended.pages.flatMap(({ items }) => items)];
      const milestone = { kind: '', state: '', due_at: '' };
      const party = { user_id: '', role: '', name: '', revoked_at: '' };
      // The deposit is in getDeal.
      const inList = (deal: (typeof shown)[number]) => ({
        ...omit(deal, 'earnest'),
        milestones: unordered(deal.milestones.map((one) => pick(one, milestone))),
        parties: unordered(deal.parties.map((one) => pick(one, party))),
      });
      return [
        unordered(answer?.items.map((deal) => inList(pick(deal, shown[0] ?? {}) as typeof deal)) ?? []),
        unordered(shown.filter(({ state }) => state === query['state']).map(inList)),
      ];
    },
  },
  getDeal: {
    of: 'deal',
    compare: async (answer, { id, reader, cache }) => {
      const shown = await cache.fetchQuery(dealQuery(reader, id));
      const part = (deal: Deal) => ({
        ...pick(deal, answer ?? {}),
        milestones: deal.milestones,
        parties: unordered(deal.parties.map((party) => omit(party, 'invitedEmail', 'picture', 'contact'))),
      });
      if (!answer || !shown) return [answer, shown];
      const documents = await cache.fetchQuery(documentsQuery(reader, id));
      const terms = await cache.fetchQuery(agreedTermsQuery(reader, shown));
      const read = answer.documents.map(({ readers, ...document }) => ({
        ...omit(document, 'mime_type'),
        readers: readers.flatMap(({ party_id, revoked_at }) => (revoked_at === null ? party_id : [])),
      }));
      return [
        { ...part(shownDeal(answer)), documents: read, terms: answer.terms },
        {
          ...part(shown),
          documents: documents.map((document) => omit(document, 'log', 'signers')),
          terms,
        },
      ];
    },
  },
  listDeadlines: {
    query: () => ({ limit: 200 }),
    compare: async (answer, { reader, cache }) => {
      const deals = await cache.fetchQuery(openDealsQuery(reader));
      const shown = deals.flatMap(({ id, title, address, time_zone, milestones }) =>
        milestones
          .filter(({ state }) => state === 'pending' || state === 'declared')
          .map((milestone) => ({ ...milestone, deal: { id, title, address, time_zone } })),
      );
      return [unordered(answer?.items.map((deadline) => omit(deadline, 'id'))), unordered(shown)];
    },
  },
  listConversations: {
    pageSize: 20,
    compare: async (answer, { reader, cache }) => {
      const { pages } = await cache.fetchInfiniteQuery({ ...inboxQuery(reader), pages: 2 });
      const listed = answer?.items.map(
        ({ id, other_id, other, last_preview, last_user_id, unread, last_message_at }) => ({
          conversationId: id,
          partner: { id: other_id, author: other },
          unread,
          last_message_at,
          preview: last_preview ?? '',
          own: last_user_id === reader,
        }),
      );
      return [listed, pages.flatMap(({ items }) => items.map((entry) => omit(entry, 'id')))];
    },
  },
  getMessage: {
    of: 'message',
    compare: async (answer, { id }) => [
      answer && { id: answer.id, content: answer.content },
      await rowOf('messages', 'id, content', id),
    ],
  },
  getQuestion: {
    of: 'question',
    compare: async (answer, { id }) => [
      answer && { id: answer.id, content: answer.content, answer: answer.answer && { content: answer.answer.content } },
      await rowOf('listing_questions', 'id, content, answer:listing_answers(content)', id),
    ],
  },
  getShowing: {
    of: 'showing',
    compare: async (answer, { id }) => [
      answer && { id: answer.id, booked: answer.booked, bookings: answer.bookings.length },
      await rowOf('listing_showings', 'id, booked, bookings:showing_bookings(id)', id).then(
        (row) => row && { ...row, bookings: (row as { bookings: unknown[] }).bookings.length },
      ),
    ],
  },
  listMessages: {
    of: 'conversation',
    pageSize: 30,
    compare: async (answer, { id, reader, cache }) => {
      const conversation = await cache.fetchQuery(conversationQuery(reader, id));
      if (!conversation) return [answer, null];
      const { pages } = await cache.fetchInfiniteQuery({ ...threadQuery(reader, id), pages: 2 });
      return [
        answer?.items.map((message) => ({
          ...omit(message, 'conversation_id', 'type'),
          attachments: message.attachments.map((file) => omit(file, 'position')),
        })),
        pages.flatMap(({ items }) =>
          items.map((message) => ({
            ...message,
            attachments: message.attachments.map((file) => omit(file, 'path', 'width', 'height')),
          })),
        ),
      ];
    },
  },
} satisfies Partial<Comparisons>;
