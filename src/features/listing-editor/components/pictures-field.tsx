import { ImagePlus } from 'lucide-react';
import { useRef, useState, useEffect, useEffectEvent, type PointerEvent as ReactPointerEvent } from 'react';
import { anyPicture, pictureFormats } from '@/domain/files/picture-limits';
import { FormError } from '@/kit/ui/field';
import { ListingField } from '@/shared/listings/listing-field';
import type { QueuedUpload, UploadQueue } from '@/platform/uploads/upload-queue';
import { maxPictures } from '../listing-pictures';
import { DropArea, FileProblems } from '@/platform/uploads/drop-area';
import { PictureTile } from './picture-tile';

interface PicturesFieldProps {
  queue: UploadQueue;
  pictures: readonly QueuedUpload[];
}

/** Up to ten pictures to drop or choose, reorder and remove. The first is the cover. */
export function PicturesField({ queue, pictures }: PicturesFieldProps) {
  const [notes, setNotes] = useState<readonly string[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const field = useRef<HTMLElement>(null);

  const add = async (files: readonly File[]) => {
    const room = () => maxPictures - queue.getSnapshot().length;
    const { problems } = await queue.choose(files, { room, limit: `A listing can have ${maxPictures} pictures.` });
    setNotes(problems);
  };

  const move = (from: number, to: number) => {
    queue.move(from, to);
    setAnnouncement(`Picture moved to position ${to + 1} of ${pictures.length}`);
  };
  const { dragged, handle } = usePictureDrag(
    pictures.map(({ id }) => id),
    move,
  );

  return (
    <section ref={field} aria-labelledby="pictures" className="flex flex-col gap-4">
      <h3 id="pictures" className="font-semibold">
        Pictures
      </h3>
      <DropArea
        noun="pictures"
        accept={{ [anyPicture]: [] }}
        icon={pictures.length === 0 ? <ImagePlus aria-hidden /> : null}
        full={pictures.length >= maxPictures ? `You’ve added all ${maxPictures} pictures` : null}
        rules={`Up to ${maxPictures} pictures: ${pictureFormats} Camera data such as the location is removed.`}
        onFiles={(files) => void add(files)}
      />
      <FormError>{notes.length > 0 ? <FileProblems problems={notes} /> : null}</FormError>
      <ul className="grid grid-cols-2 gap-4 empty:hidden sm:grid-cols-3 lg:grid-cols-5">
        {pictures.map((picture, index) => (
          <PictureTile
            key={picture.id}
            picture={picture}
            position={index + 1}
            last={index === pictures.length - 1}
            dragged={dragged === picture.id}
            handle={handle(picture.id)}
            onMove={(by) => move(index, index + by)}
            onRetry={() => queue.retry(picture.id)}
            onRemove={() => {
              // The focused button disappears: keep the focus in this field.
              field.current?.querySelector<HTMLElement>('button:enabled')?.focus();
              queue.remove(picture.id);
              setNotes([]);
              setAnnouncement(`${picture.name} removed`);
            }}
          />
        ))}
      </ul>
      {pictures.length > 0 ? (
        <ListingField name="photos_taken_on" hint="The newest picture’s day. Buyers see it." className="max-w-72" />
      ) : null}
      <output className="sr-only">{announcement}</output>
    </section>
  );
}

/** Pixels a pointer can move before a press becomes a drag. */
const dragThreshold = 6;

interface Press {
  id: string;
  x: number;
  y: number;
}

/** The id of the picture at a point of the viewport; null for none. */
function pictureAt(x: number, y: number): string | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-picture]')?.dataset.picture ?? null;
}

/**
 * Reorders pictures by dragging: the dragged one immediately takes the position of the one under the pointer. Touch
 * uses the grip, so that the rest of the tile still scrolls.
 */
function usePictureDrag(order: readonly string[], onMove: (from: number, to: number) => void) {
  const [press, setPress] = useState<Press | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);

  const drag = useEffectEvent(({ id, x, y }: Press, event: PointerEvent) => {
    if (dragged === null && Math.hypot(event.clientX - x, event.clientY - y) < dragThreshold) return;
    setDragged(id);
    const over = pictureAt(event.clientX, event.clientY);
    if (over !== null && over !== id) onMove(order.indexOf(id), order.indexOf(over));
  });

  useEffect(() => {
    if (!press) return undefined;
    const move = (event: PointerEvent) => drag(press, event);
    const end = () => {
      setPress(null);
      setDragged(null);
    };
    // Listen on the window: reordering moves the element in the document, which ends pointer capture.
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    return () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
  }, [press]);

  /** Event handlers of a picture's drag handle. */
  const handle = (id: string) => ({
    onPointerDown: (event: ReactPointerEvent) => {
      if (event.button === 0 && event.isPrimary) setPress({ id, x: event.clientX, y: event.clientY });
    },
  });

  return { dragged, handle };
}
