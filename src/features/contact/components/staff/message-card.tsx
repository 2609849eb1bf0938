import { Mail } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { brand } from '@/domain/site/brand';
import { paths } from '@/domain/site/paths';
import { formatDate, formatDateTime, formatRelativeDate } from '@/kit/formatting/format';
import { TierBadge } from '@/shared/members/tier-badge';
import { Badge } from '@/kit/ui/badge';
import { ButtonAnchor } from '@/kit/ui/button';
import type { ReviewActions } from '@/shared/moderation/use-review-queue';
import type { ContactMessage } from '../../api/queries';
import { subjectLabel } from '../../contact';
import { noticeReference } from '@/domain/moderation/notice-reference';
import { NoticeDetails } from './notice-details';
import { ResolveMessage } from './resolve-message';

interface MessageCardProps extends ReviewActions {
  message: ContactMessage;
}

/** A contact message with its sender, a reply link, and the form to resolve it. */
export function MessageCard({ message, ...settling }: MessageCardProps) {
  const heading = useId();
  const { email, created_at: at } = message;
  return (
    <article
      aria-labelledby={heading}
      className="flex flex-col gap-5 rounded-card border border-line bg-surface p-4 sm:p-6"
    >
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h2 id={heading} className="text-lg font-semibold break-words outline-none">
            {senderName(message)}
          </h2>
          <p className="text-sm break-words text-muted">
            {email} · <Sender message={message} />
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {message.sender ? <TierBadge tier={message.sender.membership_tier} /> : null}
          <SubjectBadge message={message} />
          <time dateTime={at} title={formatDateTime(at)} className="text-sm text-muted">
            {formatRelativeDate(at)}
          </time>
        </div>
      </header>
      <p className="max-w-3xl text-[15px] break-words whitespace-pre-line">{message.message}</p>
      {message.is_legal ? <NoticeDetails notice={message} /> : null}
      <div>
        <ButtonAnchor href={replyUrl(message)} variant="secondary" icon={<Mail aria-hidden />}>
          Reply by email
        </ButtonAnchor>
      </div>
      {message.resolved_at === null ? (
        <ResolveMessage messageId={message.id} title={senderName(message)} {...settling} />
      ) : (
        <Resolved message={message} at={message.resolved_at} />
      )}
    </article>
  );
}

/** The sender's name, with the company. */
export function senderName({ name, company }: Pick<ContactMessage, 'name' | 'company'>): string {
  return company ? `${name}, ${company}` : name;
}

/** What a message is about. Legal notices stand out. */
export function SubjectBadge({ message: { subject, is_legal } }: { message: ContactMessage }) {
  if (is_legal) return <Badge tone="danger">Legal notice: {subjectLabel(subject)}</Badge>;
  return <Badge tone={subject === 'support' ? 'attention' : 'neutral'}>{subjectLabel(subject)}</Badge>;
}

/** A mailto link. Leaves out the sender's text. */
function replyUrl({ id, email, subject, is_legal }: ContactMessage): string {
  const about = `${brand.name}: ${subjectLabel(subject)}${is_legal ? ` notice ${noticeReference(id)}` : ''}`;
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(about)}`;
}

function Sender({ message: { sender } }: { message: ContactMessage }) {
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

function Resolved({ message: { settler, note }, at }: { message: ContactMessage; at: string }) {
  return (
    <footer className="rounded-control bg-sunken px-4 py-3 text-sm">
      <p className="text-muted">
        Resolved {formatDate(at)}
        {settler ? ` by ${settler.name}` : ''}
      </p>
      {note ? <p className="mt-1 break-words whitespace-pre-line">{note}</p> : null}
    </footer>
  );
}
