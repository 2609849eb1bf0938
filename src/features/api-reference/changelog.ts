/** What is new in the API, newest first. A change that programs could notice adds a line to the latest entry. */
export const changelog: readonly { date: string; title: string; changes: readonly string[] }[] = [
  {
    date: '2026-11-29',
    title: 'Version 1',
    changes: [
      'Listings: search by filters or a sentence, within a drawn area, with counts, terms, documents, and prices.',
      'Own listings with pictures, questions, and showings; drafts; up to 500 of either in one request.',
      'Buy box and matches, saved listings, the pipeline with its tasks, offers, deals and documents, and messages.',
      'State rules: what a state asks of a contract on any day, and the disclosures given with a listing.',
      'external_id: listings and drafts have an ID of your own, and are found by it.',
      'updated_since: what has changed of a list, and what is gone, for 90 days.',
      'Preconditions (ETag, If-Match, If-None-Match) on every write, and Idempotency-Key on what isn’t repeatable.',
      'Webhooks by API: subscribe to events with a key, as Zapier and Make do.',
      'Assistants connect by OAuth 2.1 or with a key, over the Model Context Protocol.',
    ],
  },
];
