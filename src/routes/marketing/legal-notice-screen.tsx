import { clsx } from 'clsx';
import { Gavel, House, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { LegalNoticeForm } from '@/features/contact/components/legal-notice-form';
import { paths } from '@/domain/site/paths';
import { usePageTitle } from '@/platform/navigation/route-effects';
import { useAppOrigin } from '@/platform/navigation/use-app-origin';
import { Card } from '@/kit/ui/card';
import { useDisplayFont } from './display-font';

const linkClass = 'font-medium text-evergreen-ink underline underline-offset-2';

/** The form for copyright and fair housing notices. */
export default function LegalNoticeScreen() {
  usePageTitle('Legal Notices');
  useDisplayFont();
  const appHost = useAppOrigin();
  return (
    <div className="mx-auto max-w-page px-4 pt-10 pb-16 sm:px-6 sm:pt-16 sm:pb-24">
      <h1
        className={clsx(
          'max-w-2xl font-display text-balance text-4xl leading-[1.1] font-semibold tracking-[-0.02em]',
          'outline-none sm:text-5xl',
        )}
      >
        Legal notices
      </h1>
      <p className="mt-4 max-w-xl text-lg text-pretty text-muted">
        Tell us about a page that infringes your copyright or violates fair housing law. You don’t need an account.
      </p>
      <div className="mt-9 grid gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8">
        <section aria-label="Legal notice">
          <Card className="p-5 sm:p-8">
            <LegalNoticeForm />
          </Card>
        </section>
        <aside aria-label="About legal notices" className="flex flex-col gap-5 self-start">
          <Note icon={<Gavel aria-hidden />} title="Copyright">
            The form asks for what 17 U.S.C. § 512(c)(3) requires. Anyone who knowingly misrepresents that material is
            infringing can be liable for damages. This page isn’t legal advice.
          </Note>
          <Note icon={<House aria-hidden />} title="Fair housing">
            Federal law prohibits housing ads that discriminate because of race, color, religion, sex, disability,
            familial status, or national origin. You can also{' '}
            <a href="https://www.hud.gov/fairhousing/fileacomplaint" className={linkClass}>
              file a complaint with HUD
            </a>
            .
          </Note>
          <Note icon={<Undo2 aria-hidden />} title="Your content was removed?">
            To dispute a takedown, or to send a counter-notice, appeal it in{' '}
            <a href={appHost + paths.accountStanding} className={linkClass}>
              Account standing
            </a>
            .
          </Note>
        </aside>
      </div>
    </div>
  );
}

function Note({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="flex items-center gap-2.5 font-semibold [&_svg]:size-5 [&_svg]:text-evergreen-ink">
        {icon}
        {title}
      </h2>
      <p className="mt-2 text-[15px] text-pretty text-muted">{children}</p>
    </Card>
  );
}
