import { clsx } from 'clsx';
import { ArrowDown, LoaderCircle } from 'lucide-react';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { Virtualizer } from 'virtua';
import { Button } from '@/kit/ui/button';
import type { Partner } from '../../message';
import { lastOwn, type Row } from '../../thread';
import { MessageRow } from './message-row';
import { useMessageScroll } from './use-message-scroll';
import type { Older } from './use-thread';

interface MessageListProps {
  rows: readonly Row[];
  older: Older;
  partner: Partner;
  name: string;
  /** Shown above the first message of the conversation. */
  beginning: ReactNode;
  /** Called when the viewer scrolls to the end or away from it. */
  onEnd?: (atEnd: boolean) => void;
  onRetry: (id: string) => void;
  onDiscard: (id: string) => void;
}

/** A conversation's messages, virtualized. */
export function MessageList({ rows, older, partner, name, beginning, onEnd, onRetry, onDiscard }: MessageListProps) {
  const { list, shift, atEnd, newBelow, toEnd, onScroll, onResize } = useMessageScroll(rows, older);
  const deliveryKey = lastOwn(rows);
  const notifyEnd = useEffectEvent((end: boolean) => onEnd?.(end));
  useEffect(() => notifyEnd(atEnd), [atEnd]);
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <section
        aria-label={`Messages with ${name}`}
        // Focusable, so that it can be scrolled by keyboard.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={clsx(
          'flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain -outline-offset-2',
          '[overflow-anchor:none]',
        )}
      >
        {/* Aligns a short conversation to the bottom. */}
        <div className="grow" />
        {rows.length === 0 ? beginning : null}
        <Virtualizer ref={list} data={rows} shift={shift} onScroll={onScroll} onResize={onResize} bufferSize={400}>
          {(row, index) => (
            <div key={row.key} className="px-3 sm:px-5">
              {index === 0 && older === null ? beginning : null}
              <MessageRow
                row={row}
                partner={partner}
                name={name}
                showDelivery={row.key === deliveryKey}
                onRetry={onRetry}
                onDiscard={onDiscard}
              />
            </div>
          )}
        </Virtualizer>
        <div className="h-2 shrink-0" />
      </section>
      {older?.busy ? (
        <output
          className={clsx(
            'absolute top-2 left-1/2 flex -translate-x-1/2 items-center gap-2 rounded-full border',
            'border-line bg-surface px-3 py-1 text-[13px] text-muted',
          )}
        >
          <LoaderCircle aria-hidden className="size-4 animate-spin" />
          Loading earlier messages
        </output>
      ) : null}
      {older?.failed ? (
        <div
          role="alert"
          className={clsx(
            'absolute inset-x-3 top-2 flex flex-wrap items-center justify-center gap-x-3',
            'rounded-control border border-line bg-surface px-3 py-1.5 text-sm',
          )}
        >
          We couldn’t load earlier messages.
          <Button variant="ghost" size="sm" busy={older.busy} onClick={older.read}>
            Retry
          </Button>
        </div>
      ) : null}
      {atEnd ? null : (
        <Button
          variant="secondary"
          size="sm"
          icon={<ArrowDown aria-hidden />}
          className="absolute! bottom-3 left-1/2 -translate-x-1/2 rounded-full! shadow-card"
          onClick={toEnd}
        >
          {newBelow ? 'New messages' : 'Jump to latest'}
        </Button>
      )}
    </div>
  );
}
