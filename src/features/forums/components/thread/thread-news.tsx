import { ArrowDown, Reply } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { countText } from '@/shared/lib/format';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { Button } from '@/shared/ui/button';
import { FormError } from '@/shared/ui/field';
import { newPosts, readNewPosts } from '../../api/posts';
import { useMarkRead } from '../../api/topics';
import type { Post, Topic } from '../../forum';
import { anchorOf } from '../../thread';

/** Who stays this long has seen that there is something new. */
const readAfterMs = 1000;

interface ThreadNewsProps {
  userId: string;
  topic: Topic;
  /** Those that have been read from the backend. */
  posts: readonly Post[];
  /** Up to which number the reader had seen posts when they came; null for a topic they open for the first time. */
  read: number | null;
  /** Puts posts in their places. */
  onPlace: (posts: readonly Post[]) => void;
  /** Opens the reply to the topic, where its form does not stand below the posts. */
  onReply: (() => void) | undefined;
}

/** What is new in a topic: since the reader was here last, and what others write while they are here. Marks what is shown as read. */
export function ThreadNews({ userId, topic, posts, read, onPlace, onReply }: ThreadNewsProps) {
  /** Later posts than this one came while the topic was open. */
  const [known, setKnown] = useState(topic.last_number);
  const [state, setState] = useState<'idle' | 'busy'>('idle');
  const [problem, setProblem] = useState<string | null>(null);
  const navigate = useNavigate();
  const markRead = useMarkRead(userId, topic.id);
  const waiting = Math.max(topic.last_number - known - posts.filter(({ number }) => number > known).length, 0);
  const seen = waiting === 0 ? topic.last_number : known;
  const unmarked = topic.read === null || topic.read < seen;
  useEffect(() => {
    if (!unmarked) return undefined;
    const timer = setTimeout(() => markRead(seen), readAfterMs);
    return () => clearTimeout(timer);
  }, [unmarked, seen, markRead]);

  const show = async () => {
    setState('busy');
    setProblem(null);
    try {
      const found = await readNewPosts(topic.id, known);
      onPlace(found);
      const last = found.at(-1)?.number ?? topic.last_number;
      setKnown(found.length < newPosts ? Math.max(last, topic.last_number) : last);
      const first = found.find(({ user_id }) => user_id !== userId);
      if (first) void navigate(`#${anchorOf(first.number)}`, { replace: true });
    } catch (error) {
      setProblem(`The new posts could not be loaded. ${explainFailure(error)}`);
    }
    setState('idle');
  };

  const sinceLast = read === null ? 0 : known - read;
  return (
    <div className="flex flex-col gap-3 empty:hidden">
      <div className="flex flex-wrap gap-3 empty:hidden">
        {onReply ? (
          <Button icon={<Reply aria-hidden />} onClick={onReply}>
            Reply
          </Button>
        ) : null}
        {read !== null && sinceLast > 0 ? (
          <Link
            to={`#${anchorOf(read + 1)}`}
            className="inline-flex min-h-10 items-center gap-2 rounded-control px-2 text-sm font-semibold text-evergreen-ink hover:underline pointer-coarse:min-h-11"
          >
            <ArrowDown aria-hidden className="size-4" />
            {countText(sinceLast, 'post')} since you were here
          </Link>
        ) : null}
        {waiting > 0 ? (
          <Button variant="secondary" busy={state === 'busy'} busyLabel="Loading" onClick={() => void show()}>
            Show {countText(waiting, 'new post')}
          </Button>
        ) : null}
      </div>
      <output className="sr-only">{waiting > 0 ? `${countText(waiting, 'new post')} in this topic` : ''}</output>
      <FormError>{problem}</FormError>
    </div>
  );
}
