import { Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { pluralize } from '@/kit/formatting/format';
import type { ListingDraft, ListingValues } from '@/domain/listing/listing-form';
import { splitAddress } from '@/domain/listing/typed-address';
import { Button } from '@/kit/ui/button';
import { toast } from '@/kit/ui/toast';
import type { UploadQueue } from '@/platform/uploads/upload-queue';
import { sharedParameter } from '../share-target';
import { clearCoordinates } from '../clear-coordinates';
import { maxPictures } from '../listing-pictures';
import { forgetShared, readShared, type SharedContent } from '../shared-content';

interface SharedNoticeProps {
  userId: string;
  form: UseFormReturn<ListingDraft, unknown, ListingValues>;
  queue: UploadQueue;
}

/** Asks whether to use what another app shared. Nothing without it. */
export function SharedNotice({ userId, form, queue }: SharedNoticeProps) {
  const [params] = useSearchParams();
  const isExpected = params.has(sharedParameter);
  const [shared, setShared] = useState<SharedContent | null>(null);
  useEffect(() => {
    if (isExpected) void readShared(userId).then(setShared, () => undefined);
  }, [isExpected, userId]);
  if (!shared) return null;
  const { address, photos } = shared;

  const close = () => {
    setShared(null);
    void forgetShared();
  };
  const use = async () => {
    close();
    if (address) {
      clearCoordinates(form);
      for (const [name, value] of Object.entries(splitAddress(address) ?? { address }))
        form.setValue(name as 'address', value, { shouldDirty: true, shouldValidate: true });
    }
    const room = () => maxPictures - queue.getSnapshot().length;
    const { problems } = await queue.choose(photos, { room, limit: `A listing can have ${maxPictures} pictures.` });
    if (problems.length > 0) toast.error(problems.join(' '));
  };
  const parts = [address, photos.length > 0 ? pluralize(photos.length, 'photo') : ''].filter(Boolean);
  return (
    <section
      aria-labelledby="shared"
      className="mb-5 flex flex-col gap-3 rounded-control border border-line bg-evergreen-soft p-4"
    >
      <h3 id="shared" className="flex items-center gap-2 font-semibold">
        <Share2 aria-hidden className="size-4 shrink-0" />
        Shared from another app
      </h3>
      <p className="break-words">{parts.join(' and ')}</p>
      <div className="flex flex-wrap gap-3">
        <Button size="sm" onClick={() => void use()}>
          Add to draft
        </Button>
        <Button size="sm" variant="secondary" onClick={close}>
          Discard
        </Button>
      </div>
    </section>
  );
}
