import { useId } from 'react';
import { brand } from '@/shared/config/brand';

const answers = [
  {
    question: 'What happens when I cancel?',
    answer:
      'You keep access to the end of the period you have paid for, and nothing is charged after it. Fees already paid are non-refundable.',
  },
  {
    question: 'Can I change over later?',
    answer:
      'Yes, under Billing, from one plan to the other and at any time. You see the exact amount before you confirm it.',
  },
  {
    question: 'Who sees my card?',
    answer: `Only our card provider, on whose page you pay. ${brand.name} keeps the brand and the last four digits, so that you can tell which card it was.`,
  },
  {
    question: 'Do I get receipts?',
    answer: 'For every payment, as a PDF under Billing, from the day it was made.',
  },
] as const;

/** What is asked before one pays. */
export function PlanQuestions() {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl font-semibold tracking-tight">
        Before you decide
      </h2>
      <dl className="mt-5 grid gap-x-12 gap-y-7 sm:grid-cols-2">
        {answers.map(({ question, answer }) => (
          <div key={question}>
            <dt className="font-semibold text-ink">{question}</dt>
            <dd className="mt-1.5 text-[15px] text-pretty text-muted">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
