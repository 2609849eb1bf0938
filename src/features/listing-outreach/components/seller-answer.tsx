import { ContentMenu } from '@/shared/content/content-menu';
import { RemovedNotice } from '@/shared/content/removed-notice';
import { formatDateTime, formatRelativeDate } from '@/kit/formatting/format';
import { toast } from '@/kit/ui/toast';
import { useDeleteAnswer } from '../api/mutations';
import type { Answer } from '../question';

interface SellerAnswerProps {
  listingId: string;
  answer: Answer;
  isSeller: boolean;
  onEdit: () => void;
}

/** The seller's answer. */
export function SellerAnswer({ listingId, answer, isSeller, onEdit }: SellerAnswerProps) {
  const remove = useDeleteAnswer(listingId);
  const deleteAnswer = async () => {
    await remove.mutateAsync(answer.id);
    toast.success('Answer deleted');
  };
  return (
    <div className="border-l-2 border-evergreen/40 pl-4">
      <div className="flex items-start justify-between gap-2">
        <p className="text-sm text-muted">
          <span className="font-semibold text-ink">Seller</span> ·{' '}
          <time dateTime={answer.created_at} title={formatDateTime(answer.created_at)}>
            {formatRelativeDate(answer.created_at)}
          </time>
          {answer.edited_at === null ? null : ' · edited'}
        </p>
        {/* Its height must not push the answer down. */}
        <div className="-my-2 shrink-0">
          <ContentMenu
            isOwn={isSeller}
            subject={{ kind: 'answer', id: answer.id, name: 'the seller' }}
            noun="answer"
            {...(isSeller && {
              ...(answer.removed_at === null && { onEdit }),
              onDelete: deleteAnswer,
              deleteWarning: 'The question will be unanswered again, so only you and the asker see it.',
            })}
          />
        </div>
      </div>
      <RemovedNotice id={answer.id} removedAt={answer.removed_at} noun="answer" isOwn={isSeller} className="my-2" />
      <p className="max-w-prose text-[15px] break-words whitespace-pre-line text-ink">{answer.content}</p>
    </div>
  );
}
