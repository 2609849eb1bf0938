import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { Card } from './card';

interface SettingsSectionProps {
  title: string;
  text: ReactNode;
  children: ReactNode;
}

/** A section of a settings page: description on the left, controls on the right. */
export function SettingsSection({ title, text, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={clsx(
        'grid gap-4 border-t border-line py-7 first:border-t-0 md:grid-cols-[15rem_minmax(0,1fr)]',
        'md:gap-10 md:py-9',
      )}
    >
      <div>
        <h2 id={id} className="text-base font-semibold text-ink">
          {title}
        </h2>
        <p className="mt-1 text-sm text-pretty text-muted">{text}</p>
      </div>
      <Card className="min-w-0 p-5 sm:p-6">{children}</Card>
    </section>
  );
}
