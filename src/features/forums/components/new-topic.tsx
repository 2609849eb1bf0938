import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { useDraft } from '@/shared/hooks/use-draft';
import { emptyDraft, toMarkup } from '@/shared/content/mentions';
import { useUser } from '@/shared/session/auth-provider';
import { QueryError } from '@/shared/query/query-error';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Field, FormError } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import { Page, PageHeading } from '@/shared/layout/page';
import { MentionTextarea } from '@/shared/content/mention-textarea';
import { forumQuery } from '../api/queries';
import { useCreateTopic } from '../api/mutations';
import { maxLengths, topicDraftSchema, topicTitleSchema } from '../forum';
import { saveErrorMessage } from '../errors';
import { BackLink, ForumNotFound } from './not-found';

/** The screen to start a topic in a forum. */
export function NewTopic({ forumId }: { forumId: string }) {
  const user = useUser();
  return <NewTopicView userId={user.id} forumId={forumId} />;
}

function NewTopicView({ userId, forumId }: { userId: string; forumId: string }) {
  const query = useQuery(forumQuery(userId, forumId));
  const { data: forum, error } = query;
  if (forum === null) return <ForumNotFound back={paths.forums} />;
  return (
    <Page narrow className="flex flex-col gap-5 sm:gap-6">
      <BackLink to={paths.forum(forumId)}>{forum?.title ?? 'Back to the forum'}</BackLink>
      <PageHeading title="New Topic" lead={forum ? `In ${forum.title}` : undefined} />
      {forum === undefined && error ? (
        <QueryError query={query} title="We couldn’t load this forum" />
      ) : (
        <NewTopicForm userId={userId} forumId={forumId} />
      )}
    </Page>
  );
}

const empty = { title: '', content: emptyDraft };

/** The text survives errors, reloads and navigation. */
function NewTopicForm({ userId, forumId }: { userId: string; forumId: string }) {
  const [draft, keep, forget] = useDraft(`topic_draft_${userId}_${forumId}`, topicDraftSchema, empty);
  const { mutateAsync, isPending } = useCreateTopic(userId, forumId);
  const navigate = useNavigate();
  const [problems, setProblems] = useState<{ title?: string | undefined; content?: string | undefined; form?: string }>(
    {},
  );
  const title = useRef<HTMLInputElement>(null);
  const content = useRef<HTMLTextAreaElement>(null);
  /** Stays the same for every retry, so that a lost response can't create a second topic. */
  const [id] = useState(() => crypto.randomUUID());

  const send = async () => {
    if (isPending) return;
    const titled = topicTitleSchema.safeParse(draft.title);
    const stored = toMarkup(draft.content).trim();
    const missing = {
      title: titled.error?.issues[0]?.message,
      content: stored === '' ? 'Write your post.' : undefined,
    };
    setProblems(missing);
    if (missing.title || missing.content || !titled.success) {
      (missing.title ? title : content).current?.focus();
      return;
    }
    try {
      const topicId = await mutateAsync({ id, title: titled.data, content: stored });
      forget();
      void navigate(paths.topic(forumId, topicId), { replace: true });
    } catch (error) {
      setProblems({ form: saveErrorMessage(error) });
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };

  return (
    <form noValidate aria-label="New Topic" onSubmit={onSubmit} className="flex flex-col gap-4">
      <Field label="Title" error={problems.title} required>
        <Input
          ref={title}
          value={draft.title}
          maxLength={maxLengths.topicTitle}
          autoComplete="off"
          onChange={({ target }) => keep({ ...draft, title: target.value })}
        />
      </Field>
      <MentionTextarea
        ref={content}
        label="Your post"
        hint="Type @ and a name to mention a member."
        value={draft.content}
        onChange={(next) => keep({ ...draft, content: next })}
        maxLength={maxLengths.content}
        rows={8}
        error={problems.content}
        required
        onSubmit={() => void send()}
      />
      <FormError>{problems.form}</FormError>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isPending} busyLabel="Posting...">
          Post topic
        </Button>
        <ButtonLink variant="ghost" to={paths.forum(forumId)}>
          Cancel
        </ButtonLink>
      </div>
    </form>
  );
}
