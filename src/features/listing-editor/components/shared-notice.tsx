import { Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import type { ListingDraft, ListingValues } from '@/domain/listing/listing-form';
import { Button } from '@/kit/ui/button';
import { toast } from '@/kit/ui/toast';
import type { UploadQueue } from '@/platform/uploads/upload-queue';
import { maxShares, sharedParameter } from '../share-target';
import { clearCoordinates } from '../clear-coordinates';
import { maxPictures } from '../listing-pictures';
import type { SharedContent } from '../shared-content';

interface SharedNoticeProps {
  userId: string;
  form: UseFormReturn<ListingDraft, unknown, ListingValues>;
  queue: UploadQueue;
}

// Only who shares something needs to read it.
const read = async (userId: string) => (await import('../shared-content')).readShared(userId);
const forget = async (path: string) => (await import('../shared-content')).forgetShared(path);

/** Asks whether to use what other apps shared, one by one. Nothing without it. */
export function SharedNotice({ userId, form, queue }: SharedNoticeProps) {
  const [params] = useSearchParams();
  const answer = params.get(sharedParameter);
  const isExpected = answer !== null;
  const [shared, setShared] = useState<readonly SharedContent[]>([]);
  useEffect(() => {
    if (isExpected) void read(userId).then(setShared, () => undefined);
  }, [isExpected, userId]);
  const hasAddress = useWatch({ control: form.control, name: 'address' }).trim() !== '';
  if (shared.length === 0) return null;

  const close = ({ path }: SharedContent) => {
    setShared((all) => all.filter((one) => one.path !== path));
    void forget(path).catch(() => undefined);
  };
  const use = async (content: SharedContent) => {
    close(content);
    if (content.address) {
      clearCoordinates(form);
      // A city that was typed before belongs to another street, if there was one.
      for (const [name, value] of Object.entries(content.address))
        if (value || hasAddress)
          form.setValue(name as 'address', value, { shouldDirty: true, shouldValidate: value !== '' });
    }
    const room = () => maxPictures - queue.getSnapshot().length;
    const limit = `A listing can have ${maxPictures} pictures.`;
    const { problems } = await queue.choose(content.photos, { room, limit });
    if (problems.length > 0) toast.error(problems.join(' '));
  };
  return (
    <section
      aria-labelledby="shared"
      className="mb-5 flex flex-col gap-3 rounded-control border border-line bg-evergreen-soft p-4"
    >
      <h3 id="shared" className="flex items-center gap-2 font-semibold">
        <Share2 aria-hidden className="size-4 shrink-0" />
        Shared from another app
      </h3>
      <ul className="flex flex-col gap-4">
        {shared.map((content) => (
          <li key={content.path} className="flex flex-col gap-3">
            <p className="break-words">{content.text}</p>
            <div className="flex flex-wrap gap-3">
              <Button size="sm" onClick={() => void use(content)}>
                {content.address && hasAddress ? 'Replace address' : 'Add to draft'}
              </Button>
              <Button size="sm" variant="secondary" onClick={() => close(content)}>
                Discard
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {answer === 'full' ? (
        <p className="text-sm text-muted">
          The last share wasn’t added, because {maxShares} are waiting. Add or discard some, then share it again.
        </p>
      ) : null}
    </section>
  );
}
