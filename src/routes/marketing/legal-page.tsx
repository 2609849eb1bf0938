import { clsx } from 'clsx';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { brand } from '@/domain/site/brand';
import { paths } from '@/domain/site/paths';
import { usePageTitle } from '@/platform/navigation/route-effects';
import { useDisplayFont } from './display-font';

export interface LegalSection {
  /** The anchor: `/terms#fees`. */
  id: string;
  title: string;
  body: ReactNode;
}

interface LegalPageProps {
  title: string;
  effective: string;
  /** A short summary, which doesn't replace the text. */
  summary: ReactNode;
  sections: readonly LegalSection[];
  /** After the last section. */
  children?: ReactNode;
}

/** Numbered sections with a table of contents. */
export function LegalPage({ title, effective, summary, sections, children }: LegalPageProps) {
  usePageTitle(title);
  useDisplayFont();
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-6 pb-16 sm:px-6 sm:pt-8 sm:pb-24">
      <Link
        to={paths.home}
        className={clsx(
          '-ml-1 inline-flex min-h-11 items-center gap-1.5 rounded-control px-1 text-[15px]',
          'font-semibold text-evergreen-ink hover:underline',
        )}
      >
        <ArrowLeft aria-hidden className="size-4" />
        Back to Home
      </Link>
      <header className="mt-4 max-w-2xl">
        <h1 className="font-display text-4xl leading-[1.1] font-semibold tracking-[-0.02em] outline-none sm:text-5xl">
          {title}
        </h1>
        <p className="mt-3 text-[15px] text-muted">Effective {effective}</p>
        <div className="mt-6 border-l-2 border-evergreen pl-5 text-lg text-pretty">{summary}</div>
      </header>
      <div className="mt-10 grid gap-x-16 gap-y-10 lg:mt-14 lg:grid-cols-[16rem_minmax(0,42rem)]">
        <Contents sections={sections} />
        <div
          className={clsx(
            'flex flex-col gap-10 text-[17px] leading-relaxed [&_a]:font-medium [&_a]:text-evergreen-ink',
            '[&_a]:underline [&_a]:underline-offset-2 [&_li]:pl-1 [&_ul]:list-disc [&_ul]:space-y-2',
            '[&_ul]:pl-5',
          )}
        >
          {sections.map(({ id, title: name, body }, index) => (
            <section key={id} aria-labelledby={id} className="flex flex-col gap-3.5">
              <h2 id={id} className="text-xl font-bold tracking-tight sm:text-2xl">
                {index + 1}. {name}
              </h2>
              {body}
            </section>
          ))}
          {children}
        </div>
      </div>
    </div>
  );
}

function Contents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <nav aria-label="Contents" className="lg:sticky lg:top-24 lg:self-start">
      <h2 className="text-sm font-semibold">Contents</h2>
      <ol className="mt-2 border-l border-line">
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={clsx(
                'numeric -ml-px flex min-h-9 items-center gap-2.5 border-l border-transparent py-1 pl-4',
                'text-[15px] text-muted hover:border-evergreen hover:text-ink pointer-coarse:min-h-11',
              )}
            >
              <span className="w-5 shrink-0 text-right">{index + 1}.</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The contact address. */
export function LegalContact({ about }: { about: string }) {
  return (
    <address className="rounded-card border border-line bg-surface p-5 text-[15px] leading-normal not-italic sm:p-6">
      <strong className="font-semibold">{brand.name}</strong>
      <br />
      {about}
      <br />
      <a href={`mailto:${brand.email}`}>{brand.email}</a>
      <br />
      or through <Link to={paths.contact}>the contact form</Link>, which we reply to within 24 hours.
    </address>
  );
}
