import { brand } from '@/domain/site/brand';
import { paths } from '@/domain/site/paths';

/** Part of an answer: text or a link. */
type Passage = string | { text: string; to: string };

interface ContactQuestion {
  question: string;
  answer: readonly Passage[];
}

/** The FAQ, for the contact page and its structured data. */
export const contactQuestions: readonly ContactQuestion[] = [
  {
    question: 'What does it cost?',
    answer: [
      'Joining, browsing, and posting are free. Free members’ listings carry a 50% joint venture ' +
        'requirement. Paid members list without it and see sellers’ contact details. Prices are on ' +
        'the ',
      { text: 'membership page', to: paths.membership },
      '.',
    ],
  },
  {
    question: 'How do I post a listing?',
    answer: [
      'Create an account, verify your email, and choose Post a listing in the app. Adding photos, ' +
        'price, and terms takes about five minutes. Your listing goes live right away, your first one once ' +
        'we’ve checked it.',
    ],
  },
  {
    question: 'How does a listing become Verified?',
    answer: [
      'Request verification on your listing, or verify a property with its contract. Our team ' +
        'reviews it, within 24 hours for paid members. Partners’ listings are verified automatically.',
    ],
  },
  {
    question: 'Who can see a seller’s phone number?',
    answer: [`Paid members and the seller’s connections. Everyone else can message them on ${brand.name}.`],
  },
  {
    question: 'How do I cancel my membership?',
    answer: [
      'Go to Billing in the app. You can cancel anytime, and you keep access until the end of the period you paid for.',
    ],
  },
  {
    question: 'How do I export my data or delete my account?',
    answer: [
      'Go to Account in the app. You can download one file with all your data, or delete your ' +
        'account immediately. See the ',
      { text: 'Privacy Policy', to: paths.privacy },
      ' for details.',
    ],
  },
];

/** Returns an answer as plain text. */
export function answerText(answer: readonly Passage[]): string {
  return answer.map((passage) => (typeof passage === 'string' ? passage : passage.text)).join('');
}
