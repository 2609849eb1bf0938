import type { ApiDescription } from './api-schemas.ts';

/** What operations that write are tried on, by the name of their parameter. */
export interface Written {
  listing: string;
  draft: string;
  card: string;
  task: string;
  document: string;
}

export interface Write {
  path: (ids: Written) => string;
  body?: object;
  /** Where the version is read that If-Match names. Without it, every precondition is refused. */
  read?: (ids: Written) => string;
}

const listing = {
  title: 'Brick duplex',
  description: 'Two units.',
  property_type: 'Multi Family',
  address: '12 Oak St',
  city: 'New York',
  state: 'NY',
  zip: '10001',
  price: 100_000,
};
const ofListing =
  (rest = '') =>
  (ids: Written) =>
    `/v1/my/listings/${ids.listing}${rest}`;
const ofDraft = (ids: Written) => `/v1/my/drafts/${ids.draft}`;
const ofCard =
  (rest = '') =>
  (ids: Written) =>
    `/v1/my/pipeline/${ids.card}${rest}`;
const box = () => '/v1/my/buy-box';

/** Every operation that writes: a request that works, and where its precondition comes from. */
export const writes = {
  createListing: { path: () => '/v1/my/listings', body: listing },
  createListings: { path: () => '/v1/my/listings/batch', body: { rows: [listing] } },
  updateListing: { path: ofListing(), body: { price: 90_000 }, read: ofListing() },
  addPicture: { path: ofListing('/pictures'), read: ofListing() },
  removePicture: { path: ofListing('/pictures/none.jpg'), read: ofListing() },
  createDraft: { path: () => '/v1/my/drafts', body: { address: '12 Oak St' } },
  createDrafts: { path: () => '/v1/my/drafts/batch', body: { rows: [{ address: '12 Oak St' }] } },
  updateDraft: { path: ofDraft, body: { price: 90_000 }, read: ofDraft },
  deleteDraft: { path: ofDraft, read: ofDraft },
  saveBuyBox: { path: box, body: { states: ['TN'] }, read: box },
  saveListing: { path: ({ listing: id }) => `/v1/my/saved/${id}` },
  unsaveListing: { path: ({ listing: id }) => `/v1/my/saved/${id}` },
  addCard: { path: () => '/v1/my/pipeline', body: { title: 'Fourplex' } },
  updateCard: { path: ofCard(), body: { notes: 'Call' }, read: ofCard() },
  moveCard: { path: ofCard('/move'), body: { stage: 'offered' }, read: ofCard() },
  addTask: { path: ofCard('/tasks'), body: { title: 'Call' } },
  updateTask: {
    path: ({ task }) => `/v1/my/tasks/${task}`,
    body: { title: 'Call back' },
    read: ({ task }) => `/v1/my/tasks/${task}`,
  },
  sendMessage: { path: () => '/v1/messages', body: { recipient_id: listing.zip, content: 'Hello' } },
  openListingDocument: { path: ({ listing: id, document }) => `/v1/listings/${id}/documents/${document}/link` },
  openDealDocument: { path: ({ card, document }) => `/v1/deals/${card}/documents/${document}/link` },
  createWebhook: { path: () => '/v1/webhooks', body: {} },
  deleteWebhook: { path: ({ document }) => `/v1/webhooks/${document}` },
  // Last, because what they were tried on is gone.
  removeCard: { path: ofCard(), read: ofCard() },
  deleteListing: { path: ofListing(), read: ofListing() },
} satisfies Readonly<Record<string, Write>>;

/** Operations that write, by the description. */
export const writing = ({ paths }: ApiDescription) =>
  Object.values(paths)
    .flatMap((methods) => Object.entries(methods))
    .filter(([method]) => method !== 'get')
    .map(([method, { operationId }]) => ({ id: operationId, method: method.toUpperCase() }));
