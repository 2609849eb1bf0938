import { useQuery } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { Gate } from '@/shared/entitlements/gate';
import { useDraftForm } from '@/platform/forms/use-draft-form';
import { emptyDraft } from '@/domain/text/mentions';
import { useUser } from '@/platform/auth/auth-provider';
import { useMayBeStaff } from '@/platform/session/staff';
import { QueryError } from '@/platform/query/query-error';
import { Button, ButtonLink } from '@/kit/ui/button';
import { Field, FormError } from '@/kit/ui/field';
import { Input } from '@/kit/ui/input';
import { Page, PageHeading } from '@/platform/layout/page';
import { MentionTextarea } from '@/shared/content/mention-textarea';
import { forumQuery } from '../api/queries';
import { useCreateTopic } from '../api/mutations';
import { maxLengths, topicDraftSchema, topicSchema } from '../forum';
import { postErrors } from '../errors';
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
        <Gate act="topic">
          <NewTopicForm userId={userId} forumId={forumId} />
        </Gate>
      )}
    </Page>
  );
}

/** The text survives errors, reloads and navigation. */
function NewTopicForm({ userId, forumId }: { userId: string; forumId: string }) {
  const create = useCreateTopic(userId, forumId);
  const navigate = useNavigate();
  const { form, errorOf, sending } = useDraftForm({
    storageKey: `topic_draft_${userId}_${forumId}`,
    draft: topicDraftSchema,
    initial: { id: crypto.randomUUID(), title: '', content: emptyDraft },
    schema: topicSchema(useMayBeStaff()),
    send: (topic) => create.mutateAsync(topic),
    onSent: ({ id }) => void navigate(paths.topic(forumId, id), { replace: true }),
    errors: postErrors,
  });
  const { ref, value, onChange } = useController({ control: form.control, name: 'content' }).field;
  return (
    <form {...sending.form} aria-label="New Topic" className="flex flex-col gap-4">
      <Field label="Title" error={errorOf('title')} required>
        <Input {...form.register('title')} maxLength={maxLengths.topicTitle} autoComplete="off" />
      </Field>
      <MentionTextarea
        ref={ref}
        label="Your post"
        hint="Type @ and a name to mention a member."
        value={value}
        onChange={onChange}
        maxLength={maxLengths.content}
        rows={8}
        error={errorOf('content')}
        required
      />
      <FormError>{sending.failure}</FormError>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={sending.busy} busyLabel="Posting...">
          Post topic
        </Button>
        <ButtonLink variant="ghost" to={paths.forum(forumId)}>
          Cancel
        </ButtonLink>
      </div>
    </form>
  );
}
