import type { PartyRight } from '@/shared/deals/vocabulary';

/** What a right means for the person who gets it. */
export const rightHints: Readonly<Record<PartyRight, string>> = {
  terms: 'The price, terms, final numbers, and notifications of every step.',
  documents: 'Documents that you share with the deal.',
  earnest_money:
    'Confirm that the earnest money arrived, or say that it hasn’t, once the other side accepts them. They’re ' +
    'notified of its steps and deadlines.',
};

/** What someone may do with their rights, as sentences. Everyone sees the property, people, and deadlines. */
export function rightSentences(rights: readonly string[]): string[] {
  const known: [string, string][] = [
    ['terms', 'See the price, terms, and outcome'],
    ['documents', 'See shared documents'],
    ['earnest_money', 'Confirm that the earnest money arrived, once both sides accept you for it'],
  ];
  return [
    'See the property, the people involved, and the deadlines',
    ...known.filter(([right]) => rights.includes(right)).map(([, sentence]) => sentence),
  ];
}
