import type { PartyRight } from '@/domain/ledger/vocabulary';

/** What a right means for the person who gets it. */
export const rightHints: Readonly<Record<PartyRight, string>> = {
  terms: 'The price, terms, final numbers, and notifications of every step.',
  documents: 'Documents that you share with the deal.',
  earnest_money:
    'See the amount, and confirm that it arrived, or say that it hasn’t, once the other side accepts them. They’re ' +
    'notified of its steps and deadlines.',
  messages: 'Write to the buyer and the seller, who can write to them. Each conversation is between two people.',
};
