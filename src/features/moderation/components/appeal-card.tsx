import { useId, type ReactNode } from 'react';
import { formatDate, formatRelativeDate } from '@/kit/formatting/format';
import { useUser } from '@/platform/auth/auth-provider';
import { Badge } from '@/kit/ui/badge';
import type { ReviewActions } from '@/shared/moderation/use-review-queue';
import type { StoredAppeal } from '../api/queries';
import { actedBy, actionName, nounOf } from '../moderation';
import { DecideAppeal } from './decide-appeal';
import { MemberLink } from './member-link';

interface AppealCardProps extends ReviewActions {
  appeal: StoredAppeal;
}

/** An appeal next to the action it contests, with the form to decide it. */
export function AppealCard({ appeal, ...actions }: AppealCardProps) {
  const heading = useId();
  const { action } = appeal;
  return (
    <article
      aria-labelledby={heading}
      className="flex flex-col gap-5 rounded-card border border-line bg-surface p-4 sm:p-6"
    >
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <h2 id={heading} className="text-lg font-semibold break-words outline-none">
          Appeal by <MemberLink member={action.member} />
        </h2>
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone="attention">{actionName(action.action)}</Badge>
          <span className="text-sm text-muted">Sent {formatRelativeDate(appeal.created_at)}</span>
        </div>
      </header>
      <div className="grid gap-x-10 gap-y-5 xl:grid-cols-2">
        <Words title="The action" text={action.reason}>
          {action.title ? `About the ${nounOf(action.subject_kind)} “${action.title}”. ` : ''}
          {formatDate(action.created_at)} {actedBy(action)}
          {action.note ? `. Internal note: ${action.note}` : ''}
        </Words>
        <Words title="The appeal" text={appeal.message} />
      </div>
      <Outcome appeal={appeal} {...actions} />
    </article>
  );
}

function Words({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <section className="flex min-w-0 flex-col gap-1.5">
      <h3 className="text-sm font-semibold">{title}</h3>
      <p className="text-[15px] break-words whitespace-pre-line">{text}</p>
      {children ? <p className="text-sm break-words text-muted">{children}</p> : null}
    </section>
  );
}

/** The answer, or the form to decide. The member and the moderator who acted can't decide. */
function Outcome({ appeal, ...actions }: AppealCardProps) {
  const user = useUser();
  if (appeal.decided_at !== null) {
    return (
      <footer className="rounded-control bg-sunken px-4 py-3 text-sm">
        <p className="text-muted">
          {appeal.decision === 'reversed' ? 'Reversed' : 'Upheld'} {formatDate(appeal.decided_at)}
          {appeal.decider ? ` by ${appeal.decider.name}` : ''}
        </p>
        <p className="mt-1 break-words whitespace-pre-line">{appeal.answer}</p>
      </footer>
    );
  }
  if (appeal.action.actor?.id === user.id || appeal.action.member?.id === user.id) {
    return (
      <p className="rounded-control bg-sunken px-4 py-3 text-sm">
        {appeal.action.member?.id === user.id ? 'This appeal is yours.' : 'You took this action.'} Another staff member
        must decide the appeal.
      </p>
    );
  }
  return <DecideAppeal appeal={appeal} {...actions} />;
}
