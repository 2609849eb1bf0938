import { useQuery } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ListingDraft } from '@/domain/listing/listing-form';
import { useDebounced } from '@/kit/hooks/use-debounced';
import { Warning } from '@/kit/ui/warning';
import { fairHousingQuery } from '../api/fair-housing';

/** What the title and the description say about who should live there, with better words. Empty if they don't. */
export function FairHousingNote({ className }: { className: string }) {
  const { control } = useFormContext<ListingDraft>();
  const [title, description] = useWatch({ control, name: ['title', 'description'] });
  const text = useDebounced(`${title}. ${description}`.trim(), 700);
  // Without an answer nobody is kept from posting: the text is checked again then.
  const { data: findings = [] } = useQuery(fairHousingQuery(description.trim() === '' ? '' : text));
  return (
    <Warning icon={Scale} className={className}>
      {findings.length > 0 ? (
        <>
          <ul className="flex flex-col gap-1.5">
            {findings.map(({ phrase, class: about, better }) => (
              <li key={phrase + about}>
                <strong>“{phrase}”</strong> can read as a preference about {about}, which fair housing law (42 USC
                3604(c)) forbids. {better}
              </li>
            ))}
          </ul>
          <p className="mt-1.5">If you keep it, our team checks the listing before others see it.</p>
        </>
      ) : null}
    </Warning>
  );
}
