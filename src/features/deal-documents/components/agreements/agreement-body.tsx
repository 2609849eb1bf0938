import { clsx } from 'clsx';
import { Scale } from 'lucide-react';
import { readAgreement } from '../../agreements';

interface AgreementBodyProps {
  title: string;
  body: string;
  className?: string;
}

/** The full text of an agreement or template. */
export function AgreementBody({ title, body, className }: AgreementBodyProps) {
  return (
    // Focusable, so that it scrolls by keyboard.
    <section
      aria-label={`Text of ${title}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={clsx('rounded-control border border-line px-4 py-4 sm:px-6 sm:py-5', className)}
    >
      <div className="flex flex-col gap-3 text-[15px] leading-relaxed wrap-anywhere">
        {readAgreement(body).map((block, index) => {
          const key = `${index} ${block.kind}`;
          if (block.kind === 'heading')
            return (
              <h3 key={key} className="mt-3 font-semibold">
                {block.text}
              </h3>
            );
          if (block.kind === 'paragraph') return <p key={key}>{block.text}</p>;
          return (
            <ul key={key} className="flex list-disc flex-col gap-1.5 pl-5">
              {block.items.map((item, number) => (
                <li key={`${number} ${item}`}>{item}</li>
              ))}
            </ul>
          );
        })}
      </div>
    </section>
  );
}

/** That templates are no legal advice. */
export function LegalNotice() {
  return (
    <p
      className={clsx(
        'flex items-start gap-2.5 rounded-control bg-amber-soft px-4 py-3 text-sm font-medium text-amber-ink',
        '[&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0',
      )}
    >
      <Scale aria-hidden />
      This isn’t legal advice. Have an attorney review it before you sign.
    </p>
  );
}
