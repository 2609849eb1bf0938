import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Lock } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { paths } from '@/shared/config/paths';
import { useMay } from '@/shared/session/member';
import { ButtonLink } from '@/shared/ui/button';
import { useOutbox } from '../../api/send';
import { refusalQuery } from '../../api/queries';
import type { Conversation, Partner, Subject } from '../../message';
import { partnerName } from '../../rules';
import { rowsOf } from '../../thread-rules';
import { Composer } from '../composer/composer';
import { MessageList } from './message-list';
import { Thread } from './thread';
import { useTyping } from './use-typing';

interface ExchangeProps {
  userId: string;
  /** How the conversation was asked for. */
  address: string;
  /** Null before the first message. */
  conversation: Conversation | null;
  partner: Partner;
  subject: Subject | null;
  onDropSubject?: () => void;
  /** Height and looks of what holds the messages; without it, it takes what room there is. */
  listClass?: string;
}

/** What two members have written each other, and below it where the reader writes, or why they cannot. */
export function Exchange({
  userId,
  address,
  conversation,
  partner,
  subject,
  onDropSubject,
  listClass = 'min-h-0 flex-1',
}: ExchangeProps) {
  const { outbox, pending: all } = useOutbox(userId);
  const pending = useMemo(() => all.filter(({ recipientId }) => recipientId === partner.id), [all, partner.id]);
  const name = partnerName(partner);
  const { typing, tell } = useTyping({
    userId,
    // Whoever does not see the other is not told either, and hears nothing.
    conversationId: partner.author && conversation ? conversation.id : null,
    partnerId: partner.id,
  });
  const refusal = useRefusal(userId, partner, conversation);
  const beginning = <Beginning name={name} />;
  const first = useMemo(() => {
    const now = new Date(pending.at(-1)?.writtenAt ?? 0);
    return rowsOf({ messages: [], pending, readerId: userId, partnerReadAt: null, unreadFrom: null, now });
  }, [pending, userId]);
  const retry = (id: string) => outbox.retry(id);
  const discard = (id: string) => outbox.discard(id);

  return (
    <>
      <div className={clsx('flex flex-col', listClass)}>
        {conversation ? (
          <Thread
            key={conversation.id}
            userId={userId}
            address={address}
            conversation={conversation}
            pending={pending}
            beginning={beginning}
            onRetry={retry}
            onDiscard={discard}
          />
        ) : (
          <MessageList
            rows={first}
            older={null}
            partner={partner}
            name={name}
            beginning={beginning}
            onRetry={retry}
            onDiscard={discard}
          />
        )}
      </div>
      <div className="px-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-5">
        <TypingLine name={typing ? name : null} />
        {refusal || partner.id === null ? (
          refusal
        ) : (
          <Composer
            userId={userId}
            recipientId={partner.id}
            recipientName={name}
            subject={subject}
            {...(onDropSubject && { onDropSubject })}
            onTyping={tell}
          />
        )}
      </div>
    </>
  );
}

/** Why the reader cannot write here; null when they can, as far as is known: sending asks the database again. */
function useRefusal(userId: string, partner: Partner, conversation: Conversation | null): ReactNode {
  const mayStart = useMay('start_conversations');
  // Where something was written and the other is there to be seen, both can write.
  const doubtful = conversation === null || partner.author === null;
  const { data: refusal } = useQuery({
    ...refusalQuery(userId, partner.id ?? ''),
    enabled: doubtful && partner.id !== null,
  });
  if (partner.id === null) return <Refusal text="This member has left. What you wrote to each other stays here." />;
  if (!doubtful || !refusal) return null;
  const sells = conversation === null && partner.author !== null && mayStart === false;
  return (
    <Refusal text={refusal}>
      {sells ? (
        <ButtonLink to={paths.membership} variant="secondary" size="sm">
          Upgrade
        </ButtonLink>
      ) : null}
    </Refusal>
  );
}

function Refusal({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-card bg-sunken px-4 py-3 text-sm text-ink">
      <Lock aria-hidden className="size-4 shrink-0 text-muted" />
      <p className="min-w-0 flex-1 basis-48 text-pretty">{text}</p>
      {children}
    </div>
  );
}

function TypingLine({ name }: { name: string | null }) {
  return (
    <output className="flex h-6 items-center gap-2 text-[13px] text-muted">
      {name === null ? null : (
        <>
          <span aria-hidden className="flex gap-1">
            {[0, 1, 2].map((dot) => (
              <span
                key={dot}
                className="typing-dot size-1.5 rounded-full bg-muted"
                style={{ animationDelay: `${dot * 160}ms` }}
              />
            ))}
          </span>
          <span className="truncate">{name} is typing</span>
        </>
      )}
    </output>
  );
}

function Beginning({ name }: { name: string }) {
  return (
    <p className="px-6 pt-8 pb-2 text-center text-sm text-balance text-muted">
      This is the beginning of your conversation with {name}.
    </p>
  );
}
