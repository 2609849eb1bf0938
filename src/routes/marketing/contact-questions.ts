import { brand } from '@/shared/config/brand';
import { paths } from '@/shared/config/paths';

/** A run of an answer: words, or words that lead somewhere. */
type Passage = string | { text: string; to: string };

interface ContactQuestion {
  question: string;
  answer: readonly Passage[];
}

/** What is asked most, as the contact page shows it and tells search engines. */
export const contactQuestions: readonly ContactQuestion[] = [
  {
    question: 'What does it cost?',
    answer: [
      'Joining, browsing and posting are free. A listing of a free member carries a 50% joint venture requirement; paid members list without it and see sellers’ contact details. Prices stand on the ',
      { text: 'membership page', to: paths.membership },
      '.',
    ],
  },
  {
    question: 'How do I post a deal?',
    answer: [
      'Create an account, confirm your email, and choose Post a listing in the app. Pictures, price and terms take about five minutes; it is on the market at once.',
    ],
  },
  {
    question: 'How does a listing become Verified?',
    answer: [
      'Ask for it on your listing, or submit the property with the contract you hold. Staff look at either, within 24 hours for paid members. Partner members’ listings are verified when they post them.',
    ],
  },
  {
    question: 'Is the seller’s phone number shown to everybody?',
    answer: [
      `No. Paid members, accepted connections and the sellers themselves see it. Everybody else writes through ${brand.name}.`,
    ],
  },
  {
    question: 'How do I cancel my membership?',
    answer: [
      'Under Billing in the app, at any time. It stays open to the end of the period you have paid for and is then not renewed.',
    ],
  },
  {
    question: 'How do I get my data, or leave?',
    answer: [
      'Both are under Account in the app: one file with everything we hold about you, and a button that deletes the account at once. The ',
      { text: 'Privacy Policy', to: paths.privacy },
      ' says what that covers.',
    ],
  },
];

/** An answer without its links. */
export function answerText(answer: readonly Passage[]): string {
  return answer.map((passage) => (typeof passage === 'string' ? passage : passage.text)).join('');
}
