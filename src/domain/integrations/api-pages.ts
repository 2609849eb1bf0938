/** The groups of the API's operations: the tags of its description, and pages of its reference. */
export const apiGroups = {
  Account: 'Whose key it is, and what the key can do.',
  Listings: 'The marketplace as you see it: search, counts, terms, documents, and prices.',
  'Buy box': 'What you want to buy, which listings match, and why.',
  'Own listings': 'What you sell: your listings, their pictures, questions, and showings.',
  Drafts: 'Listings that you haven’t posted. Up to 500 are stored in one request.',
  'Saved listings': 'The listings you saved, and what has changed about them.',
  Pipeline: 'The deals that you’re working on, and their tasks.',
  'Offers and deals': 'What you negotiate. Making and accepting offers binds you, so you do it in the app.',
  Messages: 'Read and continue your conversations with other members.',
  Webhooks: 'Subscribe to events by API, as Zapier and Make do.',
} as const;

export type ApiGroup = keyof typeof apiGroups;

/** A page of the reference, below its first one. */
export interface ApiPage {
  /** The last part of its path. */
  slug: string;
  name: string;
  /** One line about it. */
  text: string;
}

const pageOf = ([name, text]: readonly [string, string]): ApiPage => ({
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
  text,
});

/** The pages of the reference after the first one, in order. */
export const apiPages: readonly ApiPage[] = [
  ...Object.entries(apiGroups),
  ['Events', 'What webhooks send to your server, with an example of each event and a receiver.'],
  ['Assistants', 'Connect an assistant that speaks the Model Context Protocol (MCP).'],
  ['Objects', 'What responses and events contain, field by field.'],
  ['Changelog', 'What is new in the API, and what a version promises.'],
].map(([name = '', text = '']) => pageOf([name, text]));
