import { Mail } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { brand } from '@/shared/config/brand';
import { paths } from '@/shared/config/paths';
import { formatDate, formatMoment, formatRelativeDate } from '@/shared/lib/format';
import { Badge } from '@/shared/ui/badge';
import { ButtonAnchor } from '@/shared/ui/button';
import type { Settling } from '@/shared/ui/waiting-list';
import type { StoredMessage } from '../../api/messages';
import { subjectName } from '../../contact';
import { SettleMessage } from './settle-message';

interface MessageCardProps extends Settling {
  message: StoredMessage;
}

/** A message with whom it is from, the way to answer, and its settling. */
export function MessageCard({ message, ...settling }: MessageCardProps) {
  const heading = useId();
  const { name, email, company, subject, created_at: at } = message;
  return (
    <article
      aria-labelledby={heading}
      className="flex flex-col gap-5 rounded-card border border-line bg-surface p-4 sm:p-6"
    >
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h2 id={heading} className="text-lg font-semibold break-words outline-none">
            {company ? `${name}, ${company}` : name}
          </h2>
          <p className="text-sm break-words text-muted">
            {email} · <Sender message={message} />
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone={subject === 'support' ? 'attention' : 'neutral'}>{subjectName(subject)}</Badge>
          <time dateTime={at} title={formatMoment(at)} className="text-sm text-muted">
            {formatRelativeDate(at)}
          </time>
        </div>
      </header>
      <p className="max-w-3xl text-[15px] break-words whitespace-pre-line">{message.message}</p>
      <div>
        <ButtonAnchor href={answerAddress(message)} variant="secondary" icon={<Mail aria-hidden />}>
          Answer by mail
        </ButtonAnchor>
      </div>
      {message.settled_at === null ? (
        <SettleMessage messageId={message.id} {...settling} />
      ) : (
        <Settled message={message} at={message.settled_at} />
      )}
    </article>
  );
}

/** A mail program's empty answer. The sender's own text is no part of the address. */
function answerAddress({ email, subject }: StoredMessage): string {
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`${brand.name}: ${subjectName(subject)}`)}`;
}

function Sender({ message: { sender } }: { message: StoredMessage }) {
  if (!sender) return 'a visitor';
  return (
    <>
      signed in as{' '}
      <Link to={paths.member(sender.id)} className="font-semibold text-ink underline-offset-2 hover:underline">
        {sender.name}
      </Link>
    </>
  );
}

function Settled({ message: { settler, note }, at }: { message: StoredMessage; at: string }) {
  return (
    <footer className="rounded-control bg-sunken px-4 py-3 text-sm">
      <p className="text-muted">
        Settled {formatDate(at)}
        {settler ? ` by ${settler.name}` : ''}
      </p>
      {note ? <p className="mt-1 break-words whitespace-pre-line">{note}</p> : null}
    </footer>
  );
}
