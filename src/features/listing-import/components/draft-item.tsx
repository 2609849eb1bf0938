import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { paths } from '@/domain/site/paths';
import { useUnverified } from '@/shared/entitlements/use-gated';
import { pluralize } from '@/kit/formatting/format';
import { deleteDraft } from '@/shared/listings/api/drafts';
import { marketplaceKeys } from '@/shared/listings/api/keys';
import { draftValues, type Publish, type StoredListingDraft } from '@/domain/listing/stored-draft';
import { reviewTime } from '@/shared/content/review-time';
import { describeError } from '@/platform/errors/describe-error';
import { Button, ButtonLink, IconButton } from '@/kit/ui/button';
import { FormError } from '@/kit/ui/field';
import { toast } from '@/kit/ui/toast';
import { needsOf } from '../draft-needs';
import { draftAddress, draftPrice, DraftNeeds } from './preview-row';

interface DraftItemProps {
  draft: StoredListingDraft;
  publish: Publish;
}

/** A draft, with what can be done with it. */
export function DraftItem({ draft, publish }: DraftItemProps) {
  const values = draftValues(draft.fields);
  const needs = needsOf(draft);
  const unverified = useUnverified();
  const { post, remove, problem, photosFailed } = useDraftActions({ draft, publish });
  const photoCount = draft.pictures.length + draft.photo_urls.length;
  const details = [draftPrice(values), values.title, photoCount > 0 ? pluralize(photoCount, 'photo') : ''];
  return (
    <li className="flex flex-col gap-3 px-3 py-3 sm:px-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-1 basis-64 flex-col gap-1">
          <p className="text-[15px] font-medium break-words text-ink">
            {draftAddress(values) || values.title || 'Draft'}
          </p>
          <p className="numeric text-sm break-words text-muted">{details.filter(Boolean).join(' · ')}</p>
          <div>
            <DraftNeeds needs={needs} />
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {needs.length === 0 ? (
            <Button
              size="sm"
              disabled={unverified}
              busy={post.isPending}
              busyLabel="Publishing"
              onClick={() => post.mutate(false)}
            >
              Publish
            </Button>
          ) : null}
          <ButtonLink size="sm" variant="secondary" to={paths.listingDraft(draft.id)}>
            Continue
          </ButtonLink>
          <IconButton label="Delete draft" onClick={() => remove.mutate()}>
            <Trash2 aria-hidden />
          </IconButton>
        </div>
      </div>
      <FormError>{problem}</FormError>
      {photosFailed ? (
        <div>
          <Button size="sm" variant="secondary" busy={post.isPending} onClick={() => post.mutate(true)}>
            Publish without the missing photos
          </Button>
        </div>
      ) : null}
    </li>
  );
}

/** Publishing and deleting a draft, and what went wrong. */
function useDraftActions({ draft, publish }: DraftItemProps) {
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const [photosFailed, setPhotosFailed] = useState(false);
  const refresh = () => queryClient.invalidateQueries({ queryKey: marketplaceKeys.drafts });
  const post = useMutation({
    mutationFn: (skipPhotos: boolean) => publish({ draft, skipPhotos }),
    onMutate: () => setProblem(null),
    onSuccess: (result) => {
      if (result.outcome === 'refused') {
        setProblem(result.reason);
        setPhotosFailed(result.photos);
        return undefined;
      }
      toast.success('Listing posted', {
        ...(result.isHeld && { description: `Others see it once our team has checked it, ${reviewTime}.` }),
      });
      return refresh();
    },
  });
  const remove = useMutation({
    mutationFn: () => deleteDraft(draft.id),
    onSuccess: () => {
      toast.success('Draft deleted');
      return refresh();
    },
    onError: (error) => setProblem(describeError(error)),
  });
  return { post, remove, problem, photosFailed };
}
