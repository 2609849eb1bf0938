import { Eye, EyeOff } from 'lucide-react';
import { ContentMenu } from '@/shared/content/content-menu';
import { authorName } from '@/shared/members/author-line';
import { describeError } from '@/platform/errors/describe-error';
import { Button } from '@/kit/ui/button';
import { toast } from '@/kit/ui/toast';
import { useDeleteQuestion, useHideQuestion } from '../api/mutations';
import type { Question } from '../question';

interface QuestionMenuProps {
  listingId: string;
  question: Question;
  isOwn: boolean;
  isSeller: boolean;
}

/** What the reader can do with a question: askers delete it while unanswered, sellers hide it, and others report it. */
export function QuestionMenu({ listingId, question, isOwn, isSeller }: QuestionMenuProps) {
  const { mutateAsync } = useDeleteQuestion(listingId);
  const remove = async () => {
    if (await mutateAsync(question.id)) toast.success('Question deleted');
    else toast.info('The seller has answered, so the question stays.');
  };
  return (
    <div className="flex shrink-0 items-center">
      {isSeller ? <HideButton listingId={listingId} question={question} /> : null}
      <ContentMenu
        isOwn={isOwn}
        subject={{ kind: 'question', id: question.id, name: authorName(question.author, false) }}
        noun="question"
        {...(isOwn && !question.answer && { onDelete: remove })}
      />
    </div>
  );
}

function HideButton({ listingId, question: { id, hidden_at } }: { listingId: string; question: Question }) {
  const { mutate, isPending } = useHideQuestion(listingId);
  const hidden = hidden_at !== null;
  const press = () =>
    mutate(
      { id, hidden: !hidden },
      {
        onSuccess: () => toast.success(hidden ? 'Question shown' : 'Question hidden'),
        onError: (error) => toast.error('Nothing changed', { description: describeError(error) }),
      },
    );
  return (
    <Button
      variant="ghost"
      size="sm"
      className="text-muted"
      busy={isPending}
      icon={hidden ? <Eye aria-hidden /> : <EyeOff aria-hidden />}
      onClick={press}
    >
      {hidden ? 'Show' : 'Hide'}
    </Button>
  );
}
