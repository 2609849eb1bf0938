import { useId, type ReactNode } from 'react';
import { Card } from './card';

interface FormSectionProps {
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

/** A group of fields with a heading. */
export function FormSection({ title, text, children }: FormSectionProps) {
  const id = useId();
  return (
    <Card className="p-5 sm:p-7">
      <section aria-labelledby={id}>
        <h2 id={id} className="text-lg font-semibold">
          {title}
        </h2>
        {text ? <p className="mt-1 text-sm text-muted">{text}</p> : null}
        <div className="mt-5">{children}</div>
      </section>
    </Card>
  );
}
