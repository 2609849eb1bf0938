import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { useAuth } from '@/shared/session/auth-provider';
import { Button } from '@/shared/ui/button';
import { ErrorState } from '@/shared/ui/error-state';
import { Page, PageHeading } from '@/shared/ui/page';
import { toast } from '@/shared/ui/toast';
import { useAddress } from '@/shared/ui/use-address';
import { useReadFeed } from '../../api/changes';
import { filterIn, queryOf, type PostFilter } from '../../post-rules';
import { CreatePost } from '../writing/create-post';
import { FilterChips } from './filter-chips';
import { PostList } from './post-list';

/** The community's front page: what members post, the newest first. What it is narrowed to stands in the address. */
export function Feed() {
  const { user } = useAuth();
  return (
    <Page>
      <div className="mx-auto flex max-w-2xl flex-col gap-5">
        {user ? <OwnFeed key={user.id} userId={user.id} /> : <ErrorState title="User not logged in" />}
      </div>
    </Page>
  );
}

interface Shown {
  filter: PostFilter | null;
}

const address = {
  read: (query: string): Shown => ({ filter: filterIn(query) }),
  write: ({ filter }: Shown, also?: URLSearchParams) => queryOf(filter, also),
};

function OwnFeed({ userId }: { userId: string }) {
  const { filter, change } = useAddress(address);
  const [writing, setWriting] = useState(false);
  const readFeed = useReadFeed(userId);
  const write = () => setWriting(true);
  const show = (next: PostFilter | null) => change({ filter: next });

  const posted = () => {
    toast.success('Your post is published');
    // Where it is sure to be seen. What cannot be read now is offered as new.
    show(null);
    readFeed(null).catch(() => undefined);
  };
  return (
    <>
      <PageHeading
        title="Community"
        lead="What members offer, ask and plan."
        actionsBeside
        actions={
          <Button icon={<PenLine aria-hidden />} onClick={write}>
            Create Post
          </Button>
        }
      />
      <FilterChips filter={filter} onFilter={show} />
      <PostList userId={userId} filter={filter} onAll={() => show(null)} onWrite={write} />
      <CreatePost userId={userId} open={writing} onOpenChange={setWriting} onPosted={posted} />
    </>
  );
}
