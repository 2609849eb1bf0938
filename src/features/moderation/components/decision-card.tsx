import { Gavel } from 'lucide-react';
import { useId, useState } from 'react';
import { formatDate } from '@/kit/formatting/format';
import { Badge } from '@/kit/ui/badge';
import { Button } from '@/kit/ui/button';
import { decisionTitle } from '../moderation';
import { AppealForm } from './appeal-form';

/** A decision about the member, from `my_moderation`. Its generated type doesn't say what can be null. */
export interface Decision {
  id: string;
  action: string;
  subject_kind: string;
  title: string | null;
  reason: string;
  until: string | null;
  created_at: string;
  reversed: boolean;
  appeal: string | null;
  appealed_at: string | null;
  decision: string | null;
  answer: string | null;
  decided_at: string | null;
}

/** A decision with its reason, and the appeal or the way to appeal. */
export function DecisionCard({ decision, userId }: { decision: Decision; userId: string }) {
  const heading = useId();
  return (
    <article
      aria-labelledby={heading}
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4 sm:p-6"
    >
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <h2 id={heading} className="text-lg font-semibold">
          {decisionTitle(decision)}
        </h2>
        <div className="flex flex-wrap items-center gap-2">
          {decision.reversed ? <Badge tone="verified">Reversed</Badge> : null}
          <span className="text-sm text-muted">{formatDate(decision.created_at)}</span>
        </div>
      </header>
      {decision.title ? <p className="text-[15px] font-medium break-words">“{decision.title}”</p> : null}
      <Words label="Reason" text={decision.reason} />
      {decision.until ? <p className="text-sm text-muted">Ends {formatDate(decision.until)}</p> : null}
      <Appeal decision={decision} userId={userId} />
    </article>
  );
}

function Appeal({ decision, userId }: { decision: Decision; userId: string }) {
  const [writing, setWriting] = useState(false);
  if (decision.appeal !== null) {
    return (
      <div className="flex flex-col gap-4 border-t border-line pt-4">
        <Words label="Your appeal" text={decision.appeal} />
        {decision.answer === null ? (
          <p className="rounded-control bg-amber-soft px-4 py-3 text-sm text-amber-ink">
            Someone on our team who wasn’t involved will review your appeal. We’ll email you the answer.
          </p>
        ) : (
          <Words
            label={decision.decision === 'reversed' ? 'We reversed the decision' : 'The decision stands'}
            text={decision.answer}
          />
        )}
      </div>
    );
  }
  if (decision.reversed) return null;
  if (writing) return <AppealForm actionId={decision.id} userId={userId} onCancel={() => setWriting(false)} />;
  return (
    <Button variant="secondary" icon={<Gavel aria-hidden />} className="self-start" onClick={() => setWriting(true)}>
      Appeal
    </Button>
  );
}

function Words({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <h3 className="text-sm font-semibold">{label}</h3>
      <p className="mt-1 text-[15px] break-words whitespace-pre-line">{text}</p>
    </div>
  );
}
