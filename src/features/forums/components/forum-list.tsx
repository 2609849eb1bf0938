import { useInfiniteQuery } from '@tanstack/react-query';
import { MessagesSquare, Plus } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { uniqueById } from '@/kit/formatting/ids';
import { useUser } from '@/platform/auth/auth-provider';
import { QueryError } from '@/platform/query/query-error';
import { Button } from '@/kit/ui/button';
import { EmptyState } from '@/kit/ui/empty-state';
import { LoadMore } from '@/kit/ui/load-more';
import { Page, PageHeading } from '@/platform/layout/page';
import { useRestoreLinkFocus } from '@/platform/navigation/use-restore-link-focus';
import { forumsQuery } from '../api/queries';
import { ForumDialog } from './lazy-forum-dialog';
import { ForumRow } from './forum-row';
import { RowSkeletons } from './row-skeletons';

/** All forums, and the button to create one. */
export function ForumList() {
  const user = useUser();
  const [creating, setCreating] = useState(false);
  const navigate = useNavigate();
  const create = (
    <Button icon={<Plus aria-hidden />} onClick={() => setCreating(true)}>
      Create Forum
    </Button>
  );
  return (
    <Page narrow className="flex flex-col gap-5 sm:gap-6">
      <PageHeading title="Forums" lead="Questions, numbers, and experience, by subject." actions={create} />
      <Forums userId={user.id} create={create} />
      {creating ? (
        <ForumDialog
          userId={user.id}
          forum={null}
          open
          onOpenChange={setCreating}
          onSaved={({ id }) => void navigate(paths.forum(id))}
        />
      ) : null}
    </Page>
  );
}

function Forums({ userId, create }: { userId: string; create: ReactNode }) {
  const list = useRestoreLinkFocus();
  const query = useInfiniteQuery(forumsQuery(userId));
  const { data, error } = query;
  const forums = useMemo(() => uniqueById(data?.pages.flatMap(({ items }) => items) ?? []), [data]);

  if (data === undefined) {
    if (!error) return <RowSkeletons what="forums" />;
    return <QueryError query={query} title="We couldn’t load forums" />;
  }
  if (forums.length === 0) {
    return (
      <EmptyState
        icon={<MessagesSquare />}
        title="No forums yet"
        text="Create the first one, with a subject people will look for."
        action={create}
      />
    );
  }
  return (
    <div ref={list}>
      <ul className="flex flex-col gap-3">
        {forums.map((forum) => (
          <li key={forum.id}>
            <ForumRow forum={forum} />
          </li>
        ))}
      </ul>
      <LoadMore itemsLabel="forums" query={query} />
    </div>
  );
}
