import { BellRing, Calculator, Eye, Scale, Sigma, Star } from 'lucide-react';
import { SectionHeading } from './section-heading';

const points = [
  {
    icon: Calculator,
    title: 'Numbers first',
    text:
      'Price, cap rate, NOI, beds, baths, and square feet are in the same place on every ' +
      'listing, so you can compare deals at a glance.',
  },
  {
    icon: Scale,
    title: 'Terms in the open',
    text: 'Financing, condition, occupancy, and any 50% JV requirement are on the page, not in the third phone call.',
  },
  {
    icon: Eye,
    title: 'Interest you can see',
    text:
      'View counts are real and update live. Know how many others have opened a deal before you ' +
      'spend an evening on it.',
  },
  {
    icon: BellRing,
    title: 'Deals that come to you',
    text:
      'Tell us once what you buy, down to the county. Get notified when a match is posted and ' +
      'again if the price drops.',
  },
  {
    icon: Sigma,
    title: 'Analysis without a black box',
    text:
      'Rental, flip, BRRRR, and wholesale on every listing. Every figure shows its formula and ' +
      'whether the seller stated it or we assumed it.',
  },
  {
    icon: Star,
    title: 'People with a record',
    text: 'Profiles with past deals, reviews with replies, and a Verified badge that says what we checked.',
  },
] as const;

/** Reasons to join. */
export function HomePoints() {
  return (
    <section className="border-y border-line bg-sunken">
      <div className="mx-auto max-w-page px-4 py-14 sm:px-6 sm:py-20">
        <SectionHeading className="max-w-xl">Made for people who run the numbers.</SectionHeading>
        <ul className="mt-9 grid gap-x-10 gap-y-9 sm:grid-cols-2 md:grid-cols-3">
          {points.map(({ icon: Icon, title, text }) => (
            <li key={title} className="border-t-2 border-evergreen pt-5">
              <Icon aria-hidden className="size-6 text-evergreen-ink" />
              <h3 className="mt-3 text-lg font-semibold">{title}</h3>
              <p className="mt-1.5 text-[15px] text-pretty text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
