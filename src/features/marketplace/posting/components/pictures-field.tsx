import { clsx } from 'clsx';
import { ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { pictureProblem, pictureTypes } from '@/shared/uploads/picture-limits';
import { Button } from '@/shared/ui/button';
import { FormError } from '@/shared/ui/field';
import type { PictureQueue, QueuedPicture } from '../picture-queue';
import { maxPictures, acceptPictures } from '../listing-pictures';
import { PictureTile } from './picture-tile';
import { usePictureDrag } from './use-picture-drag';

interface PicturesFieldProps {
  queue: PictureQueue;
  pictures: readonly QueuedPicture[];
}

/** Up to ten pictures to drop or choose, reorder and remove. The first is the cover. */
export function PicturesField({ queue, pictures }: PicturesFieldProps) {
  const [notes, setNotes] = useState<readonly string[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const field = useRef<HTMLDivElement>(null);
  const full = pictures.length >= maxPictures;

  const add = async (files: readonly File[]) => {
    const checked = await Promise.all(files.map(async (file) => ({ file, problem: await pictureProblem(file) })));
    // Count again: other files may have been added while these were read.
    const { accepted, notes: problems } = acceptPictures(checked, queue.getSnapshot().length);
    setNotes(problems);
    queue.add(accepted);
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
    <div ref={field} className="flex flex-col gap-4">
      <DropArea isEmpty={pictures.length === 0} full={full} onFiles={(files) => void add(files)} />
      <FormError>
        {notes.length > 0 ? (
          <ul className="flex flex-col gap-1">
            {notes.map((note) => (
              <li key={note} className="break-words">
                {note}
              </li>
            ))}
          </ul>
        ) : null}
      </FormError>
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
      <output className="sr-only">{announcement}</output>
    </div>
  );
}

interface DropAreaProps {
  isEmpty: boolean;
  /** No more pictures can be added. */
  full: boolean;
  onFiles: (files: readonly File[]) => void;
}

function DropArea({ isEmpty, full, onFiles }: DropAreaProps) {
  const dropzone = useDropzone({
    accept: { ...pictureTypes },
    noClick: true,
    noKeyboard: true,
    // We check every file ourselves, so that each rejection has its own message.
    onDrop: (accepted, rejected) => onFiles([...accepted, ...rejected.map(({ file }) => file)]),
  });

  return (
    <div
      {...dropzone.getRootProps()}
      className={clsx(
        'flex flex-col items-center gap-2.5 rounded-card border-2 border-dashed px-5 py-5 text-center',
        'transition-colors',
        dropzone.isDragActive && !full ? 'border-evergreen bg-evergreen-soft' : 'border-edge/60',
      )}
    >
      <input {...dropzone.getInputProps({ 'aria-label': 'Choose pictures', disabled: full })} />
      {isEmpty ? <ImagePlus aria-hidden className="size-8 text-muted" /> : null}
      <p className={clsx('text-[15px] text-ink', full || 'pointer-coarse:hidden')}>
        {full
          ? `You’ve added all ${maxPictures} pictures`
          : dropzone.isDragActive
            ? 'Drop pictures here'
            : 'Drag pictures here, or'}
      </p>
      <Button variant="secondary" disabled={full} onClick={dropzone.open}>
        Choose pictures
      </Button>
      <p className="text-sm text-muted">
        Up to {maxPictures} PNG, JPG or WebP files, 10 MB each. Camera data such as the location is removed.
      </p>
    </div>
  );
}
