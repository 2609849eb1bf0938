import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { formatDateTime } from '@/kit/formatting/format';
import { plainText } from '@/domain/text/mentions';
import { Avatar } from '@/platform/pictures/avatar';
import { withInboxSearch } from '../../inbox-search';
import type { InboxEntry } from '../../message';
import { partnerName, shortCount } from '../../composing';
import { inboxTime } from '../../thread';
import { preloadConversation } from '../thread/lazy-conversation';

/** The fixed row height, in CSS pixels. */
export const rowHeight = 76;

interface InboxRowProps {
  entry: InboxEntry;
  now: Date;
  current: boolean;
  /** The search of the inbox, which stays when the conversation opens. */
  search?: string;
}

/** A conversation in the inbox: partner, time, preview, and unread count. */
export function InboxRow({ entry, now, current, search = '' }: InboxRowProps) {
  const { partner, conversationId, unread, last_message_at: at, preview, own } = entry;
  const name = partnerName(partner);
  return (
    <Link
      to={withInboxSearch(paths.conversation(partner.id ?? conversationId), search)}
      aria-current={current ? 'page' : undefined}
      style={{ height: rowHeight }}
      onPointerEnter={preloadConversation}
      onFocus={preloadConversation}
      className={clsx(
        'flex items-center gap-3 px-4 -outline-offset-2',
        current ? 'bg-evergreen-soft' : 'hover:bg-sunken',
      )}
    >
      <Avatar name={name} path={partner.author?.profile_image_url} size={48} tier={partner.author?.membership_tier} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <span
            className={clsx('min-w-0 flex-1 truncate text-[15px] text-ink', unread > 0 ? 'font-bold' : 'font-semibold')}
          >
            {name}
          </span>{' '}
          <time
            dateTime={at}
            title={formatDateTime(at)}
            className={clsx('shrink-0 text-xs', unread > 0 ? 'font-semibold text-evergreen-ink' : 'text-muted')}
          >
            {inboxTime(at, now)}
          </time>
        </span>{' '}
        <span className="mt-0.5 flex items-center gap-2">
          <span className={clsx('min-w-0 flex-1 truncate text-sm', unread > 0 ? 'font-medium text-ink' : 'text-muted')}>
            {own ? 'You: ' : ''}
            {plainText(preview)}
          </span>{' '}
          {unread > 0 ? (
            <span
              className={clsx(
                'numeric min-w-5 shrink-0 rounded-full bg-evergreen px-1.5 text-center text-xs leading-5',
                'font-bold text-evergreen-on',
              )}
            >
              {shortCount(unread)} <span className="sr-only">unread</span>
            </span>
          ) : null}
        </span>
      </span>
    </Link>
  );
}
