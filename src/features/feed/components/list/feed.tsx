import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { useUser } from '@/platform/auth/auth-provider';
import { Button } from '@/kit/ui/button';
import { lazyDialog } from '@/kit/ui/lazy-dialogs';
import { Page, PageHeading } from '@/platform/layout/page';
import { toast } from '@/kit/ui/toast';
import { useQueryState } from '@/platform/navigation/use-query-state';
import { useReloadFeed } from '../../api/mutations';
import { parseFilter, toFilterQuery, type PostFilter } from '../../post-filters';
import { FilterChips } from './filter-chips';
import { PostList } from './post-list';

const CreatePost = lazyDialog(() => import('../editor/create-post').then((module) => module.CreatePost));

/** The community feed, newest posts first. The URL holds the filter. */
export function Feed() {
  const user = useUser();
  return (
    <Page>
      <div className="mx-auto flex max-w-2xl flex-col gap-5">
        <OwnFeed key={user.id} userId={user.id} />
      </div>
    </Page>
  );
}

interface Shown {
  filter: PostFilter | null;
}

const address = {
  parse: (query: string): Shown => ({ filter: parseFilter(query) }),
  serialize: ({ filter }: Shown, also?: URLSearchParams) => toFilterQuery(filter, also),
};

function OwnFeed({ userId }: { userId: string }) {
  const { filter, set } = useQueryState(address);
  const [writing, setWriting] = useState(false);
  const reloadFeed = useReloadFeed(userId);
  const write = () => setWriting(true);
  const show = (next: PostFilter | null) => set({ filter: next });

  const posted = (waits: boolean) => {
    toast.success(waits ? 'Post sent for review' : 'Post published');
    // Show all posts, so the new one is visible. If reloading fails, the new-posts button offers it.
    show(null);
    reloadFeed(null).catch(() => undefined);
  };
  return (
    <>
      <PageHeading
        title="Community"
        lead="Deals, questions, and plans from the community."
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
