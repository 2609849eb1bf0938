import { clsx } from 'clsx';
import { Building2, Flag, RotateCw } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { formatDateTime } from '@/kit/formatting/format';
import { Avatar } from '@/platform/pictures/avatar';
import { Button, IconButton } from '@/kit/ui/button';
import { useReportDialog } from '@/shared/content/report-context';
import { RichText } from '@/shared/content/rich-text';
import type { Partner } from '../../message';
import { clockTime, type Row, type ShownMessage } from '../../thread';
import { MessageFiles } from './message-files';

interface MessageRowProps {
  row: Row;
  partner: Partner;
  name: string;
  /** Shows the delivery state below. */
  showDelivery: boolean;
  onRetry: (id: string) => void;
  onDiscard: (id: string) => void;
}

/** A message with its day, unread marker, listing, time, and delivery state. */
export const MessageRow = memo(function MessageRow({
  row,
  partner,
  name,
  showDelivery,
  onRetry,
  onDiscard,
}: MessageRowProps) {
  const { message, day, unreadFrom, first, last, about } = row;
  const showsDelivery = showDelivery || message.state === 'waiting';
  return (
    <div className={first ? 'pt-3' : 'pt-0.5'}>
      {day ? (
        <h2 className="py-3 text-center text-[13px] font-medium text-muted">
          <span className="rounded-full bg-sunken px-3 py-1">{day}</span>
        </h2>
      ) : null}
      {unreadFrom ? (
        <p
          className={clsx(
            'mb-3 flex items-center gap-3 text-[13px] font-semibold text-evergreen-ink before:h-px',
            'before:flex-1 before:bg-evergreen after:h-px after:flex-1 after:bg-evergreen',
          )}
        >
          New
        </p>
      ) : null}
      {about ? <About listing={about} own={message.own} /> : null}
      <div className={clsx('group flex items-end gap-2', message.own && 'flex-row-reverse')}>
        {message.own ? null : (
          <span className="w-8 shrink-0">
            {last ? <Avatar name={name} path={partner.author?.profile_image_url} size={32} /> : null}
          </span>
        )}
        <Bubble message={message} first={first} last={last} name={name} />
        {message.own ? null : <ReportMessage id={message.id} name={name} />}
      </div>
      {last || message.state === 'failed' || showsDelivery ? (
        <p className={clsx('mt-1 text-xs text-muted', message.own ? 'text-right' : 'pl-10')}>
          <time dateTime={message.at} title={formatDateTime(message.at)}>
            {clockTime(message.at)}
          </time>
          {showsDelivery && message.state !== 'failed' ? ` · ${deliveryTexts[message.state]}` : null}
        </p>
      ) : null}
      {message.state === 'waiting' ? (
        <p className="text-right">
          <Button variant="ghost" size="sm" onClick={() => onDiscard(message.id)}>
            Discard
          </Button>
        </p>
      ) : null}
      {message.state === 'failed' ? <NotSent message={message} onRetry={onRetry} onDiscard={onDiscard} /> : null}
    </div>
  );
});

const deliveryTexts = {
  sending: 'Sending...',
  waiting: 'Waiting for a connection',
  unknown: 'Needs the newest version of the app',
  sent: 'Sent',
  seen: 'Read',
} as const;

function Bubble({
  message: { own, content, attachments, state },
  first,
  last,
  name,
}: {
  message: ShownMessage;
  first: boolean;
  last: boolean;
  name: string;
}) {
  return (
    <div
      className={clsx(
        'flex max-w-[min(34rem,82%)] min-w-0 flex-col gap-1',
        own ? 'items-end' : 'items-start',
        (state === 'sending' || state === 'waiting') && 'opacity-70',
      )}
    >
      <span className="sr-only">{own ? 'You' : name}:</span>
      {content ? (
        <div
          className={clsx(
            'max-w-full rounded-[18px] px-3.5 py-2 text-[15px] text-ink',
            own ? 'bg-evergreen-soft' : 'border border-line bg-surface',
            // Flatten the sender's side between grouped messages.
            own && !first && 'rounded-tr-md',
            own && !last && 'rounded-br-md',
            !own && !first && 'rounded-tl-md',
            !own && !last && 'rounded-bl-md',
          )}
        >
          <RichText text={content} />
        </div>
      ) : null}
      {attachments.length > 0 ? <MessageFiles attachments={attachments} /> : null}
    </div>
  );
}

function About({ listing, own }: { listing: { id: string; title: string }; own: boolean }) {
  return (
    <p className={clsx('mb-1 flex min-w-0 text-[13px] text-muted', own ? 'justify-end' : 'pl-10')}>
      <Link
        to={paths.listing(listing.id)}
        className="inline-flex max-w-full min-w-0 items-center gap-1.5 rounded underline-offset-4 hover:underline"
      >
        <Building2 aria-hidden className="size-3.5 shrink-0" />
        <span className="truncate">Re: {listing.title}</span>
      </Link>
    </p>
  );
}

function NotSent({
  message: { id, problem },
  onRetry,
  onDiscard,
}: Pick<MessageRowProps, 'onRetry' | 'onDiscard'> & { message: ShownMessage }) {
  return (
    <div role="alert" className="mt-1 flex flex-wrap items-center justify-end gap-x-2 text-right text-sm">
      <p className="text-brick-ink">
        <span className="font-semibold">Not sent.</span> {problem}
      </p>
      <span className="flex">
        <Button variant="ghost" size="sm" icon={<RotateCw aria-hidden />} onClick={() => onRetry(id)}>
          Retry
        </Button>
        <Button variant="ghost" size="sm" onClick={() => onDiscard(id)}>
          Discard
        </Button>
      </span>
    </div>
  );
}

function ReportMessage({ id, name }: { id: string; name: string }) {
  const report = useReportDialog();
  if (!report) return null;
  return (
    <IconButton
      label={`Report this message from ${name}`}
      className={clsx(
        'self-center text-muted opacity-0 group-hover:opacity-100 focus-visible:opacity-100',
        'pointer-coarse:opacity-45',
      )}
      onClick={() => report({ kind: 'message', id, name })}
    >
      <Flag aria-hidden className="size-4!" />
    </IconButton>
  );
}
