import { Avatar } from '@/platform/pictures/avatar';
import { Badge } from '@/kit/ui/badge';
import { testimonials } from './home-copy';
import { SectionHeading } from './section-heading';

/** Testimonials, labeled as samples. */
export function HomeTestimonials() {
  return (
    <section className="border-t border-line">
      <div className="mx-auto max-w-page px-4 py-14 sm:px-6 sm:py-20">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <SectionHeading>From the closing table</SectionHeading>
          {testimonials.sample ? <Badge tone="attention">Sample testimonials</Badge> : null}
        </div>
        <ul className="mt-9 grid gap-x-10 gap-y-9 md:grid-cols-3">
          {testimonials.voices.map(({ text, name, role }) => (
            <li key={name}>
              <figure className="flex h-full flex-col">
                <blockquote className="flex-1 font-display text-xl leading-snug text-pretty">“{text}”</blockquote>
                <figcaption className="mt-5 flex items-center gap-3">
                  <Avatar name={name} size={44} />
                  <span className="min-w-0 text-[15px]">
                    <span className="block font-semibold">{name}</span>
                    <span className="block text-sm text-muted">{role}</span>
                  </span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
