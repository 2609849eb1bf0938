import { Calculator, Eye, Scale } from 'lucide-react';

const points = [
  {
    icon: Calculator,
    title: 'Numbers first',
    text: 'Price, cap rate, net income, beds, baths and area stand in the same place on every listing, so that two deals compare at a glance.',
  },
  {
    icon: Scale,
    title: 'Terms in the open',
    text: 'Financing, condition, occupancy, and whether a 50% joint venture comes with the deal: on the page, not in the third phone call.',
  },
  {
    icon: Eye,
    title: 'Interest you can see',
    text: 'View counts are real and move while you look. You know how many others have opened a deal before you spend an evening on it.',
  },
] as const;

/** Why here. */
export function HomePoints() {
  return (
    <section className="border-y border-line bg-sunken">
      <div className="mx-auto max-w-page px-4 py-14 sm:px-6 sm:py-20">
        <h2 className="max-w-xl font-display text-3xl font-semibold tracking-[-0.015em] sm:text-4xl">Made for people who run the numbers.</h2>
        <ul className="mt-9 grid gap-8 md:grid-cols-3 md:gap-10">
          {points.map(({ icon: Icon, title, text }) => (
            <li key={title} className="border-t-2 border-evergreen pt-5">
              <Icon aria-hidden className="size-6 text-evergreen-ink" />
              <h3 className="mt-3 text-lg font-semibold">{title}</h3>
              <p className="mt-1.5 text-[15px] text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
