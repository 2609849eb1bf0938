import { clsx } from 'clsx';
import { ArrowDown, Reply } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { pluralize } from '@/kit/formatting/format';
import { describeError } from '@/platform/errors/describe-error';
import { Button } from '@/kit/ui/button';
import { FormError } from '@/kit/ui/field';
import { newPosts, readNewPosts } from '../../api/queries';
import { useMarkRead } from '../../api/mutations';
import type { Post, Topic } from '../../forum';
import { anchorOf } from '../../thread';

/** Posts are marked as read after being shown this long. */
const readAfterMs = 1000;

interface NewPostsProps {
  userId: string;
  topic: Topic;
  /** The loaded posts. */
  posts: readonly Post[];
  /** The last post number read before this visit; null for a topic opened for the first time. */
  read: number | null;
  /** Inserts posts into the thread without moving what's on screen. */
  onPlace: (posts: readonly Post[]) => void;
  /** Opens the reply form, if it isn't already shown below the posts. */
  onReply: (() => void) | undefined;
}

/**
 * Links to posts since the last visit, and a button for posts that arrive while the topic is open. Marks posts as
 * read.
 */
export function NewPosts({ userId, topic, posts, read, onPlace, onReply }: NewPostsProps) {
  /** Posts after this number arrived while the topic was open. */
  const [known, setKnown] = useState(topic.last_number);
  const arrived = useArrivedPosts({ userId, topic, posts, known, setKnown, onPlace });
  const { waiting } = arrived;
  const markRead = useMarkRead(userId, topic.id);
  const seen = waiting === 0 ? topic.last_number : known;
  const unmarked = topic.read === null || topic.read < seen;
  useEffect(() => {
    if (!unmarked) return undefined;
    const timer = setTimeout(() => markRead(seen), readAfterMs);
    return () => clearTimeout(timer);
  }, [unmarked, seen, markRead]);

  const sinceLast = read === null ? 0 : known - read;
  return (
    <>
      <div className="flex flex-wrap gap-3 empty:hidden">
        {onReply ? (
          <Button icon={<Reply aria-hidden />} onClick={onReply}>
            Reply
          </Button>
        ) : null}
        {read !== null && sinceLast > 0 ? (
          <Link
            to={`#${anchorOf(read + 1)}`}
            className={clsx(
              'inline-flex min-h-10 items-center gap-2 rounded-control px-2 text-sm font-semibold',
              'text-evergreen-ink hover:underline pointer-coarse:min-h-11',
            )}
          >
            <ArrowDown aria-hidden className="size-4" />
            {pluralize(sinceLast, 'post')} since your last visit
          </Link>
        ) : null}
      </div>
      <ArrivedPosts {...arrived} />
    </>
  );
}

type Arrival = Pick<NewPostsProps, 'userId' | 'topic' | 'posts' | 'onPlace'> & {
  known: number;
  setKnown: (number: number) => void;
};

/** Posts that arrived while the topic is open: how many aren't shown yet, and a function that shows them. */
function useArrivedPosts({ userId, topic, posts, known, setKnown, onPlace }: Arrival) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** The first post of another member that was shown last. */
  const [first, setFirst] = useState<number | null>(null);
  const waiting = Math.max(topic.last_number - known - posts.filter(({ number }) => number > known).length, 0);
  const show = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const found = await readNewPosts(topic.id, known);
      onPlace(found);
      const last = found.at(-1)?.number ?? topic.last_number;
      setKnown(found.length < newPosts ? Math.max(last, topic.last_number) : last);
      setFirst(found.find(({ user_id }) => user_id !== userId)?.number ?? null);
    } catch (error) {
      setProblem(describeError(error, { failed: 'We couldn’t load new replies.' }));
    }
    setBusy(false);
  };
  return { waiting, busy, problem, first, show };
}

/** Floats above the posts, so that it's seen from anywhere in the thread and doesn't move them. */
function ArrivedPosts({ waiting, busy, problem, first, show }: ReturnType<typeof useArrivedPosts>) {
  const link = useRef<HTMLAnchorElement>(null);
  const shown = waiting === 0 ? first : null;
  useEffect(() => {
    // The button that was pressed is gone.
    if (shown !== null) link.current?.focus({ preventScroll: true });
  }, [shown]);
  const floating = 'appear rounded-full shadow-overlay';
  return (
    <output className="sticky top-20 z-20 -my-2.5 flex h-0 flex-col items-center gap-2">
      {waiting > 0 ? (
        <Button
          size="sm"
          busy={busy}
          busyLabel="Loading..."
          onClick={() => void show()}
          className={clsx(floating, 'shrink-0 px-4!')}
        >
          <span className="numeric">{pluralize(waiting, 'new reply', 'new replies')}</span>
        </Button>
      ) : null}
      {shown === null ? null : (
        <Link
          ref={link}
          to={`#${anchorOf(shown)}`}
          className={clsx(
            floating,
            'inline-flex min-h-9 shrink-0 items-center border border-line bg-surface px-4 text-sm font-semibold',
            'text-evergreen-ink hover:underline pointer-coarse:min-h-11',
          )}
        >
          Go to the new replies
        </Link>
      )}
      <FormError>{problem}</FormError>
    </output>
  );
}
