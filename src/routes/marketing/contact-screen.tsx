import { clsx } from 'clsx';
import { ChevronDown, Clock, Mail } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ContactForm } from '@/features/contact/components/contact-form';
import { brand } from '@/domain/site/brand';
import { HeadTags } from '@/platform/head/head-tags';
import { Card } from '@/kit/ui/card';
import { usePageTitle } from '@/platform/navigation/route-effects';
import { contactHead } from './contact-head';
import { contactQuestions } from './contact-questions';
import { useDisplayFont } from './display-font';
import { SectionHeading } from './section-heading';

const hours = [
  { days: 'Monday to Friday', time: '9 AM to 6 PM' },
  { days: 'Saturday', time: '10 AM to 4 PM' },
  { days: 'Sunday', time: 'Closed' },
] as const;

const linkClass = 'font-medium text-evergreen-ink underline underline-offset-2';

/** The contact form, business hours, and the FAQ. */
export default function ContactScreen() {
  usePageTitle('Contact');
  useDisplayFont();
  return (
    <>
      <HeadTags head={contactHead} />
      <div className="mx-auto max-w-page px-4 pt-10 sm:px-6 sm:pt-16">
        <h1
          className={clsx(
            'max-w-2xl font-display text-balance text-4xl leading-[1.1] font-semibold tracking-[-0.02em]',
            'outline-none sm:text-5xl',
          )}
        >
          Contact us. A person will answer.
        </h1>
        <p className="mt-4 max-w-xl text-lg text-pretty text-muted">
          Ask about a plan, get help with your account, or suggest working together. You’ll hear back within 24 hours.
        </p>
        <div className="mt-9 grid gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8">
          <section aria-label="Contact form">
            <Card className="p-5 sm:p-8">
              <ContactForm />
            </Card>
          </section>
          <ContactDetails />
        </div>
      </div>
      <Questions />
    </>
  );
}

function ContactDetails() {
  return (
    <aside
      aria-label="Business hours and email"
      className="flex flex-col gap-5 self-start sm:max-lg:flex-row sm:max-lg:*:flex-1"
    >
      <Card className="p-5 sm:p-6">
        <h2 className="flex items-center gap-2.5 font-semibold">
          <Clock aria-hidden className="size-5 text-evergreen-ink" />
          Business hours
        </h2>
        <p className="mt-1 text-sm text-muted">Eastern time (EST)</p>
        <dl className="numeric mt-2 text-[15px]">
          {hours.map(({ days, time }) => (
            <div key={days} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2 last:border-0">
              <dt className="text-muted">{days}</dt>
              <dd className="font-medium">{time}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card className="p-5 sm:p-6">
        <h2 className="flex items-center gap-2.5 font-semibold">
          <Mail aria-hidden className="size-5 text-evergreen-ink" />
          By email
        </h2>
        <p className="mt-2 text-[15px] text-muted">
          Prefer email?{' '}
          <a href={`mailto:${brand.email}`} className={linkClass}>
            {brand.email}
          </a>
        </p>
      </Card>
    </aside>
  );
}

/** Uses `<details>`, so it works without scripts. */
function Questions() {
  return (
    <section aria-labelledby="questions" className="mt-16 border-t border-line bg-sunken sm:mt-24">
      <div
        className={clsx(
          'mx-auto grid max-w-page gap-x-16 gap-y-6 px-4 py-14 sm:px-6 sm:py-20',
          'lg:grid-cols-[20rem_minmax(0,1fr)]',
        )}
      >
        <SectionHeading id="questions">FAQ</SectionHeading>
        <div className="divide-y divide-line border-y border-line">
          {contactQuestions.map(({ question, answer }) => (
            <details key={question} className="group">
              <summary
                className={clsx(
                  'flex min-h-14 list-none items-center justify-between gap-4 py-3 text-[17px]',
                  'font-semibold [&::-webkit-details-marker]:hidden',
                )}
              >
                {question}
                <ChevronDown
                  aria-hidden
                  className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
                />
              </summary>
              <p className="max-w-2xl pb-5 text-[15px] text-pretty text-muted">
                {answer.map((passage) =>
                  typeof passage === 'string' ? (
                    passage
                  ) : (
                    <Link key={passage.to} to={passage.to} className={linkClass}>
                      {passage.text}
                    </Link>
                  ),
                )}
              </p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
