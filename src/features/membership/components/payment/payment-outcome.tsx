import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { Card } from '@/kit/ui/card';
import { Page } from '@/platform/layout/page';
import { usePageTitle } from '@/platform/navigation/route-effects';

const tones = {
  good: 'bg-evergreen-soft text-evergreen-ink',
  attention: 'bg-amber-soft text-amber-ink',
  neutral: 'bg-sunken text-muted',
} as const;

interface PaymentOutcomeProps {
  icon: ReactNode;
  tone: keyof typeof tones;
  title: string;
  text: ReactNode;
  /** Next steps. */
  actions?: ReactNode;
  /** Details between the text and the actions. */
  children?: ReactNode;
}

/** A centered page with the result of a payment. */
export function PaymentOutcome({ icon, tone, title, text, actions, children }: PaymentOutcomeProps) {
  usePageTitle(title);
  const id = useId();
  return (
    <Page narrow>
      <Card className="mx-auto max-w-xl px-5 py-8 sm:px-10 sm:py-10">
        <section aria-labelledby={id}>
          <div className="flex flex-col items-center text-center">
            <span className={clsx('flex size-14 items-center justify-center rounded-full [&_svg]:size-7', tones[tone])}>
              {icon}
            </span>
            <h1 id={id} className="mt-5 text-2xl font-bold tracking-tight text-balance sm:text-3xl">
              {title}
            </h1>
            <p className="mt-2 max-w-md text-[15px] text-pretty text-muted">{text}</p>
          </div>
          {children}
          {actions ? <div className="mt-7 flex flex-col gap-3">{actions}</div> : null}
        </section>
      </Card>
    </Page>
  );
}
