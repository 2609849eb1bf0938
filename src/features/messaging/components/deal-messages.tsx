import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { RoomSection } from '@/shared/deals/room-section';
import { useInView } from '@/kit/hooks/use-in-view';
import { useUser } from '@/platform/auth/auth-provider';
import { Field } from '@/kit/ui/field';
import { Select } from '@/kit/ui/input';
import { ThreadSkeleton } from './thread/thread-skeleton';

/** Loaded once the section is in view. */
const ConversationPanel = lazy(() =>
  import('./thread/conversation-panel').then((module) => ({ default: module.ConversationPanel })),
);

const heightClass = 'h-80';

interface Person {
  /** The member's ID. */
  id: string;
  name: string;
  /** 'Buyer', or 'Title company, seller’s side'. */
  role: string;
}

/**
 * The conversations with the people of a deal, one at a time: the same as in Messages, where each is between two
 * members. Nothing without any.
 */
export function DealMessages({ people }: { people: readonly Person[] }) {
  const user = useUser();
  const [chosen, setChosen] = useState<string | null>(null);
  // Only what's on the screen counts as read.
  const { ref, inView } = useInView<HTMLDivElement>(0);
  const person = people.find(({ id }) => id === chosen) ?? people[0];
  if (!person) return null;
  return (
    <RoomSection
      title="Messages"
      anchor="messages"
      text={people.length === 1 ? `With ${person.name}, ${person.role.toLowerCase()}` : null}
      actions={
        <Link
          to={paths.conversation(person.id)}
          className="inline-flex min-h-11 items-center text-sm font-medium text-evergreen-ink hover:underline"
        >
          Open in Messages
        </Link>
      }
    >
      {people.length > 1 ? (
        <Field label="Conversation with" className="mb-5">
          <Select value={person.id} onChange={({ target }) => setChosen(target.value)}>
            {people.map(({ id, name, role }) => (
              <option key={id} value={id}>
                {name} ({role})
              </option>
            ))}
          </Select>
        </Field>
      ) : null}
      <div ref={ref} className="-mx-5 -mb-5 sm:-mx-6 sm:-mb-6">
        <Suspense fallback={<Loading />}>
          {inView ? (
            <ConversationPanel
              key={person.id}
              userId={user.id}
              memberId={person.id}
              subject={null}
              className=""
              heightClass={heightClass}
              takesFocus={false}
            />
          ) : (
            <Loading />
          )}
        </Suspense>
      </div>
    </RoomSection>
  );
}

function Loading() {
  return (
    <div className={`flex flex-col ${heightClass}`}>
      <ThreadSkeleton />
    </div>
  );
}
