import { useQuery } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { useState } from 'react';
import { useDebounced } from '@/kit/hooks/use-debounced';
import { Button } from '@/kit/ui/button';
import { Warning } from '@/kit/ui/warning';
import { QueryError } from '@/platform/query/query-error';
import { fairHousingQuery, heldPhrasesQuery, type HousingFinding } from './api/fair-housing';
import { ExplainDialog } from './explain-dialog';

/** Phrases about who should live in a home, each with its reason and better words. */
export function PhraseList({ findings }: { findings: readonly HousingFinding[] }) {
  return (
    <ul className="flex flex-col gap-1.5">
      {findings.map(({ phrase, class: about, better }) => (
        <li key={phrase + about}>
          <strong>“{phrase}”</strong> can read as a preference about {about}, which fair housing law (42 USC 3604(c))
          forbids. {better}
        </li>
      ))}
    </ul>
  );
}

export interface FairHousingNoteProps {
  /** As typed; checked once typing pauses. */
  text: string;
  /** Else only what's about a home counts. */
  isListing?: boolean;
  className?: string;
}

/** What a text that is being written says about who should live in a home, with better words. Empty if it doesn't. */
export function FairHousingNote({ text, isListing = false, className = '' }: FairHousingNoteProps) {
  const settled = useDebounced(text.trim(), 700);
  // Without an answer nobody is kept from posting: the text is checked again then.
  const { data: findings = [] } = useQuery(fairHousingQuery(settled, isListing));
  return (
    <Warning icon={Scale} className={className}>
      {findings.length > 0 ? (
        <>
          <PhraseList findings={findings} />
          <p className="mt-1.5">If you keep it, our team checks it before others see it. You can explain it then.</p>
        </>
      ) : null}
    </Warning>
  );
}

export interface HeldWordingProps {
  /** The content that waits. */
  id: string;
  explanation: string | null;
}

/** For the author: the phrases that content waits for, and how to explain them. */
export function HeldWording({ id, explanation }: HeldWordingProps) {
  const query = useQuery(heldPhrasesQuery(id));
  const [open, setOpen] = useState(false);
  return (
    <div className="mt-2 flex flex-col items-start gap-2">
      {query.isError ? <QueryError query={query} title="We couldn’t load the phrases" /> : null}
      <PhraseList findings={query.data ?? []} />
      {explanation ? <p className="break-words">You explained: “{explanation}”</p> : null}
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        {explanation ? 'Change your explanation' : 'Explain why it’s fine'}
      </Button>
      {open ? <ExplainDialog id={id} explanation={explanation ?? ''} onOpenChange={setOpen} /> : null}
    </div>
  );
}
