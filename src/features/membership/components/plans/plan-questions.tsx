import { useId } from 'react';
import { brand } from '@/domain/site/brand';

const answers = [
  {
    question: 'What happens when I cancel?',
    answer:
      'You keep access until the end of the period you’ve paid for, and you won’t be charged again. ' +
      'Fees already paid are non-refundable.',
  },
  {
    question: 'Can I switch plans later?',
    answer: 'Yes, at any time, under Billing. You’ll see the exact amount before you confirm.',
  },
  {
    question: 'Who sees my card?',
    answer:
      `Only our payment provider. You pay on their page. ${brand.name} stores the brand and last four digits ` +
      'so you can tell which card you used.',
  },
  {
    question: 'Do I get receipts?',
    answer: 'Yes. Download a PDF of every payment under Billing.',
  },
] as const;

/** Questions people ask before they pay. */
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
