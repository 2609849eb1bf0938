import { toast } from '@/shared/ui/toast';
import type { Listing } from '@/shared/listings/listing';
import { addChoice, maxCompared, removeChoice, useIsChosen } from './choices';

/** Whether a listing is chosen for the comparison, and a function that adds or removes it. */
export function useToggleChoice({
  id,
  title,
  images,
}: Pick<Listing, 'id' | 'title' | 'images'>): [boolean, () => void] {
  const isChosen = useIsChosen(id);
  const toggle = () => {
    if (isChosen) removeChoice(id);
    else if (!addChoice({ id, title, image: images[0] ?? null })) {
      toast.info(`You can compare up to ${maxCompared} listings`, { description: 'Remove one to add another.' });
    }
  };
  return [isChosen, toggle];
}
